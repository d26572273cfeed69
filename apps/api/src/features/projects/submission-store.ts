import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { enqueueProjectMails } from "../outbox/enqueue-project-mails.ts";
import type { MailMessage } from "../outbox/mail-message.ts";
import type { BuiltProject } from "./build.ts";

/** A first submission, whole: what one transaction writes. */
export interface Submission {
  id: string;
  versionId: string;
  idempotency: { id: string; key: string; requestHash: string };
  owner: { id: string; email: string; displayName: string; isVerified: boolean };
  built: BuiltProject;
  mails: readonly MailMessage[];
  at: Date;
}

/** What an administrator's search looks in. */
export const searchTextOf = (
  { businessName, industry }: Pick<BuiltProject, "businessName" | "industry">,
  owner: { email: string; displayName: string },
): string => `${businessName}\n${industry}\n${owner.email}\n${owner.displayName}`.toLowerCase();

/** The submission already made under a key, if any. */
export function findSubmission(
  db: Tx,
  userId: string,
  key: string,
): Promise<{ requestHash: string; projectId: string } | null> {
  return db.idempotencyRecord.findUnique({
    where: { userId_key: { userId, key } },
    select: { requestHash: true, projectId: true },
  });
}

/**
 * Stores project, first version, key and mails, all or nothing. False when the key was used in the meantime: of
 * submissions made at once under one key, one is stored.
 */
export async function insertSubmission(db: Db, submission: Submission): Promise<boolean> {
  const { id, versionId, idempotency, owner, built, mails, at } = submission;
  try {
    await db.$transaction(async (tx) => {
      await tx.project.create({
        data: {
          id,
          userId: owner.id,
          businessName: built.businessName,
          industry: built.industry,
          version: 1,
          pageCount: built.pageCount,
          searchText: searchTextOf(built, owner),
          createdAt: at,
          submittedAt: at,
          updatedAt: at,
        },
      });
      await tx.idempotencyRecord.create({
        data: { ...idempotency, userId: owner.id, projectId: id, createdAt: at },
      });
      await tx.projectVersion.create({
        data: {
          id: versionId,
          projectId: id,
          version: 1,
          onboarding: built.onboarding,
          spec: JSON.stringify(built.spec),
          createdAt: at,
        },
      });
      await enqueueProjectMails(tx, mails, { now: at, isVerified: owner.isVerified });
    });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

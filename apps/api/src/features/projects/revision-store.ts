import type { Authorized } from "../../auth/authorized.ts";
import type { Db } from "../../db/open.ts";
import { enqueueProjectMails } from "../outbox/enqueue-project-mails.ts";
import type { MailMessage } from "../outbox/mail-message.ts";
import type { BuiltProject } from "./build.ts";
import type { ProjectRow } from "./store.ts";
import { searchTextOf } from "./submission-store.ts";

/** A new version of a project, whole: what one transaction writes. */
export interface Revision {
  versionId: string;
  owner: { email: string; displayName: string; isVerified: boolean };
  built: BuiltProject;
  isFinalized: boolean;
  mails: readonly MailMessage[];
  at: Date;
}

/**
 * Stores the version after the one that the project was read with, and its mails, all or nothing. Undefined when
 * another version was stored in the meantime.
 */
export function insertRevision(
  db: Db,
  project: Authorized<ProjectRow, "change">,
  { versionId, owner, built, isFinalized, mails, at }: Revision,
): Promise<ProjectRow | undefined> {
  const version = project.version + 1;
  const change = {
    businessName: built.businessName,
    industry: built.industry,
    pageCount: built.pageCount,
    version,
    updatedAt: at,
    finalizedAt: isFinalized ? at : project.finalizedAt,
  };
  return db.$transaction(async (tx) => {
    const { count } = await tx.project.updateMany({
      where: { id: project.id, version: project.version },
      data: { ...change, searchText: searchTextOf(built, owner) },
    });
    if (count === 0) return undefined;
    await tx.projectVersion.create({
      data: {
        id: versionId,
        projectId: project.id,
        version,
        onboarding: built.onboarding,
        spec: JSON.stringify(built.spec),
        createdAt: at,
      },
    });
    await enqueueProjectMails(tx, mails, { now: at, isVerified: owner.isVerified });
    return { ...project, ...change };
  });
}

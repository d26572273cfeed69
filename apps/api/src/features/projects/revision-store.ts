import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Authorized } from "../../access/authorized.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditEvent } from "../../audit/events.ts";
import { withAccountLock } from "../../db/account-lock.ts";
import type { Db, Tx } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { projectSearchText } from "../../listing/project-search-store.ts";
import { enqueueProjectMails, type MailMessage } from "../../outbox/mail-store.ts";
import { linkFiles, type ReadFiles } from "./file-store.ts";
import type { ProjectRow } from "./store.ts";
import type { BuiltProject } from "./submission-store.ts";

/** A complete new version of a project: what one transaction writes. */
export interface Revision {
  versionId: string;
  owner: { email: string; displayName: string; isVerified: boolean };
  /** With the stored data of their files. */
  answers: Onboarding;
  built: BuiltProject;
  isFinalized: boolean;
  mails: readonly MailMessage[];
  at: Date;
  readFiles: ReadFiles;
  /** Counts it; a refusal where the limit is exceeded. */
  count: (tx: Tx) => Promise<Refusal | undefined>;
  /** Called in the transaction once the version is stored. */
  onStored?: (tx: Tx) => Promise<void>;
  /** Written with it, if staff make it. */
  event?: AuditEvent;
  /** The refusal where the client's account was deleted meanwhile. */
  readonly ifGone: "sign-in-required" | "not-found";
}

/**
 * Stores the version after the one that the project was read with, its files and its mails, all or nothing,
 * under the account's lock. `count` counts it, in the same transaction: a refusal where the limit is
 * exceeded. Undefined when another version was stored in the meantime.
 */
export function insertRevision(
  db: Db,
  project: Authorized<ProjectRow, "change">,
  {
    versionId,
    owner,
    answers,
    built,
    isFinalized,
    mails,
    at,
    readFiles,
    count,
    event,
    ifGone,
    onStored,
  }: Revision,
): Promise<ProjectRow | undefined | Refusal> {
  const { id: projectId, userId } = project;
  const { businessName, industry, pageCount, onboarding } = built;
  const version = project.version + 1;
  const finalizedAt = isFinalized ? at : project.finalizedAt;
  const change = { businessName, industry, pageCount, version, updatedAt: at, finalizedAt };
  return withAccountLock(
    db,
    userId,
    async (tx) => {
      const updated = await tx.project.updateMany({
        where: { id: projectId, version: project.version, deletedAt: null },
        data: { ...change, searchText: projectSearchText(built, owner) },
      });
      if (updated.count === 0) return undefined;
      const found = await readFiles(tx, userId, answers);
      if (found instanceof Refusal) return found;
      const spec = JSON.stringify(built.spec);
      await tx.projectVersion.create({
        data: { id: versionId, projectId, version, onboarding, spec, createdAt: at },
      });
      await linkFiles(tx, projectId, answers);
      await onStored?.(tx);
      if (event) await recordEvent(tx, event);
      await enqueueProjectMails(tx, mails, { now: at, isVerified: owner.isVerified });
      // A network's counters stay locked until the end: counted last, so that others on the network do not wait
      // for the rest of this version.
      const refused = await count(tx);
      if (refused) return refused;
      return { ...project, ...change };
    },
    ifGone,
  );
}

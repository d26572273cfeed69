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
  /** The answers, with the stored data of their files. */
  answers: Onboarding;
  built: BuiltProject;
  isFinalized: boolean;
  mails: readonly MailMessage[];
  at: Date;
  readFiles: ReadFiles;
  /** Counts the version towards the limits; returns a refusal if one is exceeded. */
  count: (tx: Tx) => Promise<Refusal | undefined>;
  /** Called in the transaction once the version is stored. */
  onStored?: (tx: Tx) => Promise<void>;
  /** Written in the same transaction, if staff create the version. */
  event?: AuditEvent;
  /** The refusal if the client's account was deleted meanwhile. */
  readonly ifGone: "sign-in-required" | "not-found";
}

/**
 * Stores the version after the one that the project was read with, with its files and mails, in one
 * transaction under the account's lock. `count` counts it in the same transaction and returns a refusal
 * if a limit is exceeded. Undefined if another version was stored in the meantime.
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
      // Counted last, because a network's counters stay locked until the transaction ends, and others on
      // the network would wait for the rest of this one.
      const refused = await count(tx);
      if (refused) return refused;
      return { ...project, ...change };
    },
    ifGone,
  );
}

/** That a stored version is the final one: what one transaction writes. */
interface Finishing extends Pick<Revision, "mails" | "at" | "onStored"> {
  isVerified: boolean;
}

/**
 * Marks the version that the project was read with as final, with its mail. Undefined if another version
 * was stored in the meantime.
 */
export function markFinal(
  db: Db,
  project: Authorized<ProjectRow, "change">,
  { mails, at, onStored, isVerified }: Finishing,
): Promise<ProjectRow | undefined | Refusal> {
  const { id, userId, version } = project;
  // `updatedAt` is the version's date, and stays.
  const change = { finalizedAt: at };
  return withAccountLock(
    db,
    userId,
    async (tx) => {
      const { count } = await tx.project.updateMany({
        where: { id, version, deletedAt: null },
        data: change,
      });
      if (count === 0) return undefined;
      await onStored?.(tx);
      await enqueueProjectMails(tx, mails, { now: at, isVerified });
      return { ...project, ...change };
    },
    "sign-in-required",
  );
}

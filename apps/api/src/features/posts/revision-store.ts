import type { PostFields } from "@sitewright/contracts";
import { inPages, type PageOfRows } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";
import { minuteMs } from "../../time-units.ts";

/** The cause of a revision. */
export type RevisionKind = "edit" | "publish" | "restore";

/** A revision to be stored. */
export interface NewRevision {
  readonly id: string;
  readonly postId: string;
  readonly version: number;
  readonly kind: RevisionKind;
  readonly fields: PostFields;
  /** Account of its author; empty for the server itself. */
  readonly editedBy: string;
  readonly at: Date;
  /** Store a new revision, never merged into the last one. */
  readonly isApart?: boolean;
}

/** Saves by one person within this time are one revision. */
const sameRevisionMs = 10 * minuteMs;
/** The number of revisions kept per post. */
export const keptRevisions = 100;

async function forgetOldest(tx: Tx, postId: string): Promise<void> {
  const tooOld = await tx.postRevision.findFirst({
    where: { postId },
    select: { version: true },
    orderBy: { version: "desc" },
    skip: keptRevisions,
  });
  if (tooOld) await tx.postRevision.deleteMany({ where: { postId, version: { lte: tooOld.version } } });
}

/**
 * Stores a post's current state as a revision. Returns true for a new one, false if it replaced the last
 * one, which happens only to the state that this one was made from: one that was discarded stays.
 */
export async function noteRevision(tx: Tx, revision: NewRevision): Promise<boolean> {
  const { id, postId, version, kind, fields, editedBy, at, isApart = false } = revision;
  const content = JSON.stringify(fields);
  const last = await tx.postRevision.findFirst({
    where: { postId },
    select: { id: true, version: true, kind: true, editedBy: true, createdAt: true },
    orderBy: { version: "desc" },
  });
  const isSameRevision =
    !isApart &&
    last?.kind === "edit" &&
    kind === "edit" &&
    last.version === version - 1 &&
    last.editedBy === editedBy &&
    at.getTime() - last.createdAt.getTime() < sameRevisionMs;
  if (isSameRevision) {
    await tx.postRevision.update({ where: { id: last.id }, data: { version, content } });
    return false;
  }
  await tx.postRevision.create({ data: { id, postId, version, kind, content, editedBy, createdAt: at } });
  await forgetOldest(tx, postId);
  return true;
}

/** Revisions read per batch: each holds a whole post, and a hundred long ones would block the process. */
const readAtOnce = 5;

/** The stored revisions of a post, newest first, read in batches. */
export function listRevisions(db: Tx, postId: string) {
  return inPages(({ take, last }: PageOfRows<{ version: number }>) => {
    const where = last ? { postId, version: { lt: last.version } } : { postId };
    return db.postRevision.findMany({ where, orderBy: { version: "desc" }, take });
  }, readAtOnce);
}

/** One revision. */
export function findRevision(db: Tx, postId: string, version: number) {
  return db.postRevision.findUnique({ where: { postId_version: { postId, version } } });
}

import type { PostFields } from "@sitewright/contracts";
import { inPages } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";

/** What made a revision. */
export type RevisionKind = "edit" | "publish" | "restore";

/** A revision about to be noted. */
export interface NewRevision {
  readonly id: string;
  readonly postId: string;
  readonly version: number;
  readonly kind: RevisionKind;
  readonly fields: PostFields;
  /** Account of who wrote it; empty for the server itself. */
  readonly editedBy: string;
  readonly at: Date;
  /** Whether it is a revision of its own, whoever wrote the last one. */
  readonly isApart?: boolean;
}

/** What somebody saves within this time is one revision. */
const sameRevisionMs = 10 * 60_000;
/** Revisions of a post that are kept. */
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

/** Notes how a post stands. True where that began a new revision, false where it went on with the last one. */
export async function noteRevision(tx: Tx, revision: NewRevision): Promise<boolean> {
  const { id, postId, version, kind, fields, editedBy, at, isApart = false } = revision;
  const content = JSON.stringify(fields);
  const last = await tx.postRevision.findFirst({
    where: { postId },
    select: { id: true, kind: true, editedBy: true, createdAt: true },
    orderBy: { version: "desc" },
  });
  const goesOn =
    !isApart &&
    last?.kind === "edit" &&
    kind === "edit" &&
    last.editedBy === editedBy &&
    at.getTime() - last.createdAt.getTime() < sameRevisionMs;
  if (goesOn) {
    await tx.postRevision.update({ where: { id: last.id }, data: { version, content } });
    return false;
  }
  await tx.postRevision.create({ data: { id, postId, version, kind, content, editedBy, createdAt: at } });
  await forgetOldest(tx, postId);
  return true;
}

/** Revisions that are read at once: each holds a whole post, and a hundred long ones would keep everybody waiting. */
const readAtOnce = 5;

/** The revisions of a post that are kept, newest first, read a few at a time. */
export function listRevisions(db: Tx, postId: string) {
  const query = { where: { postId }, orderBy: { version: "desc" } } as const;
  return inPages((page) => db.postRevision.findMany({ ...query, ...page }), readAtOnce);
}

/** One revision. */
export function findRevision(db: Tx, postId: string, version: number) {
  return db.postRevision.findUnique({ where: { postId_version: { postId, version } } });
}

/** What each account is called, by its id; ids without an account are left out. */
export async function revisionEditors(db: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const accounts = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, displayName: true, email: true },
  });
  return new Map(accounts.map(({ id, displayName, email }) => [id, displayName.trim() || email]));
}

import type { PostFields } from "@sitewright/contracts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditedAction, EventOrigin } from "../../audit/events.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { isAddressTaken, moveAddress } from "./address-store.ts";
import { noteRevision, type RevisionKind } from "./revision-store.ts";
import { columnsOf, instantOfDay } from "./stored-fields.ts";

/**
 * The outcome of writing a post. `taken`: nothing was stored, because the address belongs to another post
 * or a built-in article. `conflict`: the post has been changed since. `gone`: the post no longer exists.
 */
export type Written = "stored" | "taken" | "conflict" | "gone";

/** The author and time of a change, and the ids of its audit entry and revision. */
export interface Writing extends EventOrigin {
  readonly revisionId: string;
}

/** Rolls a transaction back. */
export class NotWritten extends Error {
  readonly outcome: Exclude<Written, "stored">;
  constructor(outcome: Exclude<Written, "stored">) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Runs a transaction that may end by `NotWritten`. The database's unique index decides between concurrent
 * writes of the same address.
 */
export async function writing(db: Db, write: (tx: Tx) => Promise<void>): Promise<Written> {
  try {
    await db.$transaction(write);
    return "stored";
  } catch (error) {
    if (error instanceof NotWritten) return error.outcome;
    if (isDuplicate(error)) return "taken";
    throw error;
  }
}

/** A post that is not in the bin. @throws NotWritten if there is none */
export async function findWritable(tx: Tx, id: string) {
  const row = await tx.post.findFirst({ where: { id, deletedAt: null } });
  if (!row) throw new NotWritten("gone");
  return row;
}
type Writable = Awaited<ReturnType<typeof findWritable>>;

/** Stores a new post as a draft. */
export function insertPost(
  db: Db,
  { id, fields, origin }: { id: string; fields: PostFields; origin: Writing },
): Promise<Written> {
  const { revisionId, ...event } = origin;
  const { at } = origin;
  return writing(db, async (tx) => {
    if (await isAddressTaken(tx, fields.slug, id)) throw new NotWritten("taken");
    const dates = { createdAt: at, updatedAt: at, listedAt: at };
    await tx.post.create({ data: { ...columnsOf(fields), id, status: "draft", ...dates } });
    const editedBy = origin.actorId;
    await noteRevision(tx, { id: revisionId, postId: id, version: 1, kind: "edit", fields, editedBy, at });
    await recordEvent(tx, { ...event, action: "post.create", subjectId: id });
  });
}

/** The columns of a post for these fields; redirects its former address if it changed. @throws NotWritten */
export async function takeFields(tx: Tx, row: Writable, fields: PostFields, at: Date) {
  const { id, slug: from, wasPublished, publishedAt } = row;
  if (fields.slug !== from) {
    if (await isAddressTaken(tx, fields.slug, id)) throw new NotWritten("taken");
    if (wasPublished) await moveAddress(tx, { postId: id, from, to: fields.slug, at });
  }
  const undated = wasPublished ? publishedAt : null;
  return {
    ...columnsOf(fields),
    publishedAt: fields.date === null ? undated : instantOfDay(fields.date, publishedAt),
  };
}

/**
 * Writes columns of a post as its next version. @throws NotWritten if another version was stored
 * meanwhile
 */
export async function writeNext(
  tx: Tx,
  { id, version }: Writable,
  data: Parameters<Tx["post"]["updateMany"]>[0]["data"],
): Promise<void> {
  const where = { id, version, deletedAt: null };
  const { count } = await tx.post.updateMany({ where, data: { ...data, version: version + 1 } });
  if (count === 0) throw new NotWritten("conflict");
}

/** A save, based on version `from`. */
export interface PostSave {
  readonly id: string;
  readonly from: number;
  readonly fields: PostFields;
  /** Store a new revision. */
  readonly isApart: boolean;
  readonly kind: Extract<RevisionKind, "edit" | "restore">;
  readonly action: Extract<AuditedAction, "post.update" | "post.revert">;
}

/**
 * Saves a post as its next version. Edits of a published post are stored separately until they are
 * published. Saves by one person within a few minutes are merged into one revision and one audit entry.
 */
export function savePost(db: Db, save: PostSave, { revisionId, ...origin }: Writing): Promise<Written> {
  const { id, from, fields, isApart, kind, action } = save;
  const { at, actorId: editedBy } = origin;
  return writing(db, async (tx) => {
    const row = await findWritable(tx, id);
    if (row.version !== from) throw new NotWritten("conflict");
    if (row.status === "published") {
      if (fields.slug !== row.slug && (await isAddressTaken(tx, fields.slug, id)))
        throw new NotWritten("taken");
      await writeNext(tx, row, { edits: JSON.stringify(fields) });
    } else
      await writeNext(tx, row, { ...(await takeFields(tx, row, fields, at)), edits: null, updatedAt: at });
    const revision = { id: revisionId, postId: id, version: from + 1, kind, isApart };
    const isNew = await noteRevision(tx, { ...revision, fields, editedBy, at });
    if (isNew) await recordEvent(tx, { ...origin, action, subjectId: id });
  });
}

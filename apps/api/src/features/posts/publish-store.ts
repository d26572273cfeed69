import type { FieldProblem, PostFields } from "@sitewright/contracts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditEvent, EventOrigin } from "../../audit/events.ts";
import type { Database, Db, Tx } from "../../db/open.ts";
import type { OnPostChange } from "../../post-changes/post-change.ts";
import { deleteDueJobs } from "./due-job-store.ts";
import { endHeldBack, raiseHeldBack } from "./held-back.ts";
import { publishingFaults } from "./publishing-rules.ts";
import { noteRevision } from "./revision-store.ts";
import { raiseRevision } from "./store.ts";
import { editedFieldsOf } from "./stored-fields.ts";
import {
  findWritable,
  NotWritten,
  takeFields,
  type Writing,
  type Written,
  writeNext,
  writing,
} from "./write-store.ts";

/** The outcome of publishing: whether the post was written, or the problems that prevent it. */
export type Published = Written | readonly FieldProblem[];

/** The actor and time of publishing; the actor is null if it was scheduled. */
export type Publishing = Omit<Writing, "actorId"> & { readonly actorId: string | null };

/** The database with its clock, by which alerts are dated. */
type Dated = Pick<Database, "db" | "clock">;

class NotPublishable extends Error {
  readonly faults: readonly FieldProblem[];
  constructor(faults: readonly FieldProblem[]) {
    super("not fit");
    this.faults = faults;
  }
}

async function catchNotPublishable(write: () => Promise<Written>): Promise<Published> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof NotPublishable) return error.faults;
    throw error;
  }
}

function assertPublishable(fields: PostFields, at: Date): void {
  const faults = publishingFaults(fields, at);
  if (faults.length > 0) throw new NotPublishable(faults);
}

/** A post to publish: at version `from`, or one that is scheduled for `dueAt`. */
export type Due = { readonly id: string } & ({ readonly from: number } | { readonly dueAt: Date });

async function findDue(tx: Tx, due: Due) {
  const row = await findWritable(tx, due.id);
  if ("from" in due && row.version !== due.from) throw new NotWritten("conflict");
  // The post was rescheduled, in which case another job publishes it, or unscheduled.
  if ("dueAt" in due && (row.status !== "scheduled" || row.scheduledFor?.getTime() !== due.dueAt.getTime()))
    throw new NotWritten("gone");
  return row;
}

/** Publishes a post's edited state; one that was withdrawn keeps its former date. */
export function publishPost(
  database: Dated,
  due: Due,
  { origin: { revisionId, ...origin }, onChange }: { origin: Publishing; onChange: OnPostChange },
): Promise<Published> {
  const { at, actorId } = origin;
  return catchNotPublishable(() =>
    writing(database.db, async (tx) => {
      const row = await findDue(tx, due);
      const { id, slug, wasPublished, version } = row;
      const fields = editedFieldsOf(row);
      assertPublishable(fields, at);
      const columns = await takeFields(tx, row, fields, at);
      const publishedAt = columns.publishedAt ?? at;
      await writeNext(tx, row, {
        ...columns,
        status: "published",
        wasPublished: true,
        edits: null,
        scheduledFor: null,
        publishedAt,
        listedAt: publishedAt,
        updatedAt: at,
      });
      await deleteDueJobs(tx, id);
      await endHeldBack(tx, database, id);
      await raiseRevision(tx);
      const revision = { id: revisionId, postId: id, version: version + 1, kind: "publish" } as const;
      await noteRevision(tx, { ...revision, fields, editedBy: actorId ?? "", at });
      await recordEvent(tx, { ...origin, action: "post.publish", subjectId: id });
      const formerSlug = wasPublished && slug !== fields.slug ? slug : null;
      const kind = row.status === "published" ? "updated" : "published";
      await onChange(tx, { postId: id, slug: fields.slug, formerSlug, kind });
    }),
  );
}

/** True if this account published version `from` and the post has not changed since. */
export async function wasPublishedFrom(
  db: Tx,
  { id, from, by }: { id: string; from: number; by: string },
): Promise<boolean> {
  const version = from + 1;
  const post = await db.post.findFirst({ where: { id, version, status: "published", deletedAt: null } });
  if (!post) return false;
  return (await db.postRevision.count({ where: { postId: id, version, kind: "publish", editedBy: by } })) > 0;
}

/** Schedules a post. `enqueue` stores the job for it. `published`: the post is already public. */
export function schedulePost(
  database: Dated,
  { id, from, when }: { id: string; from: number; when: Date },
  { origin, enqueue }: { origin: EventOrigin; enqueue: (tx: Tx) => Promise<unknown> },
): Promise<Published> {
  return catchNotPublishable(() =>
    writing(database.db, async (tx) => {
      const row = await findDue(tx, { id, from });
      if (row.status === "published") throw new NotWritten("conflict");
      assertPublishable(editedFieldsOf(row), when);
      await writeNext(tx, row, { status: "scheduled", scheduledFor: when, listedAt: when });
      await endHeldBack(tx, database, id);
      await deleteDueJobs(tx, id);
      await enqueue(tx);
      await recordEvent(tx, {
        ...origin,
        action: "post.schedule",
        subjectId: id,
        detail: when.toISOString(),
      });
    }),
  );
}

/** True if this account scheduled version `from` for `when` and the post has not changed since. */
export async function wasScheduledFrom(
  db: Tx,
  { id, from, when, by }: { id: string; from: number; when: Date; by: string },
): Promise<boolean> {
  const where = { id, version: from + 1, status: "scheduled", scheduledFor: when, deletedAt: null };
  if ((await db.post.count({ where })) === 0) return false;
  const event = { action: "post.schedule", subjectId: id, actorId: by, detail: when.toISOString() } as const;
  return (await db.auditEntry.count({ where: event })) > 0;
}

/** The status of a post that is not public, depending on whether it was ever published. */
const hiddenStatus = (wasPublished: boolean) => (wasPublished ? "withdrawn" : "draft");

const unscheduled = (row: { wasPublished: boolean; publishedAt: Date | null; createdAt: Date }) => ({
  status: hiddenStatus(row.wasPublished),
  scheduledFor: null,
  listedAt: row.publishedAt ?? row.createdAt,
});

/** Unschedules a post; does nothing if it is not scheduled. */
export function unschedulePost(db: Db, id: string, origin: EventOrigin): Promise<Written> {
  return writing(db, async (tx) => {
    const row = await findWritable(tx, id);
    if (row.status !== "scheduled") return;
    await writeNext(tx, row, unscheduled(row));
    await deleteDueJobs(tx, id);
    await recordEvent(tx, { ...origin, action: "post.unschedule", subjectId: id });
  });
}

/** Unschedules a post that is due at `dueAt` and cannot be published, and alerts the staff. */
export function holdBackPost(
  database: Dated,
  due: { readonly id: string; readonly dueAt: Date },
  { origin, alertId }: { origin: Omit<AuditEvent, "action" | "subjectId">; alertId: string },
): Promise<Written> {
  return writing(database.db, async (tx) => {
    const row = await findDue(tx, due);
    await writeNext(tx, row, unscheduled(row));
    await recordEvent(tx, { ...origin, action: "post.unschedule", subjectId: due.id, detail: "held back" });
    await raiseHeldBack(tx, database, { id: alertId, postId: due.id });
  });
}

/**
 * Withdraws a published post; its unpublished edits become its content, except for an address that is
 * taken.
 */
export function withdrawPost(
  db: Db,
  id: string,
  { origin, onChange }: { origin: EventOrigin; onChange: OnPostChange },
): Promise<Written> {
  return writing(db, async (tx) => {
    const row = await findWritable(tx, id);
    if (row.status !== "published") return;
    const columns = await takeFields(tx, row, { ...editedFieldsOf(row), slug: row.slug }, origin.at);
    await writeNext(tx, row, { ...columns, status: "withdrawn", edits: null });
    await raiseRevision(tx);
    await recordEvent(tx, { ...origin, action: "post.withdraw", subjectId: id });
    await onChange(tx, { postId: id, slug: row.slug, formerSlug: null, kind: "withdrawn" });
  });
}

/** Discards the edits of a published post. */
export function discardEdits(
  db: Db,
  { id, from }: { id: string; from: number },
  origin: EventOrigin,
): Promise<Written> {
  return writing(db, async (tx) => {
    const row = await findDue(tx, { id, from });
    if (row.edits === null) return;
    await writeNext(tx, row, { edits: null });
    await recordEvent(tx, { ...origin, action: "post.discard", subjectId: id });
  });
}

/** True if this account discarded the edits of version `from` and nothing has been done with the post since. */
export async function wasDiscardedFrom(
  db: Tx,
  { id, from, by }: { id: string; from: number; by: string },
): Promise<boolean> {
  if ((await db.post.count({ where: { id, version: from + 1, edits: null, deletedAt: null } })) === 0)
    return false;
  const discarded = await db.auditEntry.findFirst({
    where: { subjectId: id, action: "post.discard", actorId: by },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  if (!discarded) return false;
  const since = { subjectId: id, createdAt: { gt: discarded.createdAt } };
  return (await db.auditEntry.count({ where: since })) === 0;
}

/** Moves a post to the bin: unpublished, unscheduled and without a preview link. */
export function binPost(
  database: Dated,
  id: string,
  { origin, onChange }: { origin: EventOrigin; onChange: OnPostChange },
): Promise<Written> {
  return writing(database.db, async (tx) => {
    const row = await findWritable(tx, id);
    const isPublished = row.status === "published";
    await writeNext(tx, row, {
      ...(row.status === "scheduled" ? unscheduled(row) : { status: hiddenStatus(row.wasPublished) }),
      deletedAt: origin.at,
      previewDigest: null,
      previewUntil: null,
    });
    await deleteDueJobs(tx, id);
    await endHeldBack(tx, database, id);
    await recordEvent(tx, { ...origin, action: "post.delete", subjectId: id });
    if (!isPublished) return;
    await raiseRevision(tx);
    await onChange(tx, { postId: id, slug: row.slug, formerSlug: null, kind: "withdrawn" });
  });
}

/** Restores a post from the bin, unpublished. */
export function restorePost(db: Db, id: string, origin: EventOrigin): Promise<"restored" | "not-found"> {
  return db.$transaction(async (tx) => {
    const where = { id, deletedAt: { not: null } };
    const { count } = await tx.post.updateMany({ where, data: { deletedAt: null } });
    if (count === 0) return "not-found";
    await recordEvent(tx, { ...origin, action: "post.restore", subjectId: id });
    return "restored";
  });
}

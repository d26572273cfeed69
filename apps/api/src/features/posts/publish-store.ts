import type { FieldProblem, PostFields } from "@sitewright/contracts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditEvent, EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { OnPostChange } from "./change.ts";
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

/** What came of publishing: written or not, or what keeps the post back. */
export type Published = Written | readonly FieldProblem[];

/** Who publishes and when; nobody where its time has come. */
export type Publishing = Omit<Writing, "actorId"> & { readonly actorId: string | null };

class NotFit extends Error {
  readonly faults: readonly FieldProblem[];
  constructor(faults: readonly FieldProblem[]) {
    super("not fit");
    this.faults = faults;
  }
}

async function unlessUnfit(write: () => Promise<Written>): Promise<Published> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof NotFit) return error.faults;
    throw error;
  }
}

function refuseUnfit(fields: PostFields, at: Date): void {
  const faults = publishingFaults(fields, at);
  if (faults.length > 0) throw new NotFit(faults);
}

/** A post that may be published: as the version `from`, or as the one whose time `dueAt` has come. */
export type Due = { readonly id: string } & ({ readonly from: number } | { readonly dueAt: Date });

async function findDue(tx: Tx, due: Due) {
  const row = await findWritable(tx, due.id);
  if ("from" in due && row.version !== due.from) throw new NotWritten("conflict");
  // Scheduled anew or not at all meanwhile: another job is for that.
  if ("dueAt" in due && (row.status !== "scheduled" || row.scheduledFor?.getTime() !== due.dueAt.getTime()))
    throw new NotWritten("gone");
  return row;
}

/** Shows a post to readers as it is edited; one that was withdrawn comes back in its place. */
export function publishPost(
  db: Db,
  due: Due,
  { origin: { revisionId, ...origin }, onChange }: { origin: Publishing; onChange: OnPostChange },
): Promise<Published> {
  const { at, actorId } = origin;
  return unlessUnfit(() =>
    writing(db, async (tx) => {
      const row = await findDue(tx, due);
      const { id, slug, wasPublished, version } = row;
      const fields = editedFieldsOf(row);
      refuseUnfit(fields, at);
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
      await raiseRevision(tx);
      const revision = { id: revisionId, postId: id, version: version + 1, kind: "publish" } as const;
      await noteRevision(tx, { ...revision, fields, editedBy: actorId ?? "", at });
      await recordEvent(tx, { ...origin, action: "post.publish", subjectId: id });
      const formerSlug = wasPublished && slug !== fields.slug ? slug : null;
      const what = row.status === "published" ? "updated" : "published";
      await onChange(tx, { postId: id, slug: fields.slug, formerSlug, what });
    }),
  );
}

/** Whether readers see what somebody published from the version `from`, and nothing was written since. */
export async function wasPublishedFrom(
  db: Tx,
  { id, from, by }: { id: string; from: number; by: string },
): Promise<boolean> {
  const version = from + 1;
  const post = await db.post.findFirst({ where: { id, version, status: "published", deletedAt: null } });
  if (!post) return false;
  return (await db.postRevision.count({ where: { postId: id, version, kind: "publish", editedBy: by } })) > 0;
}

/** Has a post published later. `enqueue` makes the job for it. `published`: readers have it already. */
export function schedulePost(
  db: Db,
  { id, from, when }: { id: string; from: number; when: Date },
  { origin, enqueue }: { origin: EventOrigin; enqueue: (tx: Tx) => Promise<unknown> },
): Promise<Published> {
  return unlessUnfit(() =>
    writing(db, async (tx) => {
      const row = await findDue(tx, { id, from });
      if (row.status === "published") throw new NotWritten("conflict");
      refuseUnfit(editedFieldsOf(row), when);
      await writeNext(tx, row, { status: "scheduled", scheduledFor: when, listedAt: when });
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

/** What a post is that readers do not see, by whether they ever did. */
const hiddenStatus = (wasPublished: boolean) => (wasPublished ? "withdrawn" : "draft");

const unscheduled = (row: { wasPublished: boolean; publishedAt: Date | null; createdAt: Date }) => ({
  status: hiddenStatus(row.wasPublished),
  scheduledFor: null,
  listedAt: row.publishedAt ?? row.createdAt,
});

/** Has a scheduled post not published; nothing happens to any other. */
export function unschedulePost(db: Db, id: string, origin: EventOrigin): Promise<Written> {
  return writing(db, async (tx) => {
    const row = await findWritable(tx, id);
    if (row.status !== "scheduled") return;
    await writeNext(tx, row, unscheduled(row));
    await recordEvent(tx, { ...origin, action: "post.unschedule", subjectId: id });
  });
}

/** Has a post not published whose time `dueAt` has come and that cannot be. `notifyStaff` runs in the same transaction. */
export function holdBackPost(
  db: Db,
  due: { readonly id: string; readonly dueAt: Date },
  {
    origin,
    notifyStaff,
  }: { origin: Omit<AuditEvent, "action" | "subjectId">; notifyStaff: (tx: Tx) => Promise<void> },
): Promise<Written> {
  return writing(db, async (tx) => {
    const row = await findDue(tx, due);
    await writeNext(tx, row, unscheduled(row));
    await recordEvent(tx, { ...origin, action: "post.unschedule", subjectId: due.id, detail: "held back" });
    await notifyStaff(tx);
  });
}

/** Takes a published post away from readers; what was edited since becomes the post, but for an address that is taken. */
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
    await onChange(tx, { postId: id, slug: row.slug, formerSlug: null, what: "withdrawn" });
  });
}

/** Goes back to what readers of a published post see. */
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

/** Puts a post into the bin, where it is neither published nor scheduled, and its preview ends. */
export function binPost(
  db: Db,
  id: string,
  { origin, onChange }: { origin: EventOrigin; onChange: OnPostChange },
): Promise<Written> {
  return writing(db, async (tx) => {
    const row = await findWritable(tx, id);
    const isPublished = row.status === "published";
    await writeNext(tx, row, {
      deletedAt: origin.at,
      status: hiddenStatus(row.wasPublished),
      scheduledFor: null,
      previewDigest: null,
      previewUntil: null,
    });
    await recordEvent(tx, { ...origin, action: "post.delete", subjectId: id });
    if (!isPublished) return;
    await raiseRevision(tx);
    await onChange(tx, { postId: id, slug: row.slug, formerSlug: null, what: "withdrawn" });
  });
}

/** Puts a post back from the bin, where nobody reads it until it is published. */
export function restorePost(db: Db, id: string, origin: EventOrigin): Promise<"restored" | "not-found"> {
  return db.$transaction(async (tx) => {
    const where = { id, deletedAt: { not: null } };
    const { count } = await tx.post.updateMany({ where, data: { deletedAt: null } });
    if (count === 0) return "not-found";
    await recordEvent(tx, { ...origin, action: "post.restore", subjectId: id });
    return "restored";
  });
}

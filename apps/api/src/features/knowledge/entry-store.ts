import type { LearntQuestion } from "@sitewright/contracts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type EntryRow, holdRevision, raiseRevision } from "../../knowledge/stored-store.ts";
import type { Checked } from "./change.ts";

/** `moved`: nothing was stored, since the knowledge changed after the change was checked. */
export type Moved = "moved";

/**
 * Runs changes of the knowledge one after the other, each checked against the result of the previous
 * ones.
 */
const changing = <T>(db: Db, { revision }: Checked, change: (tx: Tx) => Promise<T>): Promise<T | Moved> =>
  db.$transaction(async (tx) => {
    const now = await holdRevision(tx);
    return revision === undefined || revision === now ? change(tx) : "moved";
  });

/** The columns of an entry that are written. */
export type EntryValues = Omit<EntryRow, "id" | "version" | "updatedAt">;

/** The author of a change, and the revision that it was checked against. */
export type CheckedOrigin = EventOrigin & { readonly checked: Checked };

/** A visitor's question to learn, with the id of its row. */
export type NewPattern = LearntQuestion & { readonly id: string };

/** The staff's version of an entry; null if there is none. */
export const findEntryRow = (db: Tx, id: string): Promise<EntryRow | null> =>
  db.knowledgeEntry.findUnique({ where: { id }, omit: { createdAt: true } });

async function insertPatterns(
  tx: Tx,
  { entryId, learnt, at }: { entryId: string; learnt: readonly NewPattern[]; at: Date },
): Promise<void> {
  await tx.learntPattern.createMany({ data: learnt.map((one) => ({ ...one, entryId, createdAt: at })) });
}

/**
 * Stores a new entry with the questions learnt for it; if it already exists (a retry), nothing changes.
 */
export function insertEntry(
  db: Db,
  { id, values, learnt }: { id: string; values: EntryValues; learnt: readonly NewPattern[] },
  { checked, ...origin }: CheckedOrigin,
): Promise<"stored" | Moved> {
  return changing<"stored">(db, checked, async (tx) => {
    const { at } = origin;
    if (await findEntryRow(tx, id)) return "stored";
    await tx.knowledgeEntry.create({ data: { id, ...values, version: 1, createdAt: at, updatedAt: at } });
    await insertPatterns(tx, { entryId: id, learnt, at });
    await raiseRevision(tx);
    await recordEvent(tx, { ...origin, action: "knowledge.create", subjectId: id });
    return "stored";
  });
}

/**
 * Stores the staff's version of an entry that was at `version`, 0 if it had none. Returns false if it has
 * changed since.
 */
export function putEntry(
  db: Db,
  { id, version, values }: { id: string; version: number; values: EntryValues },
  { checked, ...origin }: CheckedOrigin,
): Promise<boolean | Moved> {
  return changing(db, checked, async (tx) => {
    const { at } = origin;
    if (version === 0) {
      if (await findEntryRow(tx, id)) return false;
      await tx.knowledgeEntry.create({ data: { id, ...values, version: 1, createdAt: at, updatedAt: at } });
    } else {
      const { count } = await tx.knowledgeEntry.updateMany({
        where: { id, version },
        data: { ...values, version: version + 1, updatedAt: at },
      });
      if (count === 0) return false;
    }
    await raiseRevision(tx);
    await recordEvent(tx, { ...origin, action: "knowledge.update", subjectId: id });
    return true;
  });
}

/**
 * True if the stored entry is exactly this change of `version` by this account: a request that is
 * repeated after a lost response finds its own change.
 */
export async function isStoredChange(
  db: Tx,
  { id, version, values }: { id: string; version: number; values: EntryValues },
  actorId: string,
): Promise<boolean> {
  const where = { id, version: version + 1, ...values };
  const stored = await db.knowledgeEntry.findFirst({ where, select: { updatedAt: true } });
  if (!stored) return false;
  const entry = { subjectId: id, action: "knowledge.update", actorId, createdAt: stored.updatedAt };
  return (await db.auditEntry.count({ where: entry })) > 0;
}

/**
 * Deletes the staff's version of an entry at `version` and, unless the entry is built in, the questions
 * learnt for it. Returns false if it has been changed or deleted since.
 */
export function deleteEntry(
  db: Db,
  { id, version, isBuiltIn }: { id: string; version: number; isBuiltIn: boolean },
  { checked, ...origin }: CheckedOrigin,
): Promise<boolean | Moved> {
  return changing(db, checked, async (tx) => {
    const { count } = await tx.knowledgeEntry.deleteMany({ where: { id, version } });
    if (count === 0) return false;
    if (!isBuiltIn) await tx.learntPattern.deleteMany({ where: { entryId: id } });
    await raiseRevision(tx);
    await recordEvent(tx, { ...origin, action: "knowledge.delete", subjectId: id });
    return true;
  });
}

/** Stores learnt questions of an entry; those that a concurrent request has stored are skipped. */
export function insertLearnt(
  db: Db,
  { entryId, learnt }: { entryId: string; learnt: readonly NewPattern[] },
  { checked, ...origin }: CheckedOrigin,
): Promise<"stored" | Moved> {
  return changing<"stored">(db, checked, async (tx) => {
    const known = await tx.learntPattern.findMany({ where: { entryId } });
    const fresh = learnt.filter(
      ({ example, regression }) =>
        !known.some((one) => one.example === example && one.regression === regression),
    );
    if (fresh.length === 0) return "stored";
    await insertPatterns(tx, { entryId, learnt: fresh, at: origin.at });
    await raiseRevision(tx);
    await recordEvent(tx, {
      ...origin,
      action: "knowledge.learn",
      subjectId: entryId,
      detail: `${fresh.length}`,
    });
    return "stored";
  });
}

/** Deletes a pattern; false if it does not exist. */
export function deletePattern(
  db: Db,
  id: string,
  { checked, ...origin }: CheckedOrigin,
): Promise<boolean | Moved> {
  return changing(db, checked, async (tx) => {
    const pattern = await tx.learntPattern.findUnique({ where: { id } });
    if (!pattern) return false;
    await tx.learntPattern.delete({ where: { id } });
    await raiseRevision(tx);
    await recordEvent(tx, { ...origin, action: "knowledge.forget", subjectId: pattern.entryId });
    return true;
  });
}

import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import { deleteJob } from "../../jobs/job-store.ts";
import { dayMs } from "../../time-units.ts";

/** A generation as it is stored. */
export interface GenerationRow {
  readonly id: string;
  readonly title: string;
  readonly keyword: string;
  readonly category: string;
  /** Empty for an outline. */
  readonly model: string;
  readonly state: string;
  readonly error: string;
  readonly content: string;
  /** Number of runs started. */
  readonly attempts: number;
  readonly keyTakeaways: string;
  readonly marks: string;
  readonly createdAt: Date;
}

/** States of an unfinished generation. */
const open = ["waiting", "writing"];
/** The number of days that a generation is kept. */
const keptDays = 30;
const listedMax = 20;

/** A new generation, with its text if that exists at once. */
export type NewGeneration = Pick<
  GenerationRow,
  "id" | "title" | "keyword" | "category" | "model" | "content"
>;

/** Stores a generation with its audit entry, and with a job if it has to be written. */
export function insertGeneration(
  db: Db,
  generation: NewGeneration,
  { origin, enqueue }: { origin: EventOrigin; enqueue: ((tx: Tx) => Promise<unknown>) | undefined },
): Promise<void> {
  const { at } = origin;
  return db.$transaction(async (tx) => {
    const state = enqueue ? { state: "waiting" } : { state: "done", finishedAt: at };
    await tx.generation.create({ data: { ...generation, ...state, createdAt: at } });
    await enqueue?.(tx);
    await recordEvent(tx, { ...origin, action: "generation.create", subjectId: generation.id });
  });
}

/** Deletes the generations that are older than `keptDays`. */
export async function sweepGenerations(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  await db.generation.deleteMany({ where: { createdAt: { lt: before } } });
}

/** One generation; null if there is none. */
export const findGeneration = (db: Tx, id: string): Promise<GenerationRow | null> =>
  db.generation.findUnique({ where: { id } });

/** The newest ones. */
export const listGenerations = (db: Tx): Promise<GenerationRow[]> =>
  db.generation.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: listedMax });

/** Begins a run; null if there is nothing left to write. */
export async function beginRun(db: Db, id: string): Promise<GenerationRow | null> {
  const { count } = await db.generation.updateMany({
    where: { id, state: { in: open } },
    data: { state: "writing", attempts: { increment: 1 } },
  });
  return count === 0 ? null : findGeneration(db, id);
}

/**
 * Stores the text so far, or why it will be continued later. Returns false if it was cancelled meanwhile.
 */
export async function saveWriting(
  db: Db,
  id: string,
  data: { content: string } | { error: string },
): Promise<boolean> {
  const { count } = await db.generation.updateMany({ where: { id, state: { in: open } }, data });
  return count > 0;
}

/** Ends an unfinished generation. */
export async function endGeneration(
  db: Db,
  id: string,
  end:
    | { state: "done"; error: ""; content: string; keyTakeaways: string; marks: string; finishedAt: Date }
    | { state: "failed"; error: string; finishedAt: Date },
): Promise<void> {
  await db.generation.updateMany({ where: { id, state: { in: open } }, data: end });
}

/** The key of a generation's job. */
export const jobKeyOf = (id: string): string => `write-post:${id}`;

/** Stops a generation, with an audit entry; does nothing to a finished one. */
export function cancelGeneration(db: Db, id: string, origin: EventOrigin): Promise<void> {
  return db.$transaction(async (tx) => {
    const data = { state: "cancelled", finishedAt: origin.at };
    const { count } = await tx.generation.updateMany({ where: { id, state: { in: open } }, data });
    if (count === 0) return;
    await deleteJob(tx, jobKeyOf(id));
    await recordEvent(tx, { ...origin, action: "generation.cancel", subjectId: id });
  });
}

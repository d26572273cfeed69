import { stepByStep } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import { Prisma } from "../../generated/sqlite/client.ts";

/** One view of an article by one visitor. `id` is a keyed hash that identifies nobody. */
export interface ViewMark {
  readonly id: string;
  /** The post's id, or the slug of a built-in article. */
  readonly subject: string;
  readonly isBuiltIn: boolean;
}

/**
 * The key for a day's marks: the stored one, or `offered` if there is none yet. All processes get the
 * same key.
 */
export async function keyOfDay(db: Tx, { day, offered }: { day: string; offered: string }): Promise<string> {
  await db.$executeRaw`INSERT INTO view_keys (day, key) VALUES (${day}, ${offered}) ON CONFLICT (day) DO NOTHING`;
  const row = await db.viewKey.findUniqueOrThrow({ where: { day } });
  return row.key;
}

async function addViews(tx: Tx, { subject, isBuiltIn }: ViewMark, views: number): Promise<void> {
  if (!isBuiltIn) {
    await tx.$executeRaw`UPDATE posts SET views = views + ${views} WHERE id = ${subject}`;
    return;
  }
  await tx.$executeRaw`
    INSERT INTO article_views (slug, views) VALUES (${subject}, ${views})
    ON CONFLICT (slug) DO UPDATE SET views = article_views.views + ${views}`;
}

/** Counts those marks of a day that no process has counted before. */
export function countMarks(
  db: Db,
  { day, marks }: { day: string; marks: readonly ViewMark[] },
): Promise<void> {
  return db.$transaction(async (tx) => {
    const rows = marks.map(({ id }) => Prisma.sql`(${id}, ${day})`);
    const added = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO view_marks (id, day) VALUES ${Prisma.join(rows)} ON CONFLICT (id) DO NOTHING RETURNING id`;
    const isNew = new Set(added.map(({ id }) => id));
    const counted = Map.groupBy(
      marks.filter(({ id }) => isNew.has(id)),
      ({ subject }) => subject,
    );
    // In a fixed order, so that two processes that count the same articles do not deadlock.
    for (const [, same] of [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (same[0]) await addViews(tx, same[0], same.length);
  });
}

/**
 * The number of marks deleted per batch: a day may have a million, and SQLite blocks everything else
 * meanwhile.
 */
const marksAtOnce = 1000;

/**
 * Deletes the marks and keys of previous days, keys first: without its key a mark cannot be linked to a
 * visitor. Returns the number of deleted keys.
 */
export async function sweepMarks(db: Tx, today: string): Promise<number> {
  const { count } = await db.viewKey.deleteMany({ where: { day: { lt: today } } });
  await stepByStep(async () => {
    const deleted = await db.$executeRaw`
      DELETE FROM view_marks WHERE id IN (SELECT id FROM view_marks WHERE day < ${today} LIMIT ${marksAtOnce})`;
    return deleted === marksAtOnce;
  });
  return count;
}

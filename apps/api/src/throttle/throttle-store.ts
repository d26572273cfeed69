import { z } from "zod";
import type { Tx } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";

/** A counter and the window that begins with its first attempt. */
export interface Counter {
  readonly id: string;
  readonly windowMs: number;
}

const countedSchema = z
  .object({ id: z.string(), count: z.coerce.number(), expires_at: z.coerce.date() })
  .transform(({ expires_at: expiresAt, ...rest }) => ({ ...rest, expiresAt }));

/** What a counter stands at, and until when. */
export type Counted = z.output<typeof countedSchema>;

/** What was found, in the order of what was asked for. */
const inOrder = (counters: readonly Counter[], found: readonly Counted[]): (Counted | undefined)[] =>
  counters.map((counter) => found.find(({ id }) => id === counter.id));

/** What counters stand at; undefined for one whose window is over or never began. */
export async function readCounters(
  db: Tx,
  counters: readonly Counter[],
  now: Date,
): Promise<(Counted | undefined)[]> {
  const found = await db.throttle.findMany({
    where: { id: { in: counters.map(({ id }) => id) }, expiresAt: { gt: now } },
  });
  return inOrder(counters, found);
}

/**
 * Adds to counters and tells what they stand at now; one whose window is over begins anew. One statement, so that of
 * attempts made at once, in any number of processes, none is lost. Both databases lock the rows in the order given.
 */
export async function addToCounters(
  db: Tx,
  counters: readonly Counter[],
  { by, now }: { by: 1 | -1; now: Date },
): Promise<(Counted | undefined)[]> {
  const first = Math.max(by, 0);
  const rows = counters.map(
    ({ id, windowMs }) => Prisma.sql`(${id}, ${first}, ${new Date(now.getTime() + windowMs)})`,
  );
  const found = await db.$queryRaw<unknown[]>`
    INSERT INTO throttles (id, count, expires_at) VALUES ${Prisma.join(rows)}
    ON CONFLICT (id) DO UPDATE SET
      count = CASE WHEN throttles.expires_at <= ${now} THEN ${first} ELSE throttles.count + ${by} END,
      expires_at = CASE WHEN throttles.expires_at <= ${now} THEN excluded.expires_at ELSE throttles.expires_at END
    RETURNING id, count, expires_at`;
  return inOrder(counters, z.array(countedSchema).parse(found));
}

/** Forgets counters whose window is over. Returns how many. */
export async function sweepCounters(db: Tx, now: Date): Promise<number> {
  const { count } = await db.throttle.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}

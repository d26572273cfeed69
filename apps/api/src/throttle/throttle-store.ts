import { z } from "zod";
import type { Database, Tx } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";

/** A counter and its window, which begins with the first attempt. */
export interface Counter {
  readonly id: string;
  readonly windowMs: number;
}

type Clock = Pick<Database, "clock">;

const countedSchema = z
  .object({ id: z.string(), count: z.coerce.number(), expires_at: z.coerce.date(), now: z.coerce.date() })
  .transform(({ expires_at: expiresAt, now, ...rest }) => ({
    ...rest,
    leftMs: expiresAt.getTime() - now.getTime(),
  }));

/**
 * A counter's value and remaining time, by the database's clock: the clock of a process may be minutes
 * off.
 */
export type Counted = z.output<typeof countedSchema>;

/** The found counters, in the requested order. */
function inOrder(counters: readonly Counter[], rows: readonly unknown[]): (Counted | undefined)[] {
  const found = z.array(countedSchema).parse(rows);
  return counters.map((counter) => found.find(({ id }) => id === counter.id));
}

/**
 * The values of counters; undefined for one whose window has ended or never began. A window that would
 * end later than its length from now began while the clock was ahead, and counts as ended.
 */
export async function readCounters(
  db: Tx,
  { clock }: Clock,
  counters: readonly Counter[],
): Promise<(Counted | undefined)[]> {
  const now = clock.plus(0);
  const ids = Prisma.join(counters.map(({ id }) => id));
  const rows = await db.$queryRaw<unknown[]>`
    SELECT id, count, expires_at, ${now} AS now FROM throttles WHERE id IN (${ids}) AND expires_at > ${now}`;
  return inOrder(counters, rows).map((found, at) =>
    found && found.leftMs <= (counters[at]?.windowMs ?? 0) ? found : undefined,
  );
}

/**
 * Adds to counters and returns their values; one whose window has ended, as above, starts again. It is
 * one statement, so that no concurrent attempt is lost, in any number of processes. Both databases lock
 * the rows in the given order.
 */
export async function addToCounters(
  db: Tx,
  { clock }: Clock,
  { counters, by }: { counters: readonly Counter[]; by: 1 | -1 },
): Promise<(Counted | undefined)[]> {
  const first = Math.max(by, 0);
  const now = clock.plus(0);
  const rows = counters.map(({ id, windowMs }) => Prisma.sql`(${id}, ${first}, ${clock.plus(windowMs)})`);
  const hasEnded = Prisma.sql`(throttles.expires_at <= ${now} OR throttles.expires_at > excluded.expires_at)`;
  const found = await db.$queryRaw<unknown[]>`
    INSERT INTO throttles (id, count, expires_at) VALUES ${Prisma.join(rows)}
    ON CONFLICT (id) DO UPDATE SET
      count = CASE WHEN ${hasEnded} THEN ${first} ELSE throttles.count + ${by} END,
      expires_at = CASE WHEN ${hasEnded} THEN excluded.expires_at ELSE throttles.expires_at END
    RETURNING id, count, expires_at, ${now} AS now`;
  return inOrder(counters, found);
}

/** Deletes counters whose window has ended. Returns how many. */
export async function sweepCounters({ db, clock }: Pick<Database, "db" | "clock">): Promise<number> {
  return db.$executeRaw`DELETE FROM throttles WHERE expires_at <= ${clock.plus(0)}`;
}

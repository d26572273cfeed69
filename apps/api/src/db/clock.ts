import { z } from "zod";
import { Prisma } from "../generated/sqlite/client.ts";
import type { DatabaseTarget } from "./target.ts";

/**
 * The database's own time, used for everything that several processes compare: leases, due times,
 * slots of a schedule. The clocks of their machines may be minutes apart.
 */
export interface DatabaseClock {
  /** SQL for the time `ms` milliseconds from now, in the form of stored times. Constant in a statement. */
  plus(ms: number): Prisma.Sql;
}

/** The format in which Prisma's adapter writes a DateTime into SQLite, which stores times as text. */
const storedForm = "%Y-%m-%dT%H:%M:%f+00:00";

const sqliteClock: DatabaseClock = {
  plus: (ms) => Prisma.sql`strftime(${storedForm}, 'now', ${`${(ms / 1000).toFixed(3)} seconds`})`,
};

// Columns hold milliseconds: without truncation, a time could be rounded up into the future.
const postgresClock: DatabaseClock = {
  plus: (ms) =>
    Prisma.sql`(date_trunc('milliseconds', statement_timestamp() AT TIME ZONE 'UTC') + ${ms}::double precision * interval '1 millisecond')`,
};

/** The clock of a database. */
export const databaseClock = (provider: DatabaseTarget["provider"]): DatabaseClock =>
  provider === "sqlite" ? sqliteClock : postgresClock;

const timeSchema = z.array(z.object({ now: z.coerce.date() })).length(1);

/** The current time of the database. */
export async function readClock(
  db: { $queryRaw(query: Prisma.Sql): Promise<unknown> },
  clock: DatabaseClock,
): Promise<Date> {
  const [row] = timeSchema.parse(await db.$queryRaw(Prisma.sql`SELECT ${clock.plus(0)} AS now`));
  if (!row) throw new Error("The database returned no time.");
  return row.now;
}

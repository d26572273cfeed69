import type { Database, Tx } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";
import { longestDelayMs } from "./retry-delay.ts";

/** A table whose rows are processed under a lease: it has status, attempts, run_at, locked_by and locked_until. */
export interface LeasedTable {
  /** Its name as an SQL literal: names cannot be parameters. */
  readonly name: Prisma.Sql;
  /** The status of a leased row. */
  readonly held: "running" | "sending";
}

/** The lease of one worker on one row. Worker ids are unique among all processes on the database. */
export interface Lease {
  readonly id: string;
  readonly workerId: string;
}

type LeaseDatabase = Pick<Database, "db" | "provider" | "clock">;

interface ClaimOptions {
  readonly workerId: string;
  readonly limit: number;
  readonly leaseMs: number;
  /** The condition for pending rows that are due. */
  readonly due: Prisma.Sql;
  readonly order: Prisma.Sql;
  readonly columns: Prisma.Sql;
}

const isHeldBy = ({ held }: LeasedTable, { id, workerId }: Lease) =>
  Prisma.sql`id = ${id} AND locked_by = ${workerId} AND status = ${held}`;

/**
 * True for a time that is later than any delay or lease can be: it was set while the database's clock was
 * ahead.
 */
export const isPastAnyDelay = ({ clock }: Pick<Database, "clock">, column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${column} > ${clock.plus(longestDelayMs)}`;

/**
 * True for a leased row whose lease has expired: its worker ended, or lost the database, before it
 * settled the row.
 */
export const isLeaseOver = (database: Pick<Database, "clock">): Prisma.Sql =>
  Prisma.sql`(locked_until < ${database.clock.plus(0)} OR ${isPastAnyDelay(database, Prisma.sql`locked_until`)})`;

/** Makes rows with an expired lease pending again. */
export async function freeExpired(database: LeaseDatabase, { name, held }: LeasedTable): Promise<void> {
  await database.db.$executeRaw`
    UPDATE ${name} SET status = 'pending', locked_by = NULL, locked_until = NULL
    WHERE status = ${held} AND ${isLeaseOver(database)}`;
}

/**
 * Takes up to `limit` due rows for a worker until its lease ends; `attempts` includes this attempt. Call
 * `freeExpired` first. It is one statement, so no two workers get the same row: Postgres skips rows that
 * another claim has locked, SQLite has one writer. The CTE is materialised because Postgres may run a
 * plain subquery again and take more than `limit`.
 */
export async function claimRows(
  database: LeaseDatabase,
  table: LeasedTable,
  { workerId, limit, leaseMs, due, order, columns }: ClaimOptions,
): Promise<unknown[]> {
  const { db, provider, clock } = database;
  const { name } = table;
  const skipLocked = provider === "postgresql" ? Prisma.sql`FOR UPDATE SKIP LOCKED` : Prisma.empty;
  return db.$queryRaw<unknown[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM ${name} WHERE status = 'pending' AND ${due} ORDER BY ${order} LIMIT ${limit} ${skipLocked}
    )
    UPDATE ${name}
    SET status = ${table.held}, locked_by = ${workerId}, locked_until = ${clock.plus(leaseMs)}, attempts = attempts + 1
    WHERE id IN (SELECT id FROM due)
    RETURNING ${columns}`;
}

/**
 * Changes a row under its lease, which continues. Returns false if the lease was lost or the row deleted.
 */
export async function updateLeased(
  { db }: { db: Tx },
  table: LeasedTable,
  { lease, set }: { lease: Lease; set: readonly Prisma.Sql[] },
): Promise<boolean> {
  const changed = await db.$executeRaw`
    UPDATE ${table.name} SET ${Prisma.join([...set])} WHERE ${isHeldBy(table, lease)}`;
  return changed === 1;
}

/**
 * Stores the outcome of an attempt and ends the lease. Returns false, and changes nothing, if another
 * worker has the lease or the row was cancelled or deleted in the meantime.
 */
export function settleRow(
  database: { db: Tx },
  table: LeasedTable,
  { lease, set }: { lease: Lease; set: readonly Prisma.Sql[] },
): Promise<boolean> {
  const ended = [Prisma.sql`locked_by = NULL`, Prisma.sql`locked_until = NULL`];
  return updateLeased(database, table, { lease, set: [...set, ...ended] });
}

/** Ends the leases of a stopping worker, so that other workers need not wait for them to expire. */
export async function releaseLeases(
  { db }: Pick<Database, "db">,
  { name, held }: LeasedTable,
  workerId: string,
): Promise<number> {
  return db.$executeRaw`
    UPDATE ${name} SET status = 'pending', locked_by = NULL, locked_until = NULL
    WHERE status = ${held} AND locked_by = ${workerId}`;
}

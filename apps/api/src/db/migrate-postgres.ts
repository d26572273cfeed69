import { randomUUID } from "node:crypto";
import type pg from "pg";
import {
  type AppliedMigration,
  historyTable,
  historyTableSql,
  type Migration,
  pendingMigrations,
} from "./migration-history.ts";
import { withPgClient } from "./pg-client.ts";

/** The advisory lock that `prisma migrate` takes, so that the two never run at once. */
const prismaLock = 72707369;

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query(
    `INSERT INTO "${historyTable}" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), now(), 1)`,
    [randomUUID(), migration.checksum, migration.name],
  );
}

// Sent in one message: a database may end a transaction that is idle between two statements.
// Migrating a large table takes longer than the limits that role or database set for everyday
// calls.
const beginUnlimited =
  "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

/**
 * Applies the next missing migration in one transaction; undefined if none is missing. The lock and
 * the limits belong to the transaction, not to the session: a pooler in transaction mode may use
 * another session for every transaction, and would keep a session's lock after the client has
 * disconnected.
 */
async function applyNext(client: pg.Client, history: readonly Migration[]): Promise<string | undefined> {
  await client.query(beginUnlimited);
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [prismaLock]);
    await client.query(historyTableSql("TIMESTAMPTZ"));
    const { rows } = await client.query<AppliedMigration>(`SELECT * FROM "${historyTable}"`);
    const [next] = pendingMigrations(history, rows);
    if (next) await applyOne(client, next);
    await client.query("COMMIT");
    return next?.name;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/**
 * Runs the work while no process migrates the database. The lock belongs to a transaction, as in
 * `applyNext`, on a separate connection.
 */
export const withoutMigrations = <Result>(url: string, work: () => Promise<Result>): Promise<Result> =>
  withPgClient(url, async (client) => {
    await client.query(beginUnlimited);
    await client.query("SELECT pg_advisory_xact_lock($1)", [prismaLock]);
    return work();
  });

/**
 * Migrates a Postgres database to the end of the history, one transaction per migration. Processes
 * that start at the same time take turns. Returns the names of the applied migrations.
 */
export const migratePostgres = (url: string, history: readonly Migration[]): Promise<string[]> =>
  withPgClient(url, async (client) => {
    const applied: string[] = [];
    for (
      let name = await applyNext(client, history);
      name !== undefined;
      name = await applyNext(client, history)
    )
      applied.push(name);
    return applied;
  });

/** True for a database that was never migrated. */
export const hasNoTables = (url: string): Promise<boolean> =>
  withPgClient(url, async (client) => {
    const { rows } = await client.query<{ found: string | null }>(
      `SELECT to_regclass('"${historyTable}"')::text AS found`,
    );
    return rows[0]?.found == null;
  });

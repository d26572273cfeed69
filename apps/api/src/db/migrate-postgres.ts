import { randomUUID } from "node:crypto";
import pg from "pg";
import {
  type AppliedMigration,
  historyTableSql,
  type Migration,
  pendingMigrations,
} from "./migration-history.ts";

/** The advisory lock that `prisma migrate` takes, so that the two never run at once. */
const prismaLock = 72707369;

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query(
    'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), now(), 1)',
    [randomUUID(), migration.checksum, migration.name],
  );
}

// In one message: a database may end a transaction that is idle between two statements. Migrating a large
// table takes longer than the limits that role or database set for everyday calls.
const beginUnlimited =
  "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

/**
 * Applies the next missing step, in one transaction; undefined where none is missing. Lock and limits belong
 * to the transaction, not to the session: a pooler in transaction mode may use another session for every
 * transaction, and would keep a session's lock after the client has disconnected.
 */
async function applyNext(client: pg.Client, history: readonly Migration[]): Promise<string | undefined> {
  await client.query(beginUnlimited);
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [prismaLock]);
    await client.query(historyTableSql("TIMESTAMPTZ"));
    const { rows } = await client.query<AppliedMigration>('SELECT * FROM "_prisma_migrations"');
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
 * Runs this work while nobody migrates the database. The lock is a transaction's, as in `applyNext`, held on
 * a connection of its own.
 */
export async function withoutMigrations<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(beginUnlimited);
    await client.query("SELECT pg_advisory_xact_lock($1)", [prismaLock]);
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Brings a Postgres database to the end of the history; each step is one transaction. Processes starting at the same
 * time take turns. Returns the names of the steps applied.
 */
export async function migratePostgres(url: string, history: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const applied: string[] = [];
    for (
      let name = await applyNext(client, history);
      name !== undefined;
      name = await applyNext(client, history)
    )
      applied.push(name);
    return applied;
  } finally {
    await client.end();
  }
}

/** True for a database that was never migrated. */
export async function hasNoTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(
      `SELECT to_regclass('"_prisma_migrations"')::text AS found`,
    );
    return rows[0]?.found == null;
  } finally {
    await client.end();
  }
}

import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type AppliedMigration, historyTable, MigrationError } from "../db/migration-history.ts";
import { linesOf } from "./lines.ts";
import { kindOfPostgres } from "./postgres-values.ts";
import { quoted, type Snapshot, type SnapshotTable } from "./snapshot.ts";

/** Connects without statement timeouts: work on a whole database exceeds the limits of everyday calls. */
export async function connectWithoutTimeouts(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "SET statement_timeout = 0; SET lock_timeout = '30s'; SET idle_in_transaction_session_timeout = 0",
  );
  return client;
}

/**
 * The tables of a database that are among `own`, with their columns. The others are only named: their
 * columns may have types that cannot be archived.
 */
export async function tablesOfPostgres(
  client: pg.Client,
  own: ReadonlySet<string>,
): Promise<Pick<Snapshot, "tables" | "leftOut">> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `SELECT t.table_name AS table, c.column_name AS name, c.data_type AS type
       FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND t.table_name <> $1
      ORDER BY t.table_name, c.ordinal_position`,
    [historyTable],
  );
  const found = [...Map.groupBy(rows, (row) => row.table)];
  const tables = found
    .filter(([name]) => own.has(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map((column) => ({ name: column.name, kind: kindOfPostgres(column.type) })),
    }));
  return { tables, leftOut: found.flatMap(([name]) => (own.has(name) ? [] : [name])) };
}

/**
 * Builds COPY's CSV with a quote and a delimiter that are control characters: JSON holds none, so no row is
 * changed.
 */
function copySql({ name, columns }: SnapshotTable): string {
  const values = columns.map((column) =>
    column.kind === "instant"
      ? `to_char(${quoted(column.name)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : quoted(column.name),
  );
  return `COPY (SELECT json_build_array(${values.join(", ")})::text FROM ${quoted(name)}) TO STDOUT (FORMAT csv, QUOTE e'\\x01', DELIMITER e'\\x02')`;
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ found: string | null }>(
    "SELECT to_regclass($1)::text AS found",
    [quoted(historyTable)],
  );
  if (found[0]?.found == null) throw new MigrationError("The database in DATABASE_URL has no tables yet.");
  const { rows } = await client.query<AppliedMigration>(
    `SELECT * FROM ${quoted(historyTable)} ORDER BY migration_name`,
  );
  return rows;
}

/** The migrations that a database's history table names; reads no other table. */
export async function readPostgresHistory(url: string): Promise<AppliedMigration[]> {
  const client = await connectWithoutTimeouts(url);
  try {
    return await readApplied(client);
  } finally {
    await client.end();
  }
}

/**
 * A Postgres database at one instant: one repeatable-read transaction, which blocks no writer. `own`: the
 * names of our tables.
 */
export async function openPostgresSnapshot(url: string, own: ReadonlySet<string>): Promise<Snapshot> {
  const client = await connectWithoutTimeouts(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return {
      provider: "postgresql",
      applied: await readApplied(client),
      ...(await tablesOfPostgres(client, own)),
      rows: (table) => linesOf(client.query(copyTo(copySql(table)))),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { historyTable, historyTableSql, type Migration, tablesMadeBy } from "../db/migration-history.ts";
import { ArchiveError } from "./archive-error.ts";
import { archivedRows, checkTables } from "./archived-rows.ts";
import { blocksOf } from "./lines.ts";
import type { ArchivedTable } from "./manifest.ts";
import { connectWithoutTimeouts, tablesOfPostgres } from "./postgres-snapshot.ts";
import { toCopyText } from "./postgres-values.ts";
import type { Archive } from "./read-archive.ts";
import { quoted } from "./snapshot.ts";
import { restoreTexts as texts } from "./texts.ts";

/** Moves every existing table into a separate schema, but those of extensions. Returns whether there was any. */
async function setAside(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
        AND NOT EXISTS (SELECT 1 FROM pg_depend d
          WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`,
  );
  if (rows.length === 0) return false;
  await client.query(`CREATE SCHEMA ${quoted(schema)}`);
  for (const { name } of rows) await client.query(`ALTER TABLE ${quoted(name)} SET SCHEMA ${quoted(schema)}`);
  return true;
}

async function makeTables(client: pg.Client, history: readonly Migration[]): Promise<void> {
  await client.query(historyTableSql("TIMESTAMPTZ"));
  for (const { name, sql, checksum } of history) {
    await client.query(sql);
    await client.query(
      `INSERT INTO ${quoted(historyTable)} (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), now(), 1)`,
      [randomUUID(), checksum, name],
    );
  }
}

/** The tables sorted so that each comes after the tables that it references. */
async function inOrder(client: pg.Client, tables: readonly ArchivedTable[]): Promise<ArchivedTable[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `SELECT c.relname AS child, p.relname AS parent FROM pg_constraint k
       JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
      WHERE k.contype = 'f' AND k.conrelid <> k.confrelid AND k.connamespace = current_schema()::regnamespace`,
  );
  const waiting = new Set(tables);
  const ordered: ArchivedTable[] = [];
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(
      ({ name }) => !rows.some(({ child, parent }) => child === name && names.has(parent)),
    );
    if (free.length === 0) throw new Error("The tables refer to each other in a circle.");
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

async function* copyLines(archive: Archive, table: ArchivedTable): AsyncGenerator<string> {
  let line = 0;
  for await (const row of archivedRows(archive, table)) {
    line += 1;
    try {
      yield row.map((value, index) => toCopyText(value, table.columns[index]?.kind ?? "text")).join("\t");
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new ArchiveError(texts.rowRefused({ table: table.name, line, reason: "it has an invalid time" }));
    }
  }
}

async function fillTable(client: pg.Client, archive: Archive, table: ArchivedTable): Promise<void> {
  const name = quoted(table.name);
  const columns = table.columns.map((column) => quoted(column.name)).join(", ");
  await client.query(`DELETE FROM ${name}`);
  await pipeline(
    Readable.from(blocksOf(copyLines(archive, table)), { objectMode: false }),
    client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`)),
  );
}

/** True while the database has any other connection. */
export async function isPostgresInUse(url: string): Promise<boolean> {
  const client = await connectWithoutTimeouts(url);
  try {
    const { rows } = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

interface PostgresLoad {
  readonly url: string;
  readonly history: readonly Migration[];
  readonly aside: string;
  readonly beforeCommit: () => Promise<void>;
}

/**
 * Puts an archive into a Postgres database, at the schema that the archive was written with, in one
 * transaction: an error leaves everything as it was. Existing tables move into the schema `aside`.
 * `beforeCommit` is called once all rows are in. Returns whether there were existing tables.
 * @throws ArchiveError when its rows do not fit that schema
 */
export async function loadPostgres(
  archive: Archive,
  { url, history, aside, beforeCommit }: PostgresLoad,
): Promise<boolean> {
  const client = await connectWithoutTimeouts(url);
  try {
    await client.query("BEGIN");
    const wasUsed = await setAside(client, aside);
    await makeTables(client, history);
    const { tables } = await tablesOfPostgres(client, tablesMadeBy(history));
    checkTables(archive.manifest.tables, tables);
    for (const table of await inOrder(client, archive.manifest.tables))
      await fillTable(client, archive, table);
    await beforeCommit();
    await client.query("COMMIT");
    return wasUsed;
  } finally {
    // Rolls back the transaction if it was not committed.
    await client.end();
  }
}

import Database from "better-sqlite3";
import { withPgClient } from "../db/pg-client.ts";
import type { DatabaseTarget } from "../db/target.ts";

const idSql = "SELECT id FROM installation";

function readSqlite(file: string): string | undefined {
  const db = new Database(file, { fileMustExist: true });
  try {
    db.pragma("query_only = ON");
    const table = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'installation'");
    return table.get() === undefined ? undefined : db.prepare<[], string>(idSql).pluck().get();
  } finally {
    db.close();
  }
}

const readPostgres = (url: string): Promise<string | undefined> =>
  withPgClient(url, async (client) => {
    const { rows: tables } = await client.query("SELECT 1 WHERE to_regclass('installation') IS NOT NULL");
    if (tables.length === 0) return undefined;
    return (await client.query<{ id: string }>(idSql)).rows[0]?.id;
  });

/**
 * The installation id in an existing database of any release; undefined if it is from before installation
 * ids.
 */
export const readInstallationId = async (target: DatabaseTarget): Promise<string | undefined> =>
  target.provider === "sqlite" ? readSqlite(target.file) : readPostgres(target.url);

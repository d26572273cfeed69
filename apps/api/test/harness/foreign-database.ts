import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { useDataDir } from "./server-process.ts";

/** A database without any table, as a new server gives it. */
export async function useBlankDatabase(): Promise<DatabaseTarget> {
  const template = inject("databaseTemplate");
  if (template.provider === "sqlite") return { provider: "sqlite", file: join(useDataDir(), "new.db") };
  const name = `blank_${process.pid}_${performance.now().toFixed(0)}`;
  const admin = new pg.Client({ connectionString: template.serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  const url = Object.assign(new URL(template.serverUrl), { pathname: `/${name}` }).href;
  return { provider: "postgresql", url, poolSize: 2 };
}

/** Adds another product's tables; `listTables` shows what there is. */
export async function useForeignDatabase() {
  const target = await useBlankDatabase();
  const sql =
    "CREATE TABLE orders (id text); CREATE TABLE users (id text); INSERT INTO users VALUES ('mine')";
  if (target.provider === "sqlite") {
    new BetterSqlite(target.file).exec(sql).close();
    const listTables = async () => {
      const db = new BetterSqlite(target.file, { readonly: true });
      const names = db.prepare("SELECT name FROM sqlite_master ORDER BY name").pluck().all();
      db.close();
      return names;
    };
    return { target, listTables };
  }
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  await client.query(sql);
  await client.end();
  const listTables = async () => {
    const reader = new pg.Client({ connectionString: target.url });
    await reader.connect();
    const { rows } = await reader.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1",
    );
    await reader.end();
    return rows.map(({ name }) => name);
  };
  return { target, listTables };
}

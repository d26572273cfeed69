import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { DatabaseTarget } from "../../src/db/target.ts";
import type { TemplateKind } from "./template.ts";

/** A new database, and the function that drops it. */
export interface TestDatabase {
  target: DatabaseTarget;
  drop: () => Promise<void>;
}

/** One connection for all tests of a worker: opening one costs the server as much as copying a database. */
let server: pg.Pool | undefined;

async function onServer(serverUrl: string, sql: string): Promise<void> {
  server ??= new pg.Pool({ connectionString: serverUrl, max: 1, allowExitOnIdle: true });
  await server.query(sql);
}

interface OnServer {
  serverUrl: string;
  copyOptions: string;
  /** The prefix of this run's database names. */
  empty: string;
}

async function copyPostgres(
  { serverUrl, copyOptions, empty }: OnServer,
  original: string,
): Promise<TestDatabase> {
  const copy = `${empty}_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `CREATE DATABASE ${copy} TEMPLATE ${original} ${copyOptions}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${copy}` }).href;
  return {
    target: { provider: "postgresql", url, poolSize: 10 },
    drop: () => onServer(serverUrl, `DROP DATABASE ${copy} WITH (FORCE)`),
  };
}

function copySqlite(folder: string, original: string): TestDatabase {
  const copy = join(folder, `${randomUUID()}.db`);
  copyFileSync(original, copy);
  return { target: { provider: "sqlite", file: copy }, drop: async () => {} };
}

/**
 * A fresh, migrated database of this run's provider: empty, with the owner's account, or a copy of another:
 * an SQLite file or the name of a database without connections.
 */
export async function createTestDatabase(from: TemplateKind | { copyOf: string }): Promise<TestDatabase> {
  const template = inject("databaseTemplate");
  const original = typeof from === "string" ? template[from] : from.copyOf;
  return template.provider === "sqlite"
    ? copySqlite(template.folder, original)
    : copyPostgres(template, original);
}

/** An empty one, dropped at the end of the running test. */
export async function useTestDatabase(): Promise<DatabaseTarget> {
  const { target, drop } = await createTestDatabase("empty");
  onTestFinished(drop);
  return target;
}

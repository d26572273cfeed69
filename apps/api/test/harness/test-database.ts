import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { DatabaseTarget } from "../../src/db/target.ts";
import type { TemplateKind } from "./template.ts";

/** A database of its own, and how to be rid of it. */
export interface TestDatabase {
  target: DatabaseTarget;
  drop: () => Promise<void>;
}

async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function copyPostgres(serverUrl: string, template: string): Promise<TestDatabase> {
  const copy = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `CREATE DATABASE ${copy} TEMPLATE ${template}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${copy}` }).href;
  return {
    target: { provider: "postgresql", url, poolSize: 10 },
    drop: () => onServer(serverUrl, `DROP DATABASE ${copy} WITH (FORCE)`),
  };
}

function copySqlite(folder: string, template: string): TestDatabase {
  const copy = join(folder, `${randomUUID()}.db`);
  copyFileSync(template, copy);
  return { target: { provider: "sqlite", file: copy }, drop: async () => {} };
}

/** A fresh, migrated database of the provider that this run is about: empty, or with the owner's account. */
export async function createTestDatabase(kind: TemplateKind): Promise<TestDatabase> {
  const template = inject("databaseTemplate");
  return template.provider === "sqlite"
    ? copySqlite(template.folder, template[kind])
    : copyPostgres(template.serverUrl, template[kind]);
}

/** An empty one, dropped at the end of the running test. */
export async function useTestDatabase(): Promise<DatabaseTarget> {
  const { target, drop } = await createTestDatabase("empty");
  onTestFinished(drop);
  return target;
}

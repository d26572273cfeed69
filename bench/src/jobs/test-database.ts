import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Database, migrate, openDatabase } from "../../../apps/api/src/db/open.ts";
import { databaseTarget } from "../../../apps/api/src/db/target.ts";
import { runSql } from "../lists/postgres.ts";

const migrations = resolve(import.meta.dirname, "../../../apps/api/prisma/migrations");

/** A new, migrated database with its cleanup. */
export interface TestDatabase {
  readonly url: string;
  /** The folder of SQLite's file; undefined for Postgres. */
  readonly folder: string | undefined;
  open(): Database;
  remove(): Promise<unknown>;
}

export async function createTestDatabase(provider: "sqlite" | "postgresql"): Promise<TestDatabase> {
  const testDatabase = provider === "sqlite" ? await inFolder() : await onServer();
  await migrate(databaseTarget(testDatabase.url), migrations, new Date());
  return { ...testDatabase, open: () => openDatabase(databaseTarget(testDatabase.url)) };
}

async function inFolder() {
  const folder = await mkdtemp(join(tmpdir(), "sitewright-jobs-"));
  const url = `file:${join(folder, "sitewright.db")}`;
  return { url, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function onServer() {
  const name = `jobs_${randomUUID().replaceAll("-", "")}`;
  const url = await runSql(`CREATE DATABASE ${name}`, name);
  return { url, folder: undefined, remove: () => runSql(`DROP DATABASE ${name} WITH (FORCE)`, name) };
}

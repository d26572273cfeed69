// Writes the next migration of both histories from what schema.prisma says: node scripts/migrations/new.mjs add_invoices
// Needs a throwaway Postgres in DATABASE_URL_TEST, because each history is applied before the difference is taken.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { migratePostgres } from "../../src/db/migrate-postgres.ts";
import { migrateSqlite } from "../../src/db/migrate-sqlite.ts";
import { nextStepName, readHistory } from "../../src/db/migration-history.ts";
import { missingSql } from "./engine.mjs";

const folder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));
const [name] = process.argv.slice(2);
const url = process.env.DATABASE_URL_TEST;
if (!name || !/^[a-z0-9_]+$/.test(name) || !url) {
  console.error("Usage: DATABASE_URL_TEST=postgres://… node scripts/migrations/new.mjs name_in_snake_case");
  process.exit(2);
}

async function missingInSqlite() {
  const work = mkdtempSync(join(tmpdir(), "migration-"));
  const file = join(work, "history.db");
  try {
    migrateSqlite({ file, history: readHistory(join(folder, "sqlite")), now: new Date() });
    return await missingSql("sqlite", file);
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function missingInPostgres() {
  const database = `migration_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  try {
    const target = Object.assign(new URL(url), { pathname: `/${database}` }).href;
    await migratePostgres(target, readHistory(join(folder, "postgresql")));
    return await missingSql("postgresql", target);
  } finally {
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.end();
  }
}

mkdirSync(join(folder, "sqlite"), { recursive: true });
mkdirSync(join(folder, "postgresql"), { recursive: true });
const steps = { sqlite: await missingInSqlite(), postgresql: await missingInPostgres() };
for (const [provider, sql] of Object.entries(steps)) {
  if (!sql) {
    console.log(`${provider}: nothing to do`);
    continue;
  }
  const target = join(folder, provider, nextStepName(readHistory(join(folder, provider)), name));
  mkdirSync(target);
  writeFileSync(join(target, "migration.sql"), sql);
  console.log(`${provider}: wrote ${target}/migration.sql`);
}

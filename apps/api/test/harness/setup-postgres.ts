import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { migrationsFolder } from "./folders.ts";
import { addOwner } from "./owner.ts";
import type { DatabaseTemplate } from "./template.ts";

/**
 * How a database is copied: as files where the server can, which it can since version 15. The other way writes each page
 * into the log, which takes longer where nothing is synced.
 */
async function copyOptionsOf(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ server_version_num: string }>("SHOW server_version_num");
  return Number(rows[0]?.server_version_num) >= 150_000 ? "STRATEGY FILE_COPY" : "";
}

/** Creates the migrated Postgres databases that tests copy. Needs a server in DATABASE_URL_TEST. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.DATABASE_URL_TEST;
  if (!serverUrl)
    throw new Error(
      "Set DATABASE_URL_TEST to a Postgres that may be filled and emptied (npm test starts one).",
    );
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const empty = `template_${process.pid}_${Date.now()}`;
  const owned = `${empty}_owned`;
  const at = (name: string): DatabaseTarget => ({
    provider: "postgresql",
    url: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    poolSize: 1,
  });
  await admin.query(`CREATE DATABASE ${empty}`);
  await migrate(at(empty), migrationsFolder, new Date());
  await admin.query(`CREATE DATABASE ${owned} TEMPLATE ${empty}`);
  await addOwner(at(owned));
  const folder = mkdtempSync(join(tmpdir(), "api-test-postgres-"));
  const copyOptions = await copyOptionsOf(admin);
  const template: DatabaseTemplate = {
    provider: "postgresql",
    serverUrl,
    copyOptions,
    folder,
    empty,
    owned,
  };
  project.provide("databaseTemplate", template);
  return async () => {
    const made = await admin.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [empty],
    );
    for (const { datname } of made.rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  };
}

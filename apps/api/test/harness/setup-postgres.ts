import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/db/open.ts";
import { migrationsFolder } from "./folders.ts";
import type { DatabaseTemplate } from "./template.ts";

/** Makes one migrated Postgres database, of which every test file gets a copy. Wants a server in DATABASE_URL_TEST. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.DATABASE_URL_TEST;
  if (!serverUrl)
    throw new Error(
      "Set DATABASE_URL_TEST to a Postgres that may be filled and emptied (npm test starts one).",
    );
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `template_${process.pid}_${Date.now()}`;
  await admin.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await migrate({ provider: "postgresql", url, poolSize: 1 }, migrationsFolder, new Date());
  const template: DatabaseTemplate = { provider: "postgresql", serverUrl, name };
  project.provide("databaseTemplate", template);
  return async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  };
}

import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type DirectDatabase, postgresDatabase, sqliteFile } from "./direct-database.ts";

/** The kind of installation a run uses. */
export interface Setting {
  readonly provider: "sqlite" | "postgresql";
  readonly storage: "disk" | "s3";
  /** The URL of a Postgres server whose databases may be created and deleted; needed for `postgresql`. */
  readonly postgresUrl: string | undefined;
  /** Run only a few rounds. */
  readonly isQuick: boolean;
}

/** Where an installation keeps its data. */
export interface Installation {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly database: DirectDatabase;
  /** Deletes all its data. */
  remove(): Promise<void>;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Creates an empty installation. */
export async function makeInstallation({ provider, postgresUrl }: Setting): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-faults-"));
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (provider === "sqlite") {
    const file = join(dataDir, "sitewright.db");
    const remove = async () => removeFolder();
    return { dataDir, databaseUrl: `file:${file}`, database: sqliteFile(file), remove };
  }
  if (postgresUrl === undefined) throw new Error("DATABASE_URL_TEST names no Postgres.");
  const name = `faults_${randomUUID().replaceAll("-", "")}`;
  await onServer(postgresUrl, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  async function remove(): Promise<void> {
    await onServer(postgresUrl ?? "", `DROP DATABASE ${name} WITH (FORCE)`);
    removeFolder();
  }
  return { dataDir, databaseUrl: url, database: postgresDatabase(url), remove };
}

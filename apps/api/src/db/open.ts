import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "../generated/postgresql/client.ts";
import { type Prisma, PrismaClient as SqliteClient } from "../generated/sqlite/client.ts";
import { createFileGuard } from "./file-guard.ts";
import { hasNoTables, migratePostgres } from "./migrate-postgres.ts";
import { type MigrationRun, migrateSqlite } from "./migrate-sqlite.ts";
import { readHistory } from "./migration-history.ts";
import { SqliteAdapterFactory } from "./sqlite-adapter.ts";
import type { DatabaseTarget } from "./target.ts";

/** Either database behind one type: queries are written against the SQLite client, whose subset both share. */
export type Db = SqliteClient;
/** The client inside a transaction; stores that only query take this, so they work in and out of one. */
export type Tx = Prisma.TransactionClient;

/** An open database. */
export interface Database {
  readonly db: Db;
  readonly provider: DatabaseTarget["provider"];
  /** Rejects when the database cannot be read or written, or is no longer the one that was opened. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** `minimal`: error texts without the call's arguments, which hold what clients wrote. */
const clientOptions = {
  transactionOptions: { maxWait: 8000, timeout: 10_000 },
  errorFormat: "minimal",
} as const;
const POSTGRES_CONNECT_MS = 5000;

/** Brings the database at the target to the schema of this version. `folder` holds one history per provider. */
export async function migrate(target: DatabaseTarget, folder: string, now: Date): Promise<MigrationRun> {
  const history = readHistory(join(folder, target.provider));
  if (target.provider === "postgresql") return { applied: await migratePostgres(target.url, history) };
  mkdirSync(dirname(target.file), { recursive: true });
  return migrateSqlite({ file: target.file, history, now });
}

/** Whether there is no database yet: no file or an empty one, no table of ours on the server. */
export async function isNewDatabase(target: DatabaseTarget): Promise<boolean> {
  if (target.provider === "postgresql") return hasNoTables(target.url);
  return (statSync(target.file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Opens an already migrated database. */
export function openDatabase(target: DatabaseTarget): Database {
  return target.provider === "postgresql" ? openPostgres(target) : openSqlite(target.file);
}

function openSqlite(file: string): Database {
  const db = new SqliteClient({ adapter: new SqliteAdapterFactory(file), ...clientOptions });
  const guard = createFileGuard(file);
  return {
    db,
    provider: "sqlite",
    async check() {
      guard();
      accessSync(file, constants.W_OK);
      await db.user.findFirst({ select: { id: true } });
    },
    close: () => db.$disconnect(),
  };
}

function openPostgres(target: { url: string; poolSize: number }): Database {
  const adapter = new PrismaPg({
    connectionString: target.url,
    max: target.poolSize,
    connectionTimeoutMillis: POSTGRES_CONNECT_MS,
  });
  // The two generated clients differ in types that the common subset never touches.
  const db = new PostgresClient({ adapter, ...clientOptions }) as unknown as Db;
  return {
    db,
    provider: "postgresql",
    async check() {
      await db.user.findFirst({ select: { id: true } });
    },
    close: () => db.$disconnect(),
  };
}

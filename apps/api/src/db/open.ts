import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient as PostgresClient } from "../generated/postgresql/client.ts";
import { type Prisma, PrismaClient as SqliteClient } from "../generated/sqlite/client.ts";
import { type DatabaseClock, databaseClock } from "./clock.ts";
import { type DatabaseTimeouts, defaultDatabaseTimeouts } from "./database-timeouts.ts";
import { createFileGuard } from "./file-guard.ts";
import { hasNoTables, migratePostgres } from "./migrate-postgres.ts";
import { type MigrationRun, migrateSqlite } from "./migrate-sqlite.ts";
import { readHistory } from "./migration-history.ts";
import { SqliteAdapterFactory } from "./sqlite-adapter.ts";
import type { DatabaseTarget } from "./target.ts";
import { createWriteProbe } from "./write-probe.ts";

/** Either database behind one type: queries are written against the SQLite client, whose subset both share. */
export type Db = SqliteClient;
/** The client inside a transaction; stores that only query take this, so they work in and out of one. */
export type Tx = Prisma.TransactionClient;

/** A table, as schema.prisma names its model. */
export type TableName = keyof typeof Prisma.ModelName;

/** An open database. */
export interface Database {
  readonly db: Db;
  readonly provider: DatabaseTarget["provider"];
  readonly clock: DatabaseClock;
  /** Rejects if the database cannot be read or written, or is no longer the one that was opened. */
  check(): Promise<void>;
  /**
   * Removes deleted data from the files next to the database: SQLite's write-ahead log keeps former
   * pages until they are overwritten. Has no effect while another process is reading; the next call
   * then does it.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** `minimal`: error messages leave out the query's arguments, which contain clients' data. */
const clientOptions = ({ beginMs, transactionMs }: DatabaseTimeouts) =>
  ({
    transactionOptions: { maxWait: beginMs, timeout: transactionMs },
    errorFormat: "minimal",
  }) as const;

/**
 * The driver's statement timeout is this many milliseconds longer than the server's, so that the
 * server's error arrives first.
 */
const silenceMs = 400;

/**
 * Migrates the target database to this release's schema. `folder` holds one history per provider.
 */
export async function migrate(target: DatabaseTarget, folder: string, now: Date): Promise<MigrationRun> {
  const history = readHistory(join(folder, target.provider));
  if (target.provider === "postgresql") return { applied: await migratePostgres(target.url, history) };
  mkdirSync(dirname(target.file), { recursive: true });
  return migrateSqlite({ file: target.file, history, now });
}

/**
 * True if there is no database yet: no SQLite file or an empty one, or none of our tables on the
 * server.
 */
export async function isNewDatabase(target: DatabaseTarget): Promise<boolean> {
  if (target.provider === "postgresql") return hasNoTables(target.url);
  return (statSync(target.file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Opens an already migrated database. */
export function openDatabase(
  target: DatabaseTarget,
  patience: DatabaseTimeouts = defaultDatabaseTimeouts,
): Database {
  return target.provider === "postgresql"
    ? openPostgres(target, patience)
    : openSqlite(target.file, patience);
}

function openSqlite(file: string, patience: DatabaseTimeouts): Database {
  const adapter = new SqliteAdapterFactory(file, patience.lockMs);
  const db = new SqliteClient({ adapter, ...clientOptions(patience) });
  const guard = createFileGuard(file);
  const probe = createWriteProbe(() => db.$executeRaw`PRAGMA user_version = 1`);
  return {
    db,
    provider: "sqlite",
    clock: databaseClock("sqlite"),
    async check() {
      guard();
      accessSync(file, constants.W_OK);
      await db.user.findFirst({ select: { id: true } });
      // Writes one page: a number in the file's header that nothing reads (SQLite, "PRAGMA
      // user_version").
      await probe();
    },
    async scrub() {
      await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
    },
    close: () => db.$disconnect(),
  };
}

/**
 * Identifies this process's connections for Postgres' administrator and the other processes; names have 63
 * bytes at most.
 */
export const applicationName = (): string => `sitewright ${hostname().slice(0, 40)} ${process.pid}`;

/**
 * A pool that sets its limits as startup parameters (libpq), so that every connection has them. A
 * pooler in between that does not know them has to be configured (PgBouncer:
 * ignore_startup_parameters).
 */
function createPool(
  { url, poolSize }: { url: string; poolSize: number },
  patience: DatabaseTimeouts,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName(),
    connectionTimeoutMillis: patience.connectionMs,
    idleTimeoutMillis: patience.idleConnectionMs,
    // A restore detects a running server by this connection, even if the server receives no
    // requests.
    min: 1,
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    // An unresponsive server enforces no timeouts: the driver then drops the connection.
    query_timeout: patience.statementMs + silenceMs,
    idle_in_transaction_session_timeout: patience.idleTransactionMs,
  });
  // An error event without a listener ends the process, and none is attached while the driver hands a
  // connection over. The next query on the connection then rejects with the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function openPostgres(target: { url: string; poolSize: number }, patience: DatabaseTimeouts): Database {
  const adapter = new PrismaPg(createPool(target, patience), { disposeExternalPool: true });
  // The two generated clients differ in types that the common subset never touches.
  const db = new PostgresClient({ adapter, ...clientOptions(patience) }) as unknown as Db;
  return {
    db,
    provider: "postgresql",
    clock: databaseClock("postgresql"),
    async check() {
      // The statements that every signed-in request needs. They change no row, but need the locks
      // of a write, which a read-only server refuses.
      await db.$executeRaw`UPDATE users SET id = id WHERE false`;
      await db.$executeRaw`UPDATE sessions SET id = id WHERE false`;
      await db.$executeRaw`UPDATE throttles SET id = id WHERE false`;
    },
    // Disk space is managed by the server's operator, including `VACUUM` and the archive of its
    // log.
    scrub: async () => {},
    close: () => db.$disconnect(),
  };
}

import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import Database from "better-sqlite3";
import { createFileGuard, type FileGuard } from "./file-guard.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { SerialLock } from "./serial-lock.ts";
import { prepareConnection } from "./sqlite-pragma.ts";

type Connection = SqlDriverAdapter & { client: Database.Database };

function hasClient(adapter: SqlDriverAdapter): adapter is Connection {
  return "client" in adapter && adapter.client instanceof Database;
}

/**
 * Our BEGIN IMMEDIATE has already run, so the adapter's own becomes a savepoint, which COMMIT and ROLLBACK
 * include. Checks before a commit that the file is still the one that the next start opens.
 */
function adaptStatements(client: Database.Database, guard: FileGuard): void {
  const prepare = client.prepare.bind(client);
  client.prepare = <Bind extends unknown[] | object = unknown[], Row = unknown>(source: string) => {
    if (source === "COMMIT") guard();
    return prepare<Bind, Row>(source === "BEGIN" ? "SAVEPOINT prisma_begin" : source);
  };
}

function rollBackIfOpen(client: Database.Database): void {
  if (client.inTransaction) client.exec("ROLLBACK");
}

function beginImmediate(client: Database.Database): void {
  rollBackIfOpen(client);
  client.exec("BEGIN IMMEDIATE");
}

/** A driver error as Prisma reports a timeout (P1008), which it does for the adapter's own errors. */
function asAdapterError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const original = { originalCode: error.code, originalMessage: error.message };
  return error.code.startsWith("SQLITE_BUSY")
    ? new DriverAdapterError({ kind: "SocketTimeout", ...original })
    : new DriverAdapterError({ kind: "sqlite", extendedCode: 1, message: error.message, ...original });
}

/**
 * Prisma's SQLite adapter without two traps: it shares one connection, so a plain write during an open
 * interactive transaction joins that transaction and is lost with its rollback; and its deferred BEGIN may
 * find at the first write that its snapshot is stale. Here writes queue behind the open transaction, reads
 * use a separate connection (a WAL snapshot of what is committed), and BEGIN takes the write lock at
 * once.
 */
export class SqliteAdapterFactory implements SqlDriverAdapterFactory {
  readonly provider = "sqlite";
  readonly adapterName = "@prisma/adapter-better-sqlite3";
  readonly #inner: PrismaBetterSqlite3;
  readonly #file: string;
  readonly #lockMs: number;

  /** `lockMs`: how long a write waits for another process's lock. */
  constructor(file: string, lockMs: number) {
    this.#file = file;
    this.#lockMs = lockMs;
    this.#inner = new PrismaBetterSqlite3({ url: file, fileMustExist: true });
  }

  async connect(): Promise<SqlDriverAdapter> {
    const writer = await this.#open("writer");
    const reader = await this.#open("reader");
    const guard = createFileGuard(this.#file);
    adaptStatements(writer.client, guard);
    return serialize({ writer, reader, guard, lockMs: this.#lockMs });
  }

  async #open(role: "reader" | "writer"): Promise<Connection> {
    const connection = await this.#inner.connect();
    if (!hasClient(connection)) throw new Error("Prisma's SQLite adapter no longer shows its connection.");
    prepareConnection(connection.client, role);
    return connection;
  }
}

interface Connections {
  writer: Connection;
  reader: Connection;
  /** Throws if writing is not allowed. */
  guard: FileGuard;
  lockMs: number;
}

function serialize({ writer, reader, guard, lockMs }: Connections): SqlDriverAdapter {
  const lock = new SerialLock();
  const inner = {
    queryRaw: writer.queryRaw.bind(writer),
    executeRaw: writer.executeRaw.bind(writer),
    executeScript: writer.executeScript.bind(writer),
    startTransaction: writer.startTransaction.bind(writer),
    dispose: writer.dispose.bind(writer),
  };
  async function write<T>(run: () => Promise<T>): Promise<T> {
    const deadlineMs = performance.now() + lockMs;
    const release = await lock.acquire();
    try {
      guard();
      return await retryWhileBusy(deadlineMs, run);
    } catch (error) {
      throw asAdapterError(error);
    } finally {
      release();
    }
  }
  async function startTransaction(level?: IsolationLevel): Promise<Transaction> {
    const deadlineMs = performance.now() + lockMs;
    const release = await lock.acquire();
    try {
      guard();
      await retryWhileBusy(deadlineMs, () => beginImmediate(writer.client));
      return releaseAtEnd(await inner.startTransaction(level), writer.client, release);
    } catch (error) {
      rollBackIfOpen(writer.client);
      release();
      throw asAdapterError(error);
    }
  }
  return Object.assign(writer, {
    queryRaw: (query: SqlQuery) =>
      /^\s*select\b/i.test(query.sql) ? reader.queryRaw(query) : write(() => inner.queryRaw(query)),
    executeRaw: (query: SqlQuery) => write(() => inner.executeRaw(query)),
    executeScript: (script: string) => write(() => inner.executeScript(script)),
    startTransaction,
    dispose: async () => {
      await reader.dispose();
      await inner.dispose();
    },
  });
}

/**
 * A failed COMMIT (disk full) leaves the transaction open in SQLite; it has to be rolled back
 * before the next one begins.
 */
function releaseAtEnd(tx: Transaction, client: Database.Database, release: () => void): Transaction {
  const end = (finish: () => Promise<void>) => async () => {
    try {
      rollBackIfOpen(client);
      await finish();
    } finally {
      release();
    }
  };
  return Object.assign(tx, { commit: end(tx.commit.bind(tx)), rollback: end(tx.rollback.bind(tx)) });
}

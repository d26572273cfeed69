import Database from "better-sqlite3";
import pg from "pg";

type Value = string | number | boolean | null;

/** A row as it is stored. */
export type Row = Readonly<Record<string, unknown>>;

/** A database accessed from outside the server: by SQL, on a separate connection. */
export interface DirectDatabase {
  all(sql: string, values?: readonly Value[]): Promise<Row[]>;
  run(sql: string, values?: readonly Value[]): Promise<void>;
  /** Runs several statements. */
  script(sql: string): Promise<void>;
  /** Blocks all writers, on Postgres only those of one table, until the returned function is called. */
  lock(table: string): Promise<() => Promise<void>>;
  /** The errors that SQLite's own checks report; empty if they pass, and for Postgres. */
  integrityErrors(): string[];
}

const busyMs = 30_000;

/** A SQLite file. It is opened for each call, because the server may have been killed in between. */
export function sqliteFile(file: string): DirectDatabase {
  function using<T>(work: (db: Database.Database) => T): T {
    const db = new Database(file, { timeout: busyMs });
    try {
      return work(db);
    } finally {
      db.close();
    }
  }
  return {
    all: async (sql, values = []) => using((db) => db.prepare<unknown[], Row>(sql).all(...values)),
    async run(sql, values = []) {
      using((db) => db.prepare(sql).run(...values));
    },
    async script(sql) {
      using((db) => db.exec(sql));
    },
    async lock() {
      const db = new Database(file, { timeout: busyMs });
      db.exec("BEGIN IMMEDIATE");
      return async () => {
        db.exec("COMMIT");
        db.close();
      };
    },
    integrityErrors: () =>
      using((db) => {
        const found = db.pragma("integrity_check", { simple: true });
        const broken = db.prepare("PRAGMA foreign_key_check").all();
        return [
          ...(found === "ok" ? [] : [`integrity_check: ${String(found)}`]),
          ...(broken.length > 0 ? [`foreign_key_check: ${broken.length} rows`] : []),
        ];
      }),
  };
}

/** Replaces each `?` by the numbered placeholder of Postgres. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll("?", () => {
    count += 1;
    return `$${count}`;
  });
}

/** A Postgres database. */
export function postgresDatabase(url: string): DirectDatabase {
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    return client;
  }
  async function all(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    const client = await connect();
    try {
      if (values.length === 0) return (await client.query<Row>(sql)).rows;
      return (await client.query<Row>(numbered(sql), [...values])).rows;
    } finally {
      await client.end();
    }
  }
  return {
    all,
    async run(sql, values) {
      await all(sql, values);
    },
    async script(sql) {
      await all(sql);
    },
    async lock(table) {
      const client = await connect();
      await client.query("BEGIN");
      await client.query(`LOCK TABLE "${table}" IN EXCLUSIVE MODE`);
      return async () => {
        await client.query("COMMIT");
        await client.end();
      };
    },
    integrityErrors: () => [],
  };
}

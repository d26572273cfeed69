import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Target } from "./target.ts";

type Row = Readonly<Record<string, SQLOutputValue>>;

/** The server's database, opened beside it. */
export interface Seeder {
  /** The first row of a table where a column has a value. */
  find(table: string, column: string, value: string): Row;
  /** Stores a row as often as there are changes to it, whatever its columns are: another version may have others. */
  copy(table: string, row: Row, changes: Iterable<Row>): void;
  /** Changes one column of a row. */
  set(table: string, row: Row, column: string, value: number): void;
}

/** Writes rows into the server's database, all or none of them. What took a thousand calls takes one moment. */
export function seed(target: Target, write: (seeder: Seeder) => void): void {
  const database = new DatabaseSync(join(target.dataFolder, "sitewright.db"), { timeout: 10_000 });
  try {
    database.exec("BEGIN IMMEDIATE");
    write({
      find(table, column, value) {
        const row = database.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).get(value);
        if (!row) throw new Error(`There is no row of ${table} whose ${column} is ${value}.`);
        return row;
      },
      copy(table, row, changes) {
        const columns = Object.keys(row);
        const places = columns.map(() => "?").join(", ");
        const insert = database.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`);
        for (const change of changes) {
          const changed = { ...row, ...change };
          insert.run(...columns.map((column) => changed[column] ?? null));
        }
      },
      set(table, { id = "" }, column, value) {
        database.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`).run(value, id);
      },
    });
    database.exec("COMMIT");
    // What is written here is not left for the server to bring into the file.
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}

/** A new id of a row. */
export const newId = (): string => randomUUID();

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Target } from "./target.ts";

type Row = Readonly<Record<string, SQLOutputValue>>;

/** A second connection to the server's database. */
export interface Seeder {
  /** The first row of a table with this value in a column. */
  find(table: string, column: string, value: string): Row;
  /**
   * Inserts a copy of a row for each set of changes, without naming all columns, because another version
   * of the server may have others.
   */
  copy(table: string, row: Row, changes: Iterable<Row>): void;
  /** Changes one column of a row. */
  set(table: string, row: Row, column: string, value: number): void;
}

/** Writes rows into the server's database in one transaction: far faster than a thousand requests. */
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
    // Checkpoints the WAL, so that the server does not have to.
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}

/** A new row id. */
export const newId = (): string => randomUUID();

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { migrateSqlite } from "./migrate-sqlite.ts";
import type { Migration } from "./migration-history.ts";

const now = new Date("2026-03-02T09:00:00Z");

const step = (name: string, sql: string): Migration => ({ name, sql, checksum: `sum of ${sql}` });
const first = step(
  "0001_init",
  "CREATE TABLE a (id TEXT PRIMARY KEY); CREATE TABLE b (a_id TEXT REFERENCES a(id));",
);
const second = step("0002_more", "ALTER TABLE a ADD COLUMN note TEXT;");

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "migrate-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const copiesIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.includes(".before-migration-"));

function read<Row>(file: string, sql: string): Row[] {
  const db = new BetterSqlite(file);
  try {
    return db.prepare<[], Row>(sql).all();
  } finally {
    db.close();
  }
}

test("a new file gets all migrations, is readable only by its owner, and is not copied", () => {
  const folder = freshFolder();
  const file = join(folder, "data.db");
  expect(migrateSqlite({ file, history: [first, second], now })).toEqual({
    applied: ["0001_init", "0002_more"],
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(copiesIn(folder)).toEqual([]);
  expect(migrateSqlite({ file, history: [first, second], now })).toEqual({ applied: [] });
});

test("F24 a file with data is copied before it changes, and the copy holds the data as it was", () => {
  const folder = freshFolder();
  const file = join(folder, "data.db");
  migrateSqlite({ file, history: [first], now });
  new BetterSqlite(file).exec("INSERT INTO a (id) VALUES ('kept')").close();
  const { applied, copy } = migrateSqlite({ file, history: [first, second], now });
  expect(applied).toEqual(["0002_more"]);
  expect(copiesIn(folder)).toEqual(["data.db.before-migration-2026-03-02T09-00-00-000Z"]);
  expect(statSync(copy ?? "").mode & 0o777).toBe(0o600);
  expect(read(copy ?? "", "SELECT * FROM a")).toEqual([{ id: "kept" }]);
  expect(read(file, "SELECT * FROM a")).toEqual([{ id: "kept", note: null }]);
});

test("F24 a step that fails leaves the file as it was, takes its copy away and can be tried again", () => {
  const folder = freshFolder();
  const file = join(folder, "data.db");
  migrateSqlite({ file, history: [first], now });
  const broken = step("0002_more", "ALTER TABLE a ADD COLUMN note TEXT; CREATE TABLE oops (;");
  expect(() => migrateSqlite({ file, history: [first, broken], now })).toThrow(/syntax error/);
  expect(read(file, "SELECT name FROM pragma_table_info('a')")).toEqual([{ name: "id" }]);
  expect(copiesIn(folder)).toEqual([]);
  expect(migrateSqlite({ file, history: [first, second], now }).applied).toEqual(["0002_more"]);
});

test("F24 a copy that cannot be made whole leaves nothing behind, and the file as it was", () => {
  const folder = freshFolder();
  const file = join(folder, "data.db");
  migrateSqlite({ file, history: [first], now });
  // SQLite reads and checks every page to copy it: a damaged one ends the copy, as a full disk does.
  const db = new BetterSqlite(file);
  db.exec("INSERT INTO a (id) VALUES ('kept')");
  db.pragma("wal_checkpoint(TRUNCATE)");
  const [page] = read<{ rootpage: number }>(file, "SELECT rootpage FROM sqlite_master WHERE name = 'b'");
  const size = Number(db.pragma("page_size", { simple: true }));
  db.close();
  const bytes = readFileSync(file);
  bytes.fill(255, ((page?.rootpage ?? 1) - 1) * size, (page?.rootpage ?? 1) * size);
  writeFileSync(file, bytes);
  expect(() => migrateSqlite({ file, history: [first, second], now })).toThrow(/malformed/);
  expect(copiesIn(folder)).toEqual([]);
  expect(read(file, "SELECT * FROM a")).toEqual([{ id: "kept" }]);
});

test("a step that leaves rows without what they refer to is refused as a whole", () => {
  const file = join(freshFolder(), "data.db");
  migrateSqlite({ file, history: [first], now });
  const orphaning = step("0002_bad", "INSERT INTO b (a_id) VALUES ('nobody');");
  expect(() => migrateSqlite({ file, history: [first, orphaning], now })).toThrow(/nothing was changed/);
  expect(read(file, "SELECT * FROM b")).toEqual([]);
});

test("a changed, a half-applied and an unknown step are refused, each saying what to do", () => {
  const file = join(freshFolder(), "data.db");
  migrateSqlite({ file, history: [first, second], now });
  const changed = { ...second, checksum: "another" };
  expect(() => migrateSqlite({ file, history: [first, changed], now })).toThrow(
    /0002_more was changed after it was applied. Put the original file back/,
  );
  expect(() => migrateSqlite({ file, history: [first], now })).toThrow(/0002_more.*Start the newer version/);
  new BetterSqlite(file).exec("UPDATE _prisma_migrations SET finished_at = NULL").close();
  expect(() => migrateSqlite({ file, history: [first, second], now })).toThrow(
    /never finished. Restore the backup/,
  );
});

test("what is no database is refused and stays as it was", () => {
  const file = join(freshFolder(), "data.db");
  writeFileSync(file, "These are somebody's notes, not a database.".repeat(50));
  expect(() => migrateSqlite({ file, history: [first], now })).toThrow(/not a database/);
  expect(statSync(file).size).toBe(43 * 50);
});

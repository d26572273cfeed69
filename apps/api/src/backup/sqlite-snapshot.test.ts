import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { testOnSmallDisk } from "../../test/harness/small-disk.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";

const rowCount = 200;

/** A database that a server has open, with rows in its log. */
function openServer(folder: string): string {
  const file = join(folder, "sitewright.db");
  const server = new Database(file);
  onTestFinished(() => void server.close());
  server.pragma("journal_mode = WAL");
  server.exec("CREATE TABLE _prisma_migrations (migration_name TEXT); CREATE TABLE notes (text TEXT)");
  const add = server.prepare("INSERT INTO notes VALUES (?)");
  for (let index = 0; index < rowCount; index += 1) add.run("x".repeat(2000));
  return file;
}

async function countNotes(file: string): Promise<number> {
  const snapshot = openSqliteSnapshot(file, new Set(["notes"]));
  let count = 0;
  for (const table of snapshot.tables.filter(({ name }) => name === "notes"))
    for await (const _row of snapshot.rows(table)) count += 1;
  await snapshot.close();
  await snapshot.close();
  return count;
}

test("the rows in the log of a database that a server has open are read, and closing twice does no harm", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-snapshot-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await countNotes(openServer(folder))).toBe(rowCount);
});

testOnSmallDisk(
  "F4 the rows of a database whose disk is full are read, though its log cannot be written into the file",
  { megabytes: 4 },
  async ({ folder, fill }) => {
    const file = openServer(folder);
    fill();
    expect(await countNotes(file)).toBe(rowCount);
  },
);

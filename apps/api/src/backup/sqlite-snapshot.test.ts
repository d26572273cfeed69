import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { mountSmallDisk } from "../../test/harness/small-disk.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";

test("F4 the rows of a database whose disk is full are read, though its log cannot be written into the file", async () => {
  const disk = mountSmallDisk(4);
  // Where no disk can be mounted, none can be filled.
  if (!disk) return;
  const file = join(disk.folder, "sitewright.db");
  const server = new Database(file);
  onTestFinished(() => void server.close());
  server.pragma("journal_mode = WAL");
  server.exec("CREATE TABLE _prisma_migrations (migration_name TEXT); CREATE TABLE notes (text TEXT)");
  const add = server.prepare("INSERT INTO notes VALUES (?)");
  for (let index = 0; index < 200; index += 1) add.run("x".repeat(2000));
  disk.fill();
  const snapshot = openSqliteSnapshot(file);
  const notes = snapshot.tables.filter(({ name }) => name === "notes");
  const rows: string[] = [];
  for (const table of notes) for await (const row of snapshot.rows(table)) rows.push(row);
  await snapshot.close();
  await snapshot.close();
  expect(rows).toHaveLength(200);
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import BetterSqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { defaultDatabaseTimeouts } from "./database-timeouts.ts";
import { databaseFault } from "./fault.ts";
import { type Database, migrate, openDatabase } from "./open.ts";

const migrations = join(import.meta.dirname, "../../prisma/migrations");
const at = new Date("2026-03-02T09:00:00Z");

/** Far more than any machine needs, unless a test is about giving up. */
const endless = { ...defaultDatabaseTimeouts, lockMs: 60_000, beginMs: 60_000, transactionMs: 60_000 };

async function openFresh(patience = endless): Promise<{ database: Database; file: string }> {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-adapter-"));
  const file = join(folder, "data.db");
  await migrate({ provider: "sqlite", file }, migrations, at);
  const database = openDatabase({ provider: "sqlite", file }, patience);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return { database, file };
}

const user = (id: string) => ({
  id,
  email: `${id}@x.example`,
  displayName: id,
  createdAt: at,
  updatedAt: at,
});

test("a write acknowledged while another's transaction is open survives that transaction's rollback", async () => {
  const { database } = await openFresh();
  const { db } = database;
  const opened = Promise.withResolvers<void>();
  const transaction = db.$transaction(async (tx) => {
    await tx.user.create({ data: user("rolled-back") });
    opened.resolve();
    await delay(50);
    throw new Error("roll back");
  });
  await opened.promise;
  const [outcome] = await Promise.allSettled([transaction, db.user.create({ data: user("acknowledged") })]);
  expect(outcome?.status).toBe("rejected");
  expect((await db.user.findMany()).map(({ id }) => id)).toEqual(["acknowledged"]);
});

test("a read outside a transaction does not see what is not committed", async () => {
  const { database } = await openFresh();
  const { db } = database;
  let seen = -1;
  await db.$transaction(async (tx) => {
    await tx.user.create({ data: user("a") });
    seen = await db.user.count();
  });
  expect([seen, await db.user.count()]).toEqual([0, 1]);
});

test("S-07.1 F7 fifty concurrent read-modify-write transactions lose no update", async () => {
  const { database } = await openFresh();
  const { db } = database;
  await db.user.create({ data: user("a") });
  await db.draft.create({
    data: { id: "d", userId: "a", projectId: "", version: 0, state: "", updatedAt: at },
  });
  const increment = () =>
    db.$transaction(async (tx) => {
      const { version } = await tx.draft.findUniqueOrThrow({ where: { id: "d" } });
      await tx.draft.update({ where: { id: "d" }, data: { version: version + 1 } });
    });
  await Promise.all(Array.from({ length: 50 }, increment));
  expect((await db.draft.findUniqueOrThrow({ where: { id: "d" } })).version).toBe(50);
});

test("every commit is synced, references are enforced and the log is a WAL, on the live connection", async () => {
  const { database, file } = await openFresh();
  const { db } = database;
  expect(await db.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
  expect(await db.$queryRaw`PRAGMA foreign_keys`).toEqual([{ foreign_keys: 1n }]);
  expect(new BetterSqlite(file).pragma("journal_mode", { simple: true })).toBe("wal");
  await expect(
    db.session.create({
      data: { id: "s", userId: "nobody", createdAt: at, expiresAt: at, absoluteExpiresAt: at },
    }),
  ).rejects.toMatchObject({ code: "P2003" });
});

test("S65 what was deleted cannot be read from the file's free pages", async () => {
  const { database, file } = await openFresh();
  const { db } = database;
  const marker = "secret-words-of-a-deleted-client";
  const isInFile = () => {
    // The reader takes what the log holds into the file.
    const other = new BetterSqlite(file);
    other.pragma("wal_checkpoint(TRUNCATE)");
    other.close();
    return readFileSync(file).includes(marker);
  };
  await db.user.create({ data: { ...user("gone"), bio: `${marker} `.repeat(500) } });
  expect(isInFile()).toBe(true);
  await db.user.delete({ where: { id: "gone" } });
  expect(isInFile()).toBe(false);
});

test("a write waits for another process's lock without blocking its own process", async () => {
  const { database, file } = await openFresh();
  const other = new BetterSqlite(file);
  other.exec("BEGIN IMMEDIATE");
  // The lock goes when timers have run thirty times: a driver that blocked the process would never see that.
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks++;
    if (ticks === 30) other.exec("COMMIT");
  }, 10);
  await database.db.user.create({ data: user("waited") });
  clearInterval(ticking);
  expect(await database.db.user.count()).toBe(1);
  expect(ticks).toBeGreaterThanOrEqual(30);
  other.close();
});

test("a write and a transaction that wait too long give up as busy, and both work again afterwards", async () => {
  const { database, file } = await openFresh({ ...endless, lockMs: 200 });
  const { db } = database;
  const other = new BetterSqlite(file);
  other.exec("BEGIN IMMEDIATE");
  const write = db.user.create({ data: user("a") });
  const transaction = db.$transaction(async (tx) => tx.user.create({ data: user("b") }));
  const outcomes = await Promise.allSettled([write, transaction]);
  for (const outcome of outcomes) {
    expect(outcome.status).toBe("rejected");
    if (outcome.status === "rejected") expect(databaseFault(outcome.reason)).toBe("busy");
  }
  expect(await db.user.count()).toBe(0);
  other.exec("COMMIT");
  other.close();
  await db.$transaction(async (tx) => tx.user.create({ data: user("c") }));
  await db.user.create({ data: user("d") });
  expect(await db.user.count()).toBe(2);
});

test("a transaction that runs out of disk leaves nothing behind and blocks nobody", async () => {
  const { database } = await openFresh();
  const { db } = database;
  // Simulates a full disk: a file that may not grow fails with the same SQLITE_FULL.
  await db.$queryRaw`PRAGMA max_page_count = 1`;
  const big = { ...user("big"), bio: "x".repeat(200_000) };
  const outcome = await db.$transaction(async (tx) => tx.user.create({ data: big })).catch((error) => error);
  expect(databaseFault(outcome)).toBe("full");
  expect(await db.user.count()).toBe(0);
  await db.user.create({ data: user("small") });
  expect(await db.user.count()).toBe(1);
});

test("readiness fails when the file was deleted or replaced", async () => {
  const { database, file } = await openFresh();
  await database.check();
  rmSync(file);
  await expect(database.check()).rejects.toThrow(/was moved, replaced or emptied/);
});

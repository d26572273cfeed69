import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { secretDigest } from "../src/auth/secret-digest.ts";
import { createOrphanSweepJob } from "../src/files/orphan-sweep-job.ts";
import { restoreOrDeleteBinned } from "../src/files/sweep-orphans.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { dayMs } from "../src/time-units.ts";
import { storedPaths } from "../src/wiring/features.ts";
import { useDataDir } from "./harness/server-process.ts";
import { pathsOf } from "./harness/stored-paths.ts";
import { createTestApp } from "./harness/test-app.ts";

async function open() {
  const folder = useDataDir();
  const storage = createDiskStorage(join(folder, "files"));
  const app = await createTestApp({ storage });
  await app.signUp("maya@client.example");
  const { db } = app.database;
  const { id: userId } = await db.user.findFirstOrThrow({ where: { email: "maya@client.example" } });
  // Files get the real clock's time, which the test's does not follow.
  const start = Date.now() + 365 * dayMs;
  const notices: { about: string; lines: readonly string[] }[] = [];
  async function sweep(now: Date, pairedAt: Date | null, mayDeleteByAge = true): Promise<void> {
    const job = createOrphanSweepJob({
      storedPaths,
      db,
      storage,
      now: () => now,
      readPairedAt: async () => pairedAt,
      log: { info: () => {} },
      notifyStaff: async (notice) => void notices.push(notice),
      mayDeleteByAge: async () => mayDeleteByAge,
    });
    const run = job.prepare("{}");
    if (!run.isReadable) throw new Error(run.reason);
    await run.value({ signal: new AbortController().signal, progress: async () => {}, isLastTry: false });
  }
  return {
    db,
    folder,
    storage,
    notices,
    /** Sweeps so long after the beginning. */
    sweep: (afterMs: number, pairedAt: Date | null = null) => sweep(new Date(start + afterMs), pairedAt),
    /** The same, after the clock has jumped. */
    sweepAfterJump: (afterMs: number) => sweep(new Date(start + afterMs), null, false),
    at: (afterMs: number) => new Date(start + afterMs),
    stored: () => pathsOf(storage.list()),
    binned: () => pathsOf(storage.listBin()),
    put: async (path: string) => {
      await storage.put(path, Readable.from([Buffer.from(path)]));
      return path;
    },
    addRow: (storagePath: string) =>
      db.upload.create({
        data: {
          id: storagePath,
          userId,
          category: "media",
          name: "x.png",
          contentType: "image/png",
          sizeBytes: storagePath.length,
          sha256: "0".repeat(64),
          storagePath,
          createdAt: new Date(),
        },
      }),
  };
}

const manyPaths = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `media/u1/${index}_x_${name}.png`);

test("S-17.4 a file without a row goes into the bin, stays there for 30 days and is deleted after that", async () => {
  const { storage, put, sweep, stored, binned } = await open();
  const orphan = await put("media/u1/1_x_orphan.png");
  await sweep(0);
  expect([await stored(), await binned()]).toEqual([[], [orphan]]);
  await sweep(30 * dayMs);
  expect(await binned()).toEqual([orphan]);
  await sweep(30 * dayMs + 1);
  expect([await stored(), await binned()]).toEqual([[], []]);
  expect(await storage.get(orphan)).toBeUndefined();
});

test("S-17.80 another program's file among the stored ones stops no sweep and stays where it is", async () => {
  const { folder, put, sweep, stored, binned } = await open();
  const orphan = await put("media/u1/1_x_orphan.png");
  const stray = join(folder, "files/media/u1/monday (1).zip");
  writeFileSync(stray, "");
  utimesSync(stray, new Date(0), new Date(0));
  await sweep(0);
  expect([await stored(), await binned(), existsSync(stray)]).toEqual([[], [orphan], true]);
});

test("after a jump of the clock a file stays in the bin, and returns from it as usual", async () => {
  const { put, sweep, sweepAfterJump, stored, binned, addRow } = await open();
  const orphan = await put("media/u1/1_x_orphan.png");
  const named = await put("media/u1/2_x_named.png");
  await sweep(0);
  await addRow(named);
  await sweepAfterJump(365 * dayMs);
  expect([await stored(), await binned()]).toEqual([[named], [orphan]]);
});

test("S-17.5 a binned file whose row is there again, as after a restore, returns automatically when it is read", async () => {
  const { storage, put, sweep, stored, binned, addRow } = await open();
  const path = await put("media/u1/1_x_photo.png");
  await sweep(0);
  await addRow(path);
  const content = await storage.get(path);
  expect(content && (await text(content))).toBe(path);
  expect([await stored(), await binned()]).toEqual([[path], []]);
});

test("S-17.5 it returns with the next sweep too, however long it has been there", async () => {
  const { put, sweep, stored, binned, addRow } = await open();
  const path = await put("media/u1/1_x_photo.png");
  await sweep(0);
  await addRow(path);
  await sweep(400 * dayMs);
  expect([await stored(), await binned()]).toEqual([[path], []]);
});

test("S-17.6 more than 100 files without a row: none is taken, and staff read how many", async () => {
  const { put, sweep, stored, binned, notices } = await open();
  for (const path of manyPaths(101, "photo")) await put(path);
  await sweep(0);
  expect([(await stored()).length, await binned()]).toEqual([101, []]);
  expect(notices.map(({ about }) => about)).toEqual(["orphan-sweep"]);
  expect(notices[0]?.lines[0]).toMatch(/^101 of 101 stored files/);
});

test.each([
  { orphans: 10, named: 180, isStopped: true },
  { orphans: 10, named: 190, isStopped: false },
  { orphans: 9, named: 1, isStopped: false },
])(
  "S-17.6 $orphans without a row beside $named with one: stopped is $isStopped",
  async ({ orphans, named, isStopped }) => {
    const { put, sweep, binned, addRow, notices } = await open();
    for (const path of manyPaths(orphans, "orphan")) await put(path);
    for (const path of manyPaths(named, "kept")) await addRow(await put(path));
    await sweep(0);
    expect((await binned()).length).toBe(isStopped ? 0 : orphans);
    expect(notices.length).toBe(isStopped ? 1 : 0);
  },
);

test("S-17.26 what a crash left of a deleted account is deleted for good, however many files, and stops no sweep", async () => {
  const { storage, put, sweep, stored, binned, notices } = await open();
  for (const path of manyPaths(120, "photo")) await put(path);
  const orphan = await put("media/u2/1_x_orphan.png");
  await storage.moveToBin(await put("media/u1/200_x_binned.png"), new Date());
  await storage.noteDeletion(secretDigest("u1"));
  await sweep(0);
  expect([await stored(), await binned(), notices]).toEqual([[], [orphan], []]);
});

test("S-17.7 nothing is taken within 24 hours of a restore; what the bin holds for a row returns at once", async () => {
  const { put, sweep, stored, binned, addRow, at } = await open();
  const returning = await put("media/u1/1_x_returning.png");
  await sweep(0);
  await addRow(returning);
  const orphan = await put("media/u1/2_x_orphan.png");
  await sweep(dayMs - 1, at(0));
  expect([await stored(), await binned()]).toEqual([[returning, orphan], []]);
  await sweep(dayMs, at(0));
  expect([await stored(), await binned()]).toEqual([[returning], [orphan]]);
});

test("S-17.4 what is deleted by its owner is deleted from the bin too", async () => {
  const { db, storage, put, sweep, at, binned } = await open();
  const path = await put("media/u1/1_x_photo.png");
  await sweep(0);
  await storage.delete(path);
  expect(await binned()).toEqual([]);
  expect(await restoreOrDeleteBinned({ db, storedPaths, storage, now: at(0), mayDeleteByAge: true })).toEqual(
    {
      restored: 0,
      deleted: 0,
    },
  );
});

test("S-17.7 the sweep of a server's jobs asks the database when it was restored, each time", async () => {
  const folder = useDataDir();
  const storage = createDiskStorage(folder);
  const app = await createTestApp({ storage });
  const { db } = app.database;
  const start = Date.now();
  // Files get the real clock's time, which the test's does not follow.
  app.advance(365 * dayMs);
  const restored = new Date();
  const row = { key: "installation", id: "i", count: 1, createdAt: new Date(start), pairedAt: restored };
  await db.installation.create({ data: row });
  await storage.put("media/u1/1_x_orphan.png", Readable.from([Buffer.from("x")]));
  await app.jobs.runDue("orphan-sweep");
  expect(await pathsOf(storage.listBin())).toEqual([]);
  app.advance(dayMs);
  await app.jobs.runDue("orphan-sweep");
  expect(await pathsOf(storage.listBin())).toEqual(["media/u1/1_x_orphan.png"]);
  expect((await db.job.findMany({ where: { kind: "orphan-sweep" } })).map(({ status }) => status)).toEqual([
    "done",
    "done",
  ]);
});

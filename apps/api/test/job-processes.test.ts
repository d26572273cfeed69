import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import { minuteMs } from "../src/time-units.ts";
import { testDatabaseTimeouts } from "./harness/database-timeouts.ts";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { moduleOf, shiftedClock } from "./harness/shifted-clock.ts";
import { useTestDatabase } from "./harness/test-database.ts";

/** A module that lets a process's housekeeping hang. */
const hangingHousekeeping = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { opendir } = fs.promises;
  fs.promises.opendir = (path, options) =>
    String(path).endsWith(".tmp") ? new Promise(() => {}) : opendir(path, options);
  syncBuiltinESMExports();`;

test("S-14.30 what a process runs is left to it by one whose clock is ahead, and taken over once it was killed", async () => {
  const [target, dataDir] = [await useTestDatabase(), useDataDir()];
  const { db, close } = openDatabase(target, testDatabaseTimeouts);
  onTestFinished(close);
  const start = (shiftMs: number, ...more: string[]) =>
    startServer({ dataDir, database: target, preload: moduleOf(...more, shiftedClock(shiftMs)) });
  const jobs = async () =>
    (await db.job.findMany({ where: { kind: "housekeeping" }, orderBy: { createdAt: "asc" } })).map(
      ({ status, attempts }) => `${status} ${attempts}`,
    );

  const behind = start(-3 * minuteMs, hangingHousekeeping);
  await behind.ready;
  await expect.poll(jobs).toEqual(["running 1"]);
  const ahead = start(3 * minuteMs);
  await ahead.ready;
  // Its own has ended, so it has looked for all that is due, and will again.
  await expect.poll(jobs).toEqual(["running 1", "done 1"]);
  behind.child.kill("SIGKILL");
  await behind.exited;
  // As if the minute of the lease were over.
  await db.job.updateMany({ where: { status: "running" }, data: { lockedUntil: new Date(0) } });
  await expect.poll(jobs).toEqual(["done 2", "done 1"]);
});

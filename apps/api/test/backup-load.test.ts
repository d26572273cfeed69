import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "../src/db/open.ts";
import { archivePath, createInstalledApp, emptyPlace, openAt, restoreTo } from "./harness/archives.ts";
import { startOperator } from "./harness/operator-command.ts";

/** The long run backs up 400 MB and prints how long everything took. */
const megabytes = process.env.TEST_FULL ? 400 : 1;

const words = { type: "contact", name: "Ann", email: "ann@client.example", reason: "" };

/** Articles of a megabyte each, which no search index holds. */
async function fill(db: Db): Promise<void> {
  const now = new Date();
  const article = { title: "", excerpt: "", author: "", category: "", image: "", words: 1, status: "draft" };
  const rest = { isFeatured: false, keyTakeaways: "[]", keywords: "[]", createdAt: now };
  const dates = { updatedAt: now, listedAt: now };
  for (let count = 0; count < megabytes; count += 1) {
    const [id, content] = [`filler-${count}`, randomBytes(500_000).toString("hex")];
    await db.post.create({ data: { ...article, ...rest, ...dates, id, slug: id, content } });
  }
}

/** Writes numbered rows one after the other until it is stopped; how many were acknowledged, and how long each took. */
function startWriting(db: Db) {
  const taken: number[] = [];
  let isStopped = false;
  async function write(): Promise<void> {
    while (!isStopped) {
      const [id, before] = [`write-${String(taken.length).padStart(6, "0")}`, performance.now()];
      await db.contactMessage.create({ data: { ...words, id, message: "", createdAt: new Date() } });
      taken.push(performance.now() - before);
      await delay(10);
    }
  }
  const ended = write();
  const stop = () => {
    isStopped = true;
    return ended;
  };
  onTestFinished(stop);
  return { taken, stop };
}

const worst = (taken: readonly number[]): string => `${Math.max(...taken).toFixed(0)} ms`;

test("F27 S-09.11 a backup under writes holds every write acknowledged before it began, and of the others the first ones", {
  timeout: 1_800_000,
}, async () => {
  const { app, place } = await createInstalledApp();
  await fill(app.database.db);
  const { taken, stop } = startWriting(app.database.db);
  await delay(megabytes > 1 ? 5000 : 200);
  const alone = taken.length;
  const file = archivePath();
  const started = performance.now();
  const run = await startOperator(["backup", file], {
    database: place.target,
    env: { DATA_DIR: dirname(place.folder) },
  }).ended;
  const backedUp = performance.now();
  await stop();
  expect([run.exitCode, run.err]).toEqual([0, ""]);
  const copy = emptyPlace();
  await restoreTo(copy, { file });
  const restored = performance.now();
  const rows = await openAt(copy).contactMessage.findMany({
    where: { id: { startsWith: "write-" } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  expect(rows.length).toBeGreaterThanOrEqual(alone);
  expect(rows.at(-1)?.id).toBe(`write-${String(rows.length - 1).padStart(6, "0")}`);
  if (megabytes === 1) return;
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `${place.target.provider}: ${megabytes} MB, archive ${(statSync(file).size / 1e6).toFixed(0)} MB, backup ${seconds(started, backedUp)}, restore into SQLite ${seconds(backedUp, restored)}, worst of ${alone} writes before ${worst(taken.slice(0, alone))}, of ${taken.length - alone} during ${worst(taken.slice(alone))}`,
  );
});

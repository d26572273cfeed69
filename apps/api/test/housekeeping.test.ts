import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { adminInviteStaff } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { writeMark } from "../src/installation/mark.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import type { Storage } from "../src/storage/storage.ts";
import { dayMs, hourMs } from "../src/time-units.ts";
import { ownerEmail } from "./harness/owner.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp } from "./harness/test-app.ts";

const failing = (storage: Storage): Storage => ({
  ...storage,
  sweepUnfinished: () => Promise.reject(new Error("the medium is read-only")),
});

async function open(change = (storage: Storage) => storage) {
  const folder = useDataDir();
  const app = await createTestApp({ storage: change(createDiskStorage(folder)) });
  const { db } = app.database;
  return { app, db, folder, jobs: () => db.job.findMany({ where: { kind: "housekeeping" } }) };
}

test("S-14.25 every hour expired sessions, links, invitations and counters go, and half-written files of a crash", async () => {
  const { app, db, folder } = await open();
  await app.signUp("maya@client.example");
  const half = join(folder, ".tmp");
  mkdirSync(half);
  for (const [name, ageMs] of [
    ["of-a-crash", hourMs],
    ["under-way", 0],
  ] as const) {
    const at = new Date(Date.now() - ageMs);
    writeFileSync(join(half, name), "x");
    utimesSync(join(half, name), at, at);
  }
  const owner = await app.signInAsOwner();
  const json = { email: "ben@agency.example", role: "editor" };
  expect((await owner.send("POST", adminInviteStaff.path, { json })).status).toBe(201);
  await app.jobs.runDue("housekeeping");
  expect([await db.session.count(), readdirSync(half)]).toEqual([2, ["under-way"]]);
  expect(await db.staffInvitation.count()).toBe(1);
  await app.runFor(400 * dayMs);
  await app.jobs.runDue("housekeeping");
  expect([await db.session.count(), await db.accountToken.count(), await db.throttle.count()]).toEqual([
    0, 0, 0,
  ]);
  expect(await db.staffInvitation.count()).toBe(0);
});

test("S-14.25 a part of the housekeeping that fails keeps none of the others from its turn", async () => {
  const { app, db, folder, jobs } = await open(failing);
  const id = randomUUID();
  await db.installation.create({ data: { key: "installation", id, count: 1, createdAt: new Date() } });
  await createDiskStorage(folder).writeMark(writeMark({ id, count: 1 }));
  await app.jobs.runDue("housekeeping");
  expect(await jobs()).toMatchObject([{ status: "pending", attempts: 1 }]);
  expect((await db.installation.findFirstOrThrow()).count).toBe(2);
});

test("S-14.26 staff get a mail about a job that was given up, and it quotes neither payload nor error", async () => {
  const { app, db, jobs } = await open(failing);
  await app.jobs.runDue("housekeeping");
  for (let attempt = 1; attempt < 3; attempt++) {
    app.advance(5 * 60_000);
    await app.jobs.runDue("housekeeping");
  }
  const [job] = await jobs();
  expect(job).toMatchObject({ status: "dead", attempts: 3, lastError: "Some of the housekeeping failed." });
  await expect
    .poll(() => db.outboxMessage.findMany({ where: { kind: "staff-notice" } }))
    .toMatchObject([{ recipient: ownerEmail, subject: "A background job failed for good: housekeeping" }]);
  const { text } = await db.outboxMessage.findFirstOrThrow({ where: { kind: "staff-notice" } });
  expect(text).toContain(job?.id);
  expect(text).not.toMatch(/read-only|Some of the/);
});

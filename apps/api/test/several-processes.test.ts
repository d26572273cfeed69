import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createProject, uploadSchema } from "@sitewright/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minuteMs } from "../src/time-units.ts";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { hasPooler, startPooler } from "./harness/pooler.ts";
import { type ProcessGroup, startGroup } from "./harness/process-group.ts";
import type { Visitor } from "./harness/visitor.ts";

const clocks = [
  { role: "all", shiftMs: -3 * minuteMs },
  { role: "web", shiftMs: 0 },
  { role: "all", shiftMs: 3 * minuteMs },
];
let group: ProcessGroup;

async function signUp(email: string, at?: string): Promise<Visitor> {
  const visitor = group.open();
  const json = { email, password: testPassword, name: "Ann" };
  const answer = await visitor.send("POST", "/api/auth/sign-up", { json, ...(at ? { at } : {}) });
  expect(answer.status).toBe(201);
  return visitor;
}

const atEach = (visitor: Visitor, path: string): Promise<number[]> =>
  Promise.all(
    group.members.map(async ({ origin }) => (await visitor.send("GET", path, { at: origin })).status),
  );

/** The long run's second round goes through a pooler, where this machine has one. */
const ways = [
  "directly",
  ...(process.env.TEST_FULL && hasPooler ? ["through PgBouncer in transaction mode"] : []),
];

describe.each(ways)(
  "three processes with clocks six minutes apart, started at once, on Postgres %s",
  (way) => {
    let stopPooler = async () => {};
    beforeAll(async () => {
      group = await startGroup({
        processes: clocks,
        async by(target) {
          if (way === "directly") return target;
          const pooler = await startPooler(target);
          stopPooler = pooler.stop;
          return pooler.target;
        },
      });
    });
    afterAll(async () => {
      await group?.close();
      await stopPooler();
    });

    test("S-10.2 a sign-in at one process holds at all, and a sign-out too", async () => {
      const ann = await signUp("ann@harbour.example");
      expect(await atEach(ann, "/api/projects")).toEqual([200, 200, 200]);
      const { cookie } = ann;
      await ann.send("POST", "/api/auth/sign-out", { json: {} });
      ann.cookie = cookie;
      expect(await atEach(ann, "/api/projects")).toEqual([401, 401, 401]);
    });

    test("S-10.3 S-16.7 of tries made at all of them exactly the limit gets through", async () => {
      const json = { email: ownerEmail, password: "not-the-password" };
      const tries = Array.from({ length: 24 }, async () => {
        const { status } = await group.open().send("POST", "/api/auth/sign-in", { json });
        return status;
      });
      const statuses = await Promise.all(tries);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    });

    test("S-10.4 one submit sent twenty times is one project everywhere, and each of its mails leaves once", async () => {
      const bob = await signUp("bob@harbour.example");
      // Where the server is too busy, or the account has too many concurrent changes, it retries under the same key.
      const submit = async (): Promise<string> => {
        const sent = { json: completeAnswers(), headers: withKey("key-00000001") };
        const answer = await bob.send("POST", "/api/projects", sent);
        if ([429, 503].includes(answer.status)) return submit();
        expect([200, 201], `${answer.status} ${await answer.clone().text()}`).toContain(answer.status);
        return createProject.response.parse(await answer.json()).project.id;
      };
      const ids = new Set(await Promise.all(Array.from({ length: 20 }, submit)));
      expect(ids.size).toBe(1);
      const { db } = group.database;
      expect(await db.project.count()).toBe(1);
      // What a busy machine does not let be recorded in time is claimed again once its lease of two minutes expires.
      const patience = { timeout: 150_000 };
      await expect
        .poll(() => db.outboxMessage.count({ where: { projectId: { not: null }, status: "sent" } }), patience)
        .toBe(3);
      await expect
        .poll(() => db.outboxMessage.count({ where: { status: { not: "sent" } } }), patience)
        .toBe(0);
      expect(group.mail.left.size).toBe(await db.outboxMessage.count());
      expect([...group.mail.left.values()].every((times) => times === 1)).toBe(true);
    });

    test("S-10.5 a file sent to one is read at all and, deleted at another, gone from all", async () => {
      const cleo = await signUp("cleo@harbour.example");
      const form = new FormData();
      form.append("file", new File([new Uint8Array(genuineFiles.png ?? [])], "logo.png"));
      const sent = await cleo.send("POST", "/api/uploads", { body: form, at: group.members[0].origin });
      const { id, url } = uploadSchema.parse(await sent.json());
      expect(await atEach(cleo, url)).toEqual([200, 200, 200]);
      const removed = await cleo.send("DELETE", `/api/uploads/${id}`, { at: group.members[2].origin });
      expect(removed.status).toBe(204);
      expect(await atEach(cleo, url)).toEqual([404, 404, 404]);
    });

    test("S-10.6 each scheduled slot is run once, by whichever process", async () => {
      const { db } = group.database;
      const slots = () => db.job.findMany({ where: { uniqueKey: { contains: "@20" } } });
      await expect.poll(async () => (await slots()).every(({ status }) => status === "done")).toBe(true);
      const runs = group.members.flatMap(({ server }) =>
        [...server.output().matchAll(/"event":"done","jobId":"([^"]+)"/g)].map(([, id]) => id),
      );
      expect(new Set(runs).size).toBe(runs.length);
      for (const { id, attempts } of await slots())
        expect([attempts, runs.filter((run) => run === id).length]).toEqual([1, 1]);
    });

    test("S-10.8 a file that only an earlier or a later build has is served by all that share the folder", async () => {
      const folder = join(group.dataDir, "builds/portal/assets");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "step-AbCd1234.js"), "export {};");
      expect(await atEach(group.open(), "/app/assets/step-AbCd1234.js")).toEqual([200, 200, 200]);
      expect(await atEach(group.open(), "/app/assets/step-XXXXXXXX.js")).toEqual([404, 404, 404]);
    });

    test("S-10.9 a suspended process loses its mail to another, and does no harm when it resumes", async () => {
      const { db } = group.database;
      const [first, web, last] = group.members;
      // A mail of an earlier test that is still held back would keep its process from claiming this one.
      await expect.poll(() => db.outboxMessage.count({ where: { status: { not: "sent" } } })).toBe(0);
      const release = group.mail.hold();
      last.server.child.kill("SIGSTOP");
      const recipient = "dora@harbour.example";
      await signUp(recipient, web.origin);
      const { dedupeKey: key } = await db.outboxMessage.findFirstOrThrow({ where: { recipient } });
      await expect.poll(() => group.mail.asked.get(key)).toBe(1);
      first.server.child.kill("SIGSTOP");
      last.server.child.kill("SIGCONT");
      // As if the two minutes of the lease were over.
      await db.outboxMessage.updateMany({ where: { status: "sending" }, data: { lockedUntil: new Date(0) } });
      await expect.poll(() => group.mail.asked.get(key)).toBe(2);
      release();
      first.server.child.kill("SIGCONT");
      const mail = () => db.outboxMessage.findUniqueOrThrow({ where: { dedupeKey: key } });
      // The number of attempts is open: the provider may have closed the stopped process's idle connection.
      await expect.poll(async () => (await mail()).status).toBe("sent");
      expect(group.mail.left.get(key)).toBe(1);
      await expect.poll(() => group.proxy.ready().length).toBe(3);
      const sent = { jobId: (await mail()).id, outcome: "done" };
      expect(await db.jobRun.count({ where: sent })).toBe(1);
    });
  },
);

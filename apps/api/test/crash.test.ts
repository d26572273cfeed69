import { createProject, type Project } from "@sitewright/contracts";
import { seededRandom } from "@sitewright/spec-core/random";
import BetterSqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import type { DatabaseTarget } from "../src/db/target.ts";
import { completeAnswers } from "./harness/complete-answers.ts";
import { testPatience } from "./harness/patience.ts";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { useTestDatabase } from "./harness/test-database.ts";

const ROUNDS = 6;
const PARALLEL = 20;

const mailKinds = ["agency-notice", "project-confirmation", "thank-you"];

/** More submits than an account has within an hour. */
const env = { LOG_LEVEL: "error", SUBMITS_PER_HOUR: "1000" };

interface Attempt {
  key: string;
  answered: Project | undefined;
}

async function signUp(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ann@harbour.example", password: "violet-kettle-19", name: "Ann" }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function submit(address: string, cookie: string, key: string): Promise<Project | undefined> {
  try {
    const response = await fetch(`${address}/api/projects`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, cookie },
      body: JSON.stringify(completeAnswers({ businessName: key })),
    });
    return response.status === 201 ? createProject.response.parse(await response.json()).project : undefined;
  } catch {
    return undefined; // The process died before the answer was out.
  }
}

/** An unverified address gets only so many mails a day, which is not what this is about. */
async function verify(target: DatabaseTarget): Promise<void> {
  const database = openDatabase(target, testPatience);
  await database.db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
  await database.close();
}

async function stored(target: DatabaseTarget) {
  const database = openDatabase(target, testPatience);
  const projects = await database.db.project.findMany({
    include: { versions: true, outboxMessages: true, idempotencyRecords: true },
  });
  await database.close();
  return projects;
}

function expectSound(target: DatabaseTarget): void {
  if (target.provider !== "sqlite") return;
  const db = new BetterSqlite(target.file);
  expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(db.pragma("foreign_key_check")).toEqual([]);
  db.close();
}

test("S-07.2 F1 kill -9 during twenty submits: what was acknowledged is there, the rest wholly or not at all, a retry completes it once", async () => {
  const target = await useTestDatabase();
  const dataDir = useDataDir();
  const random = seededRandom("kill -9");
  const attempts: Attempt[] = [];
  let cookie = "";
  for (let round = 0; round < ROUNDS; round++) {
    const server = startServer({ dataDir, database: target, env });
    const address = await server.ready;
    if (!cookie) {
      cookie = await signUp(address);
      await verify(target);
    }
    const keys = Array.from({ length: PARALLEL }, (_, index) => `round-${round}-submit-${index}`);
    // Killed in the middle: soon after some of the answers are out.
    const killAfter = 1 + Math.floor(random() * (PARALLEL - 4));
    let answers = 0;
    const calls = keys.map(async (key) => {
      const answered = await submit(address, cookie, key);
      if (answered && ++answers === killAfter) setTimeout(() => server.child.kill("SIGKILL"), random() * 20);
      return { key, answered };
    });
    attempts.push(...(await Promise.all(calls)));
    await server.exited;

    expectSound(target);
    const projects = await stored(target);
    for (const { key, answered } of attempts) {
      const found = projects.filter(({ businessName }) => businessName === key);
      expect(found.length, key).toBeLessThanOrEqual(1);
      if (answered) expect(found[0]?.id).toBe(answered.id);
    }
    for (const project of projects) {
      expect([project.versions.length, project.idempotencyRecords.length]).toEqual([1, 1]);
      expect(project.outboxMessages.map(({ kind }) => kind).sort()).toEqual(mailKinds);
    }
  }
  const acknowledged = attempts.filter(({ answered }) => answered);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeLessThan(attempts.length);

  const server = startServer({ dataDir, database: target, env });
  const address = await server.ready;
  for (const { key, answered } of attempts) {
    const again = await submit(address, cookie, key);
    if (answered) expect(again).toEqual(answered);
  }
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  const names = (await stored(target)).map(({ businessName }) => businessName);
  expect(names.sort()).toEqual(attempts.map(({ key }) => key).sort());
}, 120_000);

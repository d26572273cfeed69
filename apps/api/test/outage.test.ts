import { existsSync, rmSync } from "node:fs";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import BetterSqlite from "better-sqlite3";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import type { DatabaseTarget } from "../src/db/target.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { openProxy } from "./harness/cuttable-proxy.ts";
import { testDatabaseTimeouts } from "./harness/database-timeouts.ts";
import { onPostgres, onSqlite } from "./harness/on-one-database.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };

const draftOf = (description: string) => ({
  version: 0,
  state: {
    onboarding: { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, description } },
    position,
  },
});

/** SQLite's own connection to the test's database, in the role of another process. */
function openBeside({ target }: TestApp): BetterSqlite.Database {
  if (target.provider !== "sqlite") throw new Error("This test is about SQLite.");
  return new BetterSqlite(target.file);
}

onSqlite(
  "F4 a full disk answers 507 in plain words, reads go on, and writes work again once there is room",
  async () => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    // Simulates a full disk: a file that may not grow fails with the same SQLITE_FULL.
    await app.database.db.$queryRaw`PRAGMA max_page_count = 1`;
    const big = draftOf("x".repeat(4000));
    const description = "y".repeat(3000);
    const submit = () =>
      browser.send("POST", "/api/projects", {
        json: completeAnswers({ description }),
        headers: withKey("key-00000001"),
      });
    const outcomes = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      outcomes.push(await readProblem(await submit()));
    }
    for (const problem of outcomes)
      expect([problem.status, problem.title]).toEqual([
        507,
        "The server has no room left. Your answers stay on this device.",
      ]);
    expect((await browser.send("GET", "/api/projects")).status).toBe(200);
    expect(await app.database.db.project.count()).toBe(0);
    await app.database.db.$queryRaw`PRAGMA max_page_count = 1000000`;
    expect((await submit()).status).toBe(201);
    expect((await browser.send("PUT", "/api/draft", { json: big })).status).toBe(200);
  },
);

onSqlite("F5 a database locked for a moment makes a write wait, not fail", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const other = openBeside(app);
  other.exec("BEGIN IMMEDIATE");
  setTimeout(() => other.exec("COMMIT"), 1500);
  expect((await browser.send("PUT", "/api/draft", { json: draftOf("waited") })).status).toBe(200);
  other.close();
});

onSqlite("F5 a database locked for a moment makes signing up, in and out wait, not fail", async () => {
  const app = await createTestApp();
  const leaving = await app.signInAsOwner();
  const other = openBeside(app);
  other.exec("BEGIN IMMEDIATE");
  setTimeout(() => other.exec("COMMIT"), 1500);
  const owner = { email: ownerEmail, password: testPassword };
  const post = (browser: Browser, call: string, json: object) =>
    browser.send("POST", `/api/auth/${call}`, { json });
  const answers = await Promise.all([
    post(app.open(), "sign-up", { ...owner, email: "ann@harbour.example", name: "Ann" }),
    post(app.open(), "sign-in", owner),
    post(app.open(), "forgot-password", { email: ownerEmail }),
    post(leaving, "sign-out", {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 202, 204]);
  other.close();
});

/** An application that soon gives up waiting. */
const hasty = {
  open: (target: DatabaseTarget) => openDatabase(target, { ...testDatabaseTimeouts, lockMs: 150 }),
  passwordTurnMs: 50,
  sessionNoteMs: 20,
};

onSqlite(
  "F6 a sign-in while the database stays locked is 503 with Retry-After, leaves no cookie and costs no attempt",
  async () => {
    const app = await createTestApp(hasty);
    const other = openBeside(app);
    other.exec("BEGIN IMMEDIATE");
    const signIn = (browser = app.open()) =>
      browser.send("POST", "/api/auth/sign-in", { json: { email: ownerEmail, password: testPassword } });
    for (const answer of await Promise.all(Array.from({ length: 12 }, () => signIn()))) {
      expect((await readProblem(answer)).code).toBe("unavailable");
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    other.exec("COMMIT");
    other.close();
    expect((await signIn()).status).toBe(200);
  },
);

onSqlite("F6 a database locked for long answers 503 with Retry-After, while reads go on", async () => {
  const app = await createTestApp(hasty);
  const browser = await app.signUp("ann@harbour.example");
  // Another hour, and half of the session's time has passed: its use would be stored, and its end extended.
  app.advance(16 * 86_400_000);
  const other = openBeside(app);
  other.exec("BEGIN IMMEDIATE");
  const writes = ["one", "two", "three"].map((text) =>
    browser.send("PUT", "/api/draft", { json: draftOf(text) }),
  );
  expect((await browser.send("GET", "/api/projects")).status).toBe(200);
  for (const response of await Promise.all(writes)) {
    expect((await readProblem(response)).code).toBe("unavailable");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  other.exec("COMMIT");
  other.close();
  expect((await browser.send("PUT", "/api/draft", { json: draftOf("later") })).status).toBe(200);
});

onSqlite("F6 who reads does not wait for who writes", async () => {
  const app = await createTestApp({ sessionNoteMs: 20 });
  const browser = await app.signUp("ann@harbour.example");
  app.advance(16 * 86_400_000);
  const other = openBeside(app);
  other.exec("BEGIN IMMEDIATE");
  let isWritten = false;
  const write = browser.send("PUT", "/api/draft", { json: draftOf("waits") }).then((answer) => {
    isWritten = true;
    return answer;
  });
  for (let read = 0; read < 5; read++) expect((await browser.send("GET", "/api/projects")).status).toBe(200);
  expect(isWritten).toBe(false);
  other.exec("COMMIT");
  other.close();
  expect((await write).status).toBe(200);
});

onPostgres("F9 cut connections heal: reads and writes work again at once or after one 503", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  if (app.target.provider !== "postgresql") throw new Error("This test is about Postgres.");
  await Promise.all(Array.from({ length: 8 }, () => browser.send("GET", "/api/projects")));
  const admin = new pg.Client({ connectionString: app.target.url });
  await admin.connect();
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++)
    statuses.push((await browser.send("GET", "/api/projects")).status);
  await admin.end();
  for (const status of statuses) expect([200, 503]).toContain(status);
  expect(statuses.at(-1)).toBe(200);
  expect((await browser.send("PUT", "/api/draft", { json: draftOf("later") })).status).toBe(200);
});

onPostgres("F9 a database out of reach answers 503 and is not ready; both mend with it", async () => {
  const template = inject("databaseTemplate");
  if (template.provider !== "postgresql") throw new Error("This test is about Postgres.");
  const { hostname, port } = new URL(template.serverUrl);
  const line = await openProxy({ host: hostname, port: Number(port || 5432) });
  const app = await createTestApp({
    open(target) {
      if (target.provider !== "postgresql") throw new Error("This test is about Postgres.");
      const url = Object.assign(new URL(target.url), {
        hostname: "127.0.0.1",
        port: String(line.port),
      }).href;
      return openDatabase({ ...target, url }, testDatabaseTimeouts);
    },
  });
  const browser = await app.signUp("ann@harbour.example");
  await line.cut();
  const statusOf = async (path: string) => (await browser.send("GET", path)).status;
  const statuses = [];
  for (let attempt = 0; attempt < 12; attempt++) statuses.push(await statusOf("/api/projects"));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect([await statusOf("/readyz"), await statusOf("/healthz")]).toEqual([503, 200]);
  await line.mend();
  expect([await statusOf("/readyz"), await statusOf("/api/projects")]).toEqual([200, 200]);
});

onPostgres(
  "F9 a database that goes silent answers 503 and is not ready, and is left for new connections",
  async () => {
    const template = inject("databaseTemplate");
    if (template.provider !== "postgresql") throw new Error("This test is about Postgres.");
    const { hostname, port } = new URL(template.serverUrl);
    const line = await openProxy({ host: hostname, port: Number(port || 5432) });
    const app = await createTestApp({
      open(target) {
        if (target.provider !== "postgresql") throw new Error("This test is about Postgres.");
        const through = { hostname: "127.0.0.1", port: String(line.port) };
        const url = Object.assign(new URL(target.url), through).href;
        // One connection, so that the one in use is the one that goes silent.
        return openDatabase({ ...target, url, poolSize: 1 }, { ...testDatabaseTimeouts, statementMs: 3000 });
      },
    });
    const browser = await app.signUp("ann@harbour.example");
    const statusOf = async (path: string) => (await browser.send("GET", path)).status;
    line.freeze();
    expect(await statusOf("/readyz")).toBe(503);
    await expect.poll(() => statusOf("/api/projects")).toBe(200);
    line.freeze();
    const write = await browser.send("POST", "/api/projects", {
      json: completeAnswers(),
      headers: withKey("key-00000001"),
    });
    expect((await readProblem(write)).code).toBe("unavailable");
    await expect.poll(() => statusOf("/readyz")).toBe(200);
  },
);

onSqlite("F8 a database file that is gone fails readiness, and no empty one takes its place", async () => {
  const app = await createTestApp();
  if (app.target.provider !== "sqlite") throw new Error("This test is about SQLite.");
  const { file } = app.target;
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  const statusOf = async (path: string) => (await app.open().send("GET", path)).status;
  expect([await statusOf("/readyz"), await statusOf("/healthz")]).toEqual([503, 200]);
  const json = { email: "ann@harbour.example", password: testPassword, name: "Ann" };
  await app.open().send("POST", "/api/auth/sign-up", { json });
  expect(await statusOf("/readyz")).toBe(503);
  expect(existsSync(file)).toBe(false);
});

test("F8 readiness fails when tables are missing, liveness does not", async () => {
  const app = await createTestApp();
  await app.database.db.$executeRaw`ALTER TABLE users RENAME TO elsewhere`;
  expect((await app.open().send("GET", "/readyz")).status).toBe(503);
  expect((await app.open().send("GET", "/healthz")).status).toBe(200);
  await app.database.db.$executeRaw`ALTER TABLE elsewhere RENAME TO users`;
});

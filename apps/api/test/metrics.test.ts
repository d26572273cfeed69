import { expect, test } from "vitest";
import { Prisma } from "../src/generated/sqlite/client.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const token = "a-token-of-the-operator";

const scrape = async (app: TestApp): Promise<string[]> => {
  const answer = await app.open().send("GET", "/metrics", { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  return (await answer.text()).split("\n");
};

test("S-08.5 requests are counted by the pattern of their address, never by the address", async () => {
  const app = await createTestApp({ metricsToken: token });
  const browser = await app.signUp("ann@harbour.example");
  for (const id of ["one-secret-id", "another-secret-id"]) await browser.send("GET", `/api/projects/${id}`);
  await browser.send("GET", "/api/nobody-knows/this-secret");
  await browser.send("PROPFIND", "/api/projects");
  const lines = await scrape(app);
  expect(lines).toContain('http_requests_total{method="GET",route="/api/projects/:id",status="404"} 2');
  expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="/api/projects/:id"} 2');
  expect(lines.join("\n")).toMatch(/method="other"/);
  expect(lines.join("\n")).not.toMatch(/secret|PROPFIND|ann@/);
});

test("S-08.6 how long the oldest due job and mail have waited, how many wait and how many were given up are metrics", async () => {
  const app = await createTestApp({ metricsToken: token });
  const { db } = app.database;
  await app.signUp("ann@harbour.example");
  const job = (id: string, status: string, runAt: Date) => ({
    id,
    kind: "x",
    payload: "{}",
    turn: 0,
    status,
    runAt,
    createdAt: runAt,
  });
  const now = Date.now();
  await db.job.createMany({
    data: [
      job("a", "pending", new Date(now - 90_000)),
      job("b", "pending", new Date(now - 30_000)),
      job("c", "pending", new Date(now + 60_000)),
      job("d", "dead", new Date(now - 600_000)),
    ],
  });
  const ours = (await scrape(app)).filter((line) => line.startsWith("sitewright_"));
  expect(ours).toEqual([
    'sitewright_queue_due{queue="jobs"} 2',
    'sitewright_queue_due{queue="mail"} 1',
    'sitewright_queue_dead{queue="jobs"} 1',
    'sitewright_queue_dead{queue="mail"} 0',
    'sitewright_queue_oldest_due_seconds{queue="jobs"} 90',
    'sitewright_queue_oldest_due_seconds{queue="mail"} 0',
    "sitewright_database_up 1",
  ]);
});

test("S-08.7 without a database the metrics of the process are still served", async () => {
  const app = await createTestApp({ metricsToken: token });
  await app.database.db.$executeRaw`ALTER TABLE jobs RENAME TO moved`;
  const lines = await scrape(app);
  expect(lines).toContain("sitewright_database_up 0");
  expect(lines.join("\n")).not.toMatch(/sitewright_queue_\w+\{/);
});

test("S-08.8 a scrape reads only indexes, however many rows there are", async () => {
  const { database } = await createTestApp();
  const { db, provider } = database;
  const now = database.clock.plus(0);
  const explain = provider === "sqlite" ? Prisma.sql`EXPLAIN QUERY PLAN` : Prisma.sql`EXPLAIN`;
  for (const table of [Prisma.sql`jobs`, Prisma.sql`outbox_messages`])
    for (const rest of [
      Prisma.sql`status = 'pending' AND run_at <= ${now} ORDER BY run_at LIMIT 1`,
      Prisma.sql`status = 'dead' LIMIT 1000`,
    ]) {
      const plan = await db.$transaction(async (tx) => {
        // A table without rows is read through by any planner that may.
        if (provider === "postgresql") await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
        return tx.$queryRaw`${explain} SELECT run_at FROM ${table} WHERE ${rest}`;
      });
      const steps = JSON.stringify(plan, (_key, value) =>
        typeof value === "bigint" ? Number(value) : value,
      );
      expect(steps).toMatch(/SEARCH \w+ USING (COVERING )?INDEX|Index (Only )?Scan/);
      expect(steps).not.toMatch(/TEMP B-TREE|Sort /);
    }
});

test("S-08.9 an answer names its place in the caller's chain, and so does its record", async () => {
  const app = await createTestApp();
  const answer = await app.open().send("GET", "/api/nowhere", {
    headers: { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" },
  });
  const record = app.logged.find(({ path }) => path === "/api/nowhere");
  expect(record).toMatchObject({ traceId: "4bf92f3577b34da6a3ce929d0e0e4736", parentId: "00f067aa0ba902b7" });
  expect(answer.headers.get("traceparent")).toBe(`00-${record?.traceId}-${record?.spanId}-01`);
  expect(answer.headers.get("x-request-id")).toBe(record?.requestId);
});

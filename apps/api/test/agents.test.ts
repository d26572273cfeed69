import { randomUUID } from "node:crypto";
import {
  type AgentDashboard,
  adminAddAgent,
  adminAgentReport,
  adminAgents,
  adminExportAgents,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import { createWatchJob, type DiskRoom } from "../src/features/agents/watch-job.ts";
import { defaultSettings } from "../src/jobs/agent-settings.ts";
import type { Job } from "../src/jobs/job.ts";
import { EndedInFailure, RetryLater } from "../src/jobs/run-errors.ts";
import { claimJob } from "../src/jobs/run-store.ts";
import { dayMs, minuteMs } from "../src/time-units.ts";
import type { Browser } from "./harness/browser.ts";
import { noteJob, openBench } from "./harness/job-bench.ts";
import { createManualTimers } from "./harness/manual-timers.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

/** An application whose owner looks at the agents, and whose timers go off when the test says so. */
async function open(more: Parameters<typeof createTestApp>[0] = {}) {
  const timers = createManualTimers();
  const app = await createTestApp({ schedule: timers.schedule, ...more });
  const owner = await app.signInAsOwner();
  const look = async (): Promise<AgentDashboard> =>
    adminAgents.response.parse(await (await owner.send("GET", adminAgents.path)).json());
  return {
    app,
    owner,
    timers,
    db: app.database.db,
    look,
    agent: async (id: string) => {
      const found = (await look()).agents.find((agent) => agent.id === id);
      if (!found) throw new Error(`There is no agent ${id}.`);
      return found;
    },
    begin: async () => {
      app.jobs.start();
      await app.jobs.idle();
    },
  };
}

async function change(owner: Browser, id: string, json: Record<string, unknown>) {
  const { agents } = adminAgents.response.parse(await (await owner.send("GET", adminAgents.path)).json());
  const settingsVersion = agents.find((agent) => agent.id === id)?.settingsVersion ?? "";
  return owner.send("PUT", `/api/admin/agents/${id}`, {
    json: { isPaused: false, maxAttempts: null, schedules: [], settingsVersion, ...json },
  });
}

/** Runs as the worker would have kept them, the last one first. */
async function addRuns(
  { database: { db } }: TestApp,
  runs: readonly { kind: string; outcome: string; agoMs: number; durationMs?: number; waitedMs?: number }[],
) {
  for (const { agoMs, durationMs = 0, waitedMs = 0, ...run } of runs) {
    const finishedAt = new Date(Date.now() - agoMs);
    const agent = run.kind === "mail" ? "mail-courier" : "housekeeper";
    const numbers = { attempt: 1, durationMs, waitedMs, startedAt: finishedAt, finishedAt };
    await db.jobRun.create({ data: { id: randomUUID(), jobId: randomUUID(), agent, ...run, ...numbers } });
  }
}

test("D-10.1 every job of this release is one agent's, and no agent has a task that there is not", async () => {
  const { look } = await open();
  const { agents, tasks } = await look();
  expect(agents.map(({ id }) => id)).not.toContain("backup");
  const titles = tasks.map(({ title }) => title);
  // A kind without a line in agents-table.ts would be called by its stored name.
  expect(titles.filter((title) => !/^[A-Z]/.test(title))).toEqual([]);
  expect(agents.flatMap(({ schedules }) => schedules.map(({ title }) => title)).toSorted()).toEqual(
    titles.toSorted(),
  );
});

test("D-10.2 an agent is active while its worker's heart beats, inactive a minute after that was killed, and active under the next one", async () => {
  const { app, agent, begin, db, look } = await open();
  expect((await agent("housekeeper")).status).toBe("inactive");
  await begin();
  expect(await agent("housekeeper")).toMatchObject({ status: "active", uptime: 0, currentTask: null });
  app.advance(minuteMs);
  expect(await agent("housekeeper")).toMatchObject({ status: "active", uptime: 60 });
  app.advance(1);
  const gone = await look();
  expect(gone.agents.map(({ status }) => status)).not.toContain("active");
  expect(gone.tiles).toMatchObject({ active: 0, uptime: null });
  await app.jobs.refresh();
  const before = await db.agentWorker.count();
  for (let looks = 0; looks < 4; looks++) await app.jobs.refresh();
  expect(await agent("housekeeper")).toMatchObject({ status: "active" });
  expect(await db.agentWorker.count()).toBe(before);
});

test("D-10.3 a restart begins every worker again under a new heartbeat, and it continues the former one's work", async () => {
  const { app, owner, agent, begin, db } = await open();
  await begin();
  const workers = async () =>
    (await db.agentWorker.findMany({ where: { agent: "housekeeper" } })).map(({ id }) => id);
  const before = await workers();
  app.advance(1000);
  expect((await owner.send("POST", "/api/admin/agents/housekeeper/restart")).status).toBe(202);
  expect(await agent("housekeeper")).toMatchObject({ awaitsRestart: true, uptime: 1 });
  await app.jobs.refresh();
  await app.jobs.idle();
  expect(await agent("housekeeper")).toMatchObject({ awaitsRestart: false, uptime: 0, status: "active" });
  const after = await workers();
  expect([after.length, after.some((id) => before.includes(id))]).toEqual([1, false]);
  // A task that runs at each start of a worker has run for both.
  expect(await db.jobRun.count({ where: { kind: "housekeeping", outcome: "done" } })).toBe(2);
  expect((await owner.send("POST", "/api/admin/agents/nobody/restart")).status).toBe(404);
});

test("D-10.4 Restart All Agents publishes one notice for each agent", async () => {
  const { app, owner, begin, look } = await open();
  await begin();
  await owner.send("POST", "/api/admin/agents/all/restart");
  await app.jobs.refresh();
  const { alerts, agents } = await look();
  const restarted = alerts.filter(({ kind, level }) => kind === "restarted" && level === "info");
  // Mails are sent by no worker of this test.
  expect(restarted.map(({ agent }) => agent).toSorted()).toEqual(agents.map(({ name }) => name).toSorted());
});

test("D-10.5 figures are those of the runs: shares, averages, today's, the last one", async () => {
  const { app, agent, look } = await open();
  await addRuns(app, [
    { kind: "mail", outcome: "done", agoMs: 1000, durationMs: 100, waitedMs: 10 },
    { kind: "mail", outcome: "done", agoMs: 2000, durationMs: 300, waitedMs: 20 },
    { kind: "mail", outcome: "retry", agoMs: 3000, durationMs: 9000, waitedMs: 30 },
    { kind: "mail", outcome: "given back", agoMs: 4000, durationMs: 9000, waitedMs: 9000 },
    { kind: "mail", outcome: "dead", agoMs: 3 * dayMs, waitedMs: 9000 },
    { kind: "mail", outcome: "done", agoMs: 8 * dayMs, durationMs: 9000 },
    // Recorded while the clock was ahead.
    { kind: "mail", outcome: "done", agoMs: -365 * dayMs, durationMs: 9000 },
  ]);
  expect(await agent("mail-courier")).toMatchObject({
    performance: { tasksCompleted: 2, errorRate: 0.5, successRate: 0.5, averageTaskTime: 200 },
    lastRunAt: new Date(Date.now() - 1000).toISOString(),
  });
  const { tiles, today } = await look();
  expect(tiles).toMatchObject({ tasksCompleted: 2, averageResponse: 20 });
  expect(today).toMatchObject({ done: 2, failed: 1, mailsSent: 2, mailsFailed: 1 });
});

test("D-10.6 a paused agent begins nothing until it runs again, and says so", async () => {
  const { app, owner, agent, db } = await open();
  expect((await change(owner, "assistants-learner", { isPaused: true })).status).toBe(204);
  await app.jobs.runDue("cluster-questions");
  expect(await db.job.count({ where: { kind: "cluster-questions" } })).toBe(0);
  expect(await agent("assistants-learner")).toMatchObject({
    status: "inactive",
    isPaused: true,
    nextRunAt: null,
  });
  await change(owner, "assistants-learner", {});
  await app.jobs.runDue("cluster-questions");
  expect(await db.jobRun.count({ where: { kind: "cluster-questions" } })).toBe(1);
  const details = (await db.auditEntry.findMany({ where: { action: "agent.change" } })).map(
    (row) => row.detail,
  );
  expect(details.toSorted()).toEqual(["paused", "runs again"]);
});

test("D-10.7 an interval that the staff set decides when a task runs, within its limits", async () => {
  const { app, owner, agent, db } = await open();
  const every = (everyMinutes: number | null) =>
    change(owner, "housekeeper", { schedules: [{ kind: "housekeeping", everyMinutes }] });
  expect((await every(0)).status).toBe(400);
  expect((await every(43_201)).status).toBe(400);
  expect(
    (await change(owner, "housekeeper", { schedules: [{ kind: "backup", everyMinutes: 5 }] })).status,
  ).toBe(422);
  // A deletion that people were promised is not postponed for longer than a day.
  expect((await every(1441)).status).toBe(422);
  await every(10);
  const runs = () => db.jobRun.count({ where: { kind: "housekeeping" } });
  for (const [afterMs, count] of [
    [0, 1],
    [10 * minuteMs, 2],
    [9 * minuteMs, 2],
    [minuteMs, 3],
  ] as const) {
    app.advance(afterMs);
    await app.jobs.runDue("housekeeping");
    expect(await runs()).toBe(count);
  }
  const { schedules } = await agent("housekeeper");
  expect(schedules.find(({ kind }) => kind === "housekeeping")).toMatchObject({
    everyMinutes: 10,
    usualMinutes: 60,
  });
  await every(null);
  expect(await db.jobSchedule.count()).toBe(0);
});

test("D-10.25 S-09 staff may have backups made more often than the operator set, not more rarely, and add no schedule for them", async () => {
  const { owner, agent, look, db } = await open({
    backups: { folder: "/none", everyMs: dayMs, keep: 14, command: "/none" },
  });
  const every = (everyMinutes: number | null) =>
    change(owner, "backup", { schedules: [{ kind: "backup", everyMinutes }] });
  expect((await every(60)).status).toBe(204);
  expect((await agent("backup")).schedules).toMatchObject([{ everyMinutes: 60, usualMinutes: 1440 }]);
  const refused = await every(1441);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("at least every 1440 minutes, as set by the operator"),
  ]);
  expect((await look()).tasks.map(({ kind }) => kind)).not.toContain("backup");
  const added = { name: "More", team: "", kind: "backup", everyMinutes: 1 };
  expect((await owner.send("POST", "/api/admin/agents", { json: added })).status).toBe(422);
  // A longer one that is stored already holds no longer.
  await db.jobSchedule.update({ where: { kind: "backup" }, data: { everyMinutes: 43_200 } });
  expect((await agent("backup")).schedules).toMatchObject([{ everyMinutes: 1440 }]);
});

test("of agents added at once no more are stored than the twenty that there may be", async () => {
  const { owner, db } = await open();
  const add = async (index: number) => {
    const json = { name: `Sweep ${index}`, kind: "orphan-sweep", everyMinutes: 10 };
    return (await owner.send("POST", adminAddAgent.path, { json })).status;
  };
  for (let index = 0; index < 18; index += 1) expect(await add(index)).toBe(201);
  const statuses = await Promise.all([18, 19, 20, 21, 22, 23].map(add));
  expect(statuses.toSorted()).toEqual([201, 201, 422, 422, 422, 422]);
  expect(await db.agent.count({ where: { kind: "orphan-sweep" } })).toBe(20);
});

test("D-10.8 an added agent has its own slots, is paused apart from the others, and is removed", async () => {
  const { app, owner, agent, db, look, begin } = await open();
  const body = { name: "Night sweep", team: "Night", kind: "orphan-sweep", everyMinutes: 10 };
  expect(
    (await owner.send("POST", adminAddAgent.path, { json: { ...body, kind: "upload-preview" } })).status,
  ).toBe(422);
  const { id } = adminAddAgent.response.parse(
    await (await owner.send("POST", adminAddAgent.path, { json: body })).json(),
  );
  await begin();
  await app.jobs.runDue("orphan-sweep");
  const own = () => db.jobRun.count({ where: { agent: id, outcome: "done" } });
  expect([
    await own(),
    await db.jobRun.count({ where: { agent: "housekeeper", kind: "orphan-sweep" } }),
  ]).toEqual([1, 1]);
  expect(await agent(id)).toMatchObject({
    status: "active",
    name: "Night sweep",
    isAdded: true,
    performance: { tasksCompleted: 1 },
  });
  for (const [json, count] of [
    [{}, 2],
    [{ isPaused: true }, 2],
    [{ schedules: [{ kind: "orphan-sweep", everyMinutes: 30 }] }, 3],
  ] as const) {
    await change(owner, id, json);
    app.advance(10 * minuteMs);
    await app.jobs.refresh();
    await app.jobs.idle();
    await app.jobs.runDue("orphan-sweep");
    expect(await own()).toBe(count);
  }
  expect((await owner.send("DELETE", `/api/admin/agents/${id}`)).status).toBe(204);
  expect((await owner.send("DELETE", "/api/admin/agents/housekeeper")).status).toBe(404);
  await app.jobs.refresh();
  expect((await look()).agents.map((one) => one.id)).not.toContain(id);
  expect(await db.agentWorker.count({ where: { agent: id } })).toBe(0);
});

test("D-10.9 a task that was given up raises one error, which is open again each time, and is acknowledged and resolved", async () => {
  const { app, owner, agent, db, look } = await open();
  await change(owner, "picture-maker", { maxAttempts: 1 });
  const fail = async () => {
    // A payload that nothing can be made of is given up at once.
    const at = new Date();
    const job = {
      id: randomUUID(),
      kind: "upload-preview",
      payload: "{}",
      turn: 0,
      runAt: at,
      createdAt: at,
    };
    await db.job.create({ data: job });
    await app.jobs.runDue("upload-preview");
  };
  await fail();
  const [alert] = (await look()).alerts;
  expect(alert).toMatchObject({
    kind: "dead",
    level: "error",
    agent: "Picture maker",
    count: 1,
    resolvedAt: null,
  });
  const answer = (what: string) => owner.send("POST", `/api/admin/alerts/${alert?.id}/${what}`);
  expect((await answer("acknowledge")).status).toBe(204);
  await fail();
  expect((await look()).alerts).toMatchObject([{ id: alert?.id, count: 2, acknowledgedAt: null }]);
  await db.agentWorker.create({
    data: { id: "w", agent: "picture-maker", startedAt: new Date(), seenAt: new Date() },
  });
  expect((await agent("picture-maker")).status).toBe("error");
  expect([(await answer("resolve")).status, (await answer("resolve")).status]).toEqual([204, 404]);
  expect((await agent("picture-maker")).status).toBe("active");
});

/** Runs a job once, under the application's database. */
async function runOnce({ database }: TestApp, job: Job) {
  const prepared = job.prepare("{}");
  if (!prepared.isReadable) throw new Error(prepared.reason);
  await prepared.value({ signal: new AbortController().signal, progress: async () => {}, isLastTry: false });
  return database.db.alert.findMany({ orderBy: { raisedAt: "asc" } });
}

test("D-10.10 a disk that fills up, a backup that is overdue and a worker that was killed raise warnings, which end with what they are about", async () => {
  const { app, db } = await open();
  let room: DiskRoom = { free: 5e8, total: 1e11 };
  const backup: Job = {
    kind: "backup",
    schedule: { everyMs: dayMs },
    maxAttempts: 3,
    maxMs: minuteMs,
    isPromised: false,
    prepare: () => ({ isReadable: false, reason: "not run here" }),
    giveUp: async () => {},
  };
  const watch = createWatchJob({
    database: app.database,
    listJobs: () => [backup],
    now: () => new Date(),
    newId: randomUUID,
    readRoom: async () => room,
  });
  const now = new Date();
  await db.agentWorker.create({
    data: { id: "killed", agent: "backup", startedAt: new Date(now.getTime() - 2 * dayMs), seenAt: now },
  });
  await addRuns(app, [{ kind: "backup", outcome: "done", agoMs: 1.4 * dayMs }]);
  const kinds = async () =>
    (await runOnce(app, watch))
      .map(({ kind, level, resolvedAt }) => `${kind} ${level} ${resolvedAt === null ? "open" : "over"}`)
      .toSorted();
  expect(await kinds()).toEqual(["disk-full warning open"]);
  room = { free: 5e10, total: 1e11 };
  app.advance(0.2 * dayMs);
  expect(await kinds()).toEqual([
    "backup-overdue warning open",
    "disk-full warning over",
    "recovered success over",
    "worker-lost warning open",
  ]);
  expect(await db.agentWorker.count()).toBe(0);
  await addRuns(app, [{ kind: "backup", outcome: "done", agoMs: 0 }]);
  expect(await kinds()).toContain("backup-overdue warning over");
});

test("heartbeats and runs that were recorded while the clock was ahead do not hide what is overdue", async () => {
  const backups = { folder: "/none", everyMs: dayMs, keep: 14, command: "/none" };
  const { app, db } = await open({ backups });
  const now = new Date();
  const ahead = new Date(now.getTime() + 365 * dayMs);
  const worker = { agent: "backup", startedAt: now };
  await db.agentWorker.create({ data: { ...worker, id: "ahead", seenAt: ahead } });
  await db.agentWorker.create({ data: { ...worker, id: "now", seenAt: now } });
  await addRuns(app, [
    { kind: "backup", outcome: "done", agoMs: -365 * dayMs },
    { kind: "backup", outcome: "done", agoMs: 3 * dayMs },
  ]);
  await app.jobs.runDue("agent-watch");
  expect(await db.alert.findMany({ where: { resolvedAt: null }, select: { kind: true } })).toContainEqual({
    kind: "backup-overdue",
  });
  expect(await db.agentWorker.findMany({ select: { id: true } })).toEqual([{ id: "now" }]);
});

test("on a clock that is a year behind, the figures recorded before stay, and count again once it is right", async () => {
  const { app, db, agent } = await open();
  await addRuns(app, [{ kind: "mail", outcome: "done", agoMs: minuteMs }]);
  app.advance(-365 * dayMs);
  await app.jobs.runDue("agent-watch");
  expect((await agent("mail-courier")).performance.tasksCompleted).toBe(0);
  app.advance(365 * dayMs);
  await app.jobs.runDue("agent-watch");
  expect((await agent("mail-courier")).performance.tasksCompleted).toBe(1);
  expect(await db.jobRun.count({ where: { kind: "mail" } })).toBe(1);
});

test("D-10.11 a report has a row for each day, agent and task of the period, as JSON and as a file", async () => {
  const { app, owner } = await open();
  await addRuns(app, [
    { kind: "mail", outcome: "done", agoMs: 0, durationMs: 50, waitedMs: 4 },
    { kind: "mail", outcome: "dead", agoMs: dayMs },
    { kind: "mail", outcome: "done", agoMs: 4 * dayMs },
  ]);
  const day = (agoMs: number) => new Date(Date.now() - agoMs).toISOString().slice(0, 10);
  const query = `?from=${day(dayMs)}&to=${day(0)}`;
  const { rows } = adminAgentReport.response.parse(
    await (await owner.send("GET", adminAgentReport.path + query)).json(),
  );
  const mail = { agent: "Mail courier", task: "Send emails" };
  expect(rows).toEqual([
    { ...mail, day: day(dayMs), done: 0, failed: 1, averageTaskTime: null, averageResponse: 0 },
    { ...mail, day: day(0), done: 1, failed: 0, averageTaskTime: 50, averageResponse: 4 },
  ]);
  const file = await owner.send("GET", adminExportAgents.path + query);
  expect(file.headers.get("content-disposition")).toContain(`agents-${day(dayMs)}-to-${day(0)}`);
  expect((await file.text()).split("\r\n").slice(1, 3)).toEqual([
    `${day(dayMs)},Mail courier,Send emails,0,1,,0`,
    `${day(0)},Mail courier,Send emails,1,0,50,4`,
  ]);
  expect((await owner.send("GET", `${adminAgentReport.path}?from=${day(0)}&to=${day(dayMs)}`)).status).toBe(
    400,
  );
});

test("D-10.12 what a worker had claimed that was killed is run by the next one once its lease has ended", async () => {
  const { app, begin, db } = await open();
  const at = new Date();
  const job = { id: "lost", kind: "housekeeping", payload: "{}", turn: 0, runAt: at, createdAt: at };
  await db.job.create({ data: job });
  await claimJob(app.database, { kind: "housekeeping", workerId: "killed", leaseMs: minuteMs });
  await begin();
  expect(await db.job.findUnique({ where: { id: "lost" } })).toMatchObject({ status: "running" });
  app.advance(minuteMs + 1);
  await app.jobs.runDue("housekeeping");
  expect(await db.job.findUnique({ where: { id: "lost" } })).toMatchObject({ status: "done", attempts: 2 });
  expect(
    z.array(z.object({ attempt: z.number() })).parse(await db.jobRun.findMany({ where: { jobId: "lost" } })),
  ).toEqual([{ attempt: 2 }]);
});

test("D-10.20 three failures in a row raise a warning that ends with the next success; the last try that the staff allow raises an error", async () => {
  const { database, enqueue, process, advance } = await openBench();
  let isBroken = true;
  const job = noteJob(async () => {
    if (isBroken) throw new Error("the provider is down");
    return undefined;
  });
  const { worker } = process([job]);
  // Recorded while the clock was ahead.
  await enqueue("earlier");
  isBroken = false;
  await worker.runDue();
  isBroken = true;
  const later = new Date(Date.now() + 365 * dayMs);
  await database.db.jobRun.updateMany({ data: { startedAt: later, finishedAt: later } });
  const alerts = async () =>
    (await database.db.alert.findMany({ orderBy: { kind: "asc" } })).map(
      ({ kind, level, resolvedAt }) => `${kind} ${level} ${resolvedAt === null ? "open" : "over"}`,
    );
  for (const expected of [[], [], ["failing warning open"]]) {
    await enqueue("a");
    await worker.runDue();
    expect(await alerts()).toEqual(expected);
  }
  isBroken = false;
  advance(60 * minuteMs);
  await worker.runDue();
  expect(await alerts()).toEqual(["failing warning over", "recovered success over"]);
  isBroken = true;
  await enqueue("b");
  await process([job], { settings: { ...defaultSettings, maxAttempts: () => 1 } }).worker.runDue();
  expect(await alerts()).toContain("dead error open");
  expect(await database.db.jobRun.findFirst({ where: { outcome: "dead" } })).toMatchObject({ attempt: 1 });
});

test("D-10.21 a run knows whether the staff allow another try, and one that ended in failure counts as failed without an alert", async () => {
  const { database, enqueue, process } = await openBench();
  const lastTries: boolean[] = [];
  const job = noteJob(async (_text, { isLastTry }) => {
    lastTries.push(isLastTry);
    throw isLastTry ? new EndedInFailure("nothing was written") : new RetryLater("busy", 0);
  });
  const settings = { ...defaultSettings, maxAttempts: () => 2 };
  const { worker } = process([job], { settings });
  await enqueue("a");
  await worker.runDue();
  await database.db.job.updateMany({ data: { runAt: new Date(0) } });
  await worker.runDue();
  expect(lastTries).toEqual([false, true]);
  const runs = await database.db.jobRun.findMany({ orderBy: { attempt: "asc" } });
  expect(runs.map(({ outcome }) => outcome)).toEqual(["retry", "failed"]);
  expect(await database.db.alert.count()).toBe(0);
});

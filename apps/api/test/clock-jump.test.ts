import { expect, test } from "vitest";
import { dayMs, hourMs } from "../src/time-units.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail, pngForm } from "./harness/endpoint-samples.ts";
import { ownerEmail, testStart } from "./harness/owner.ts";
import { createTestApp, prepareInstallation, type TestApp } from "./harness/test-app.ts";

type Overrides = Parameters<typeof createTestApp>[0];

const kinds = [
  "housekeeping",
  "bin-emptying",
  "chat-retention",
  "drop-off-counts",
  "post-pictures",
  "agent-watch",
];

/** Runs the jobs that delete by age, where they are due. */
async function runJobs({ jobs }: TestApp) {
  for (const kind of kinds) await jobs.runDue(kind);
}

/** Something of each kind that is deleted by age, on a server that has just run its jobs. */
const { installation } = await prepareInstallation(async (app) => {
  const { db } = app.database;
  const { annId } = await createObjects(app, await app.signUp(annEmail));
  const at = new Date();
  await db.chatSession.create({
    data: {
      id: "chat",
      startedAt: at,
      lastAt: at,
      turns: {
        create: {
          id: "turn",
          createdAt: at,
          question: "?",
          isPicked: false,
          outcome: "matched",
          wording: "",
          page: "/",
        },
      },
    },
  });
  await db.form.create({ data: { id: "form", userId: annId, step: "type", question: "", lastAt: at } });
  // The others are shown by posts.
  const owner = await app.signInAsOwner();
  await owner.send("POST", "/api/admin/post-pictures", { body: pngForm() });
  await runJobs(app);
});
const open = (overrides: Overrides = {}) => createTestApp(overrides, installation);

/** How much there is of each kind. */
async function counts({ database: { db } }: TestApp) {
  const deleted = { where: { deletedAt: { not: null } } };
  return {
    documents: await db.clientDocument.count(deleted),
    posts: await db.post.count(deleted),
    questions: await db.chatTurn.count(),
    forms: await db.form.count(),
    texts: await db.generation.count(),
    pictures: await db.postPicture.count(),
    sessions: await db.session.count(),
    links: await db.accountToken.count(),
    invitations: await db.staffInvitation.count(),
    firstRun: (await db.jobRun.findFirst({ orderBy: { finishedAt: "asc" } }))?.finishedAt,
  };
}

const openAlerts = ({ database: { db } }: TestApp) =>
  db.alert.findMany({
    where: { kind: "clock-jumped", resolvedAt: null },
    select: { level: true, detail: true },
  });
const notices = ({ database: { db } }: TestApp) =>
  db.outboxMessage.findMany({ where: { kind: "staff-notice" }, select: { recipient: true, text: true } });

/** When the jobs ran: a run's time includes how long it took. */
const lastSecond = testStart.toISOString().slice(0, 18);

test("S-14.43 a clock that jumps a year ahead and back deletes nothing, and is reported meanwhile", async () => {
  const app = await open();
  const before = await counts(app);
  expect(Object.values(before).every(Boolean)).toBe(true);
  app.advance(365 * dayMs);
  await runJobs(app);
  expect(await counts(app)).toEqual(before);
  expect(await openAlerts(app)).toEqual([{ level: "warning", detail: expect.stringContaining(lastSecond) }]);
  const sent = await notices(app);
  expect(sent.map(({ recipient }) => recipient)).toEqual([ownerEmail]);
  expect(sent[0]?.text).toContain(lastSecond);
  app.advance(-365 * dayMs + 5 * 60_000);
  await runJobs(app);
  expect(await counts(app)).toEqual(before);
  expect(await openAlerts(app)).toEqual([]);
});

test("each jump of the clock is logged once, however many jobs ask about it", async () => {
  const app = await open();
  const logged = () => app.logged.filter(({ about }) => about === "clock").length;
  app.advance(365 * dayMs);
  await runJobs(app);
  app.advance(2 * hourMs);
  await runJobs(app);
  expect(logged()).toBe(1);
  app.advance(-365 * dayMs - 2 * hourMs + dayMs);
  await runJobs(app);
  app.advance(365 * dayMs);
  await runJobs(app);
  expect(logged()).toBe(2);
});

test("S-14.43 what is due after a time without the server is deleted once it has run for three days", async () => {
  const app = await open();
  const before = await counts(app);
  app.advance(365 * dayMs);
  await runJobs(app);
  app.advance(2 * dayMs);
  await runJobs(app);
  expect(await counts(app)).toEqual(before);
  app.advance(dayMs + hourMs);
  await runJobs(app);
  expect(await counts(app)).toMatchObject({
    documents: 0,
    posts: 0,
    questions: 0,
    forms: 0,
    texts: 0,
    pictures: before.pictures - 1,
    sessions: 0,
    links: 0,
    invitations: 0,
  });
  expect(await openAlerts(app)).toEqual([]);
});

test("S-14.43 a process whose own clock is a year ahead of the database's deletes nothing, however long it runs", async () => {
  let aheadMs = 0;
  const app = await open({ now: () => new Date(Date.now() + aheadMs) });
  const before = await counts(app);
  aheadMs = 365 * dayMs;
  for (let day = 0; day < 5; day += 1) {
    app.advance(dayMs);
    await runJobs(app);
  }
  expect(await counts(app)).toEqual(before);
  expect(await openAlerts(app)).toHaveLength(1);
});

test("on a server that is off for a weekend what is due is deleted at once", async () => {
  const app = await open();
  const before = await counts(app);
  for (let day = 0; day < 28; day += 2) {
    app.advance(2 * dayMs);
    await app.jobs.runDue("housekeeping");
  }
  await runJobs(app);
  expect(await counts(app)).toMatchObject({ documents: before.documents });
  app.advance(2.6 * dayMs);
  await runJobs(app);
  expect(await counts(app)).toMatchObject({ documents: 0, posts: 0 });
  expect(await notices(app)).toEqual([]);
});

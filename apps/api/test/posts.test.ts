import { join } from "node:path";
import {
  adminAgents,
  adminCreatePost,
  adminGetPost,
  adminListPostRevisions,
  adminListPosts,
  adminUploadPostPicture,
  CONTENT_WRITER,
  type PostFields,
} from "@sitewright/contracts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { raiseAlert } from "../src/alerts/alert-store.ts";
import { createNews } from "../src/features/posts/news.ts";
import { deleteUnusedPictures } from "../src/features/posts/picture-store.ts";
import { createPublishJob } from "../src/features/posts/publish-job.ts";
import { holdBackPost } from "../src/features/posts/publish-store.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { dayMs, minuteMs } from "../src/time-units.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { pngForm } from "./harness/endpoint-samples.ts";
import { postFields, postsOf } from "./harness/posts.ts";
import { useDataDir } from "./harness/server-process.ts";
import { pathsOf } from "./harness/stored-paths.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const newsOf = ({ database: { db } }: TestApp) =>
  createNews({ db, log: { error: () => {} }, now: () => new Date() });

/** A post in the hands of one editor. */
async function begin(app: TestApp, browser: Browser, title = "A post") {
  const created = await browser.send("POST", "/api/admin/posts", { json: { title } });
  const { id } = adminGetPost.response.parse(await created.json()).post;
  const read = async () =>
    adminGetPost.response.parse(await (await browser.send("GET", `/api/admin/posts/${id}`)).json()).post;
  const put = (fields: PostFields, version: number) =>
    browser.send("PUT", `/api/news/posts/${id}`, { json: fields, headers: { "if-match": String(version) } });
  const save = async (more: Partial<PostFields>) => {
    const { fields, version } = await read();
    return put({ ...fields, ...more }, version);
  };
  const act = async (what: string, json?: object) => {
    const { version } = await read();
    const body = json ? { json } : {};
    return browser.send("POST", `/api/admin/posts/${id}/${what}`, {
      ...body,
      headers: { "if-match": String(version) },
    });
  };
  return { id, browser, read, put, save, act, find: (slug: string) => newsOf(app).find(slug) };
}

async function start(deps: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(deps);
  const editor = await app.signInAs("editor");
  return { app, editor, post: await begin(app, editor) };
}

const strange = "  Tab\there \r\nCRLF\rCR\n\n\n<b>&amp;</b> é é 👩‍👩‍👧 \u00a0 end \n ";

test("D-06.9 what is saved is what was typed, byte for byte, and readers of a published post see it when somebody says so", async () => {
  const { app, post } = await start();
  expect((await post.save({ content: strange, title: " T ", excerpt: "x\r\n" })).status).toBe(200);
  expect((await post.read()).fields).toMatchObject({ content: strange, title: " T ", excerpt: "x\r\n" });
  expect((await post.act("publish")).status).toBe(200);
  const shown = async () =>
    (await app.database.db.post.findUniqueOrThrow({ where: { id: post.id } })).content;
  expect(await shown()).toBe(strange);
  const revision = await newsOf(app).revision();
  await post.save({ content: `${strange}!` });
  expect([await shown(), await newsOf(app).revision()]).toEqual([strange, revision]);
  expect(await post.read()).toMatchObject({ hasEdits: true, fields: { content: `${strange}!` } });
  await post.act("discard");
  expect(await post.read()).toMatchObject({ hasEdits: false, fields: { content: strange } });
  await post.save({ content: "New" });
  await post.act("publish");
  expect([await shown(), (await post.read()).hasEdits]).toEqual(["New", false]);
});

test("D-06.10 a save from an older version changes nothing and is given what is stored; nobody publishes what they have not seen", async () => {
  const { editor, post } = await start();
  const { fields, version } = await post.read();
  expect((await post.put({ ...fields, title: "First" }, version)).status).toBe(200);
  const late = await post.put({ ...fields, title: "Second" }, version);
  const problem = await readProblem(late);
  expect([late.status, problem.code]).toEqual([409, "version-conflict"]);
  expect(problem.current).toMatchObject({ version: version + 1, fields: { title: "First" } });
  const stale = { headers: { "if-match": String(version) } };
  expect((await editor.send("POST", `/api/admin/posts/${post.id}/publish`, stale)).status).toBe(409);
  expect(await post.read()).toMatchObject({ status: "draft", fields: { title: "First" } });
});

test("D-06.11 while something is marked 'to check' a post is neither published nor scheduled, and the refusal names each; a mark has to match its position", async () => {
  const { post } = await start();
  const marks = [{ start: 3, end: 5, text: "42", kind: "number" }];
  expect((await post.save({ content: "We 42", marks })).status).toBe(200);
  for (const answer of [
    await post.act("publish"),
    await post.act("schedule", { at: "2099-01-01T00:00:00.000Z" }),
  ]) {
    const { errors } = await readProblem(answer);
    expect([answer.status, errors]).toEqual([
      422,
      [{ path: "marks.0", message: "Still to check (number): 42" }],
    ]);
  }
  const elsewhere = marks.map((mark) => ({ ...mark, start: 0, end: 2 }));
  expect((await post.save({ content: "So 42 it is", marks: elsewhere })).status).toBe(422);
  await post.save({ marks: [] });
  expect((await post.act("publish")).status).toBe(200);
});

test("D-19.6 a former address leads to the post, also over several changes; no other post takes it; a withdrawn or deleted post is gone and comes back in its place", async () => {
  const { app, editor, post } = await start();
  await post.save({ slug: "first", content: "x" });
  await post.save({ slug: "never-seen" });
  await post.save({ slug: "first" });
  await post.act("publish");
  for (const slug of ["second", "third"]) {
    await post.save({ slug });
    await post.act("publish");
  }
  for (const slug of ["first", "second"])
    expect(await post.find(slug)).toEqual({ kind: "moved", slug: "third" });
  expect(await post.find("never-seen")).toEqual({ kind: "not-found" });
  const other = await begin(app, editor, "Other");
  const taken = await other.save({ slug: "first" });
  expect([taken.status, (await readProblem(taken)).errors?.[0]?.path]).toEqual([422, "slug"]);
  await post.save({ slug: "first" });
  await post.act("publish");
  expect([(await post.find("first")).kind, (await post.find("third")).kind]).toEqual(["found", "moved"]);
  const { publishedAt } = await post.read();
  await post.act("withdraw");
  expect([await post.find("first"), await post.find("third")]).toEqual([{ kind: "gone" }, { kind: "gone" }]);
  app.advance(dayMs);
  await post.act("publish");
  expect((await post.read()).publishedAt).toBe(publishedAt);
  expect((await editor.send("DELETE", `/api/news/posts/${post.id}`)).status).toBe(204);
  expect(await post.find("first")).toEqual({ kind: "gone" });
});

test("D-19.7 a scheduled post is published when its time has come, by the last time that was set, and not where it may not be any more", async () => {
  const { app, post } = await start();
  const job = () => app.jobs.runDue("publish-post");
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  await post.save({ slug: "later", content: "x" });
  expect((await post.act("schedule", { at: inMs(-1) })).status).toBe(422);
  await post.act("schedule", { at: inMs(10 * minuteMs) });
  const at = inMs(20 * minuteMs);
  expect((await post.act("schedule", { at })).status).toBe(200);
  app.advance(11 * minuteMs);
  await job();
  expect((await post.find("later")).kind).toBe("not-found");
  await post.save({ title: "Edited meanwhile" });
  app.advance(10 * minuteMs);
  await job();
  expect(await post.find("later")).toMatchObject({ kind: "found", post: { title: "Edited meanwhile" } });
  await post.act("withdraw");
  await post.act("schedule", { at: inMs(minuteMs) });
  await post.act("unschedule");
  app.advance(2 * minuteMs);
  await job();
  expect(await post.read()).toMatchObject({ status: "withdrawn", scheduledFor: null });
  await post.act("schedule", { at: inMs(minuteMs) });
  await post.save({ content: "" });
  app.advance(2 * minuteMs);
  await job();
  expect(await post.read()).toMatchObject({ status: "withdrawn", scheduledFor: null });
});

test("D-19.28 a scheduled post is published at its time although the agent that writes texts is paused, which says so", async () => {
  const { app, post } = await start();
  const owner = await app.signInAsOwner();
  const readAgent = async () => {
    const { agents } = adminAgents.response.parse(await (await owner.send("GET", adminAgents.path)).json());
    return agents.find(({ id }) => id === CONTENT_WRITER);
  };
  const { settingsVersion } = (await readAgent()) ?? {};
  const decided = { isPaused: true, maxAttempts: null, schedules: [], settingsVersion };
  const paused = await owner.send("PUT", `/api/admin/agents/${CONTENT_WRITER}`, { json: decided });
  expect(paused.status).toBe(204);
  expect(await readAgent()).toMatchObject({ isPaused: true, promised: ["Publish posts at their time"] });
  await post.save(postFields());
  await post.act("schedule", { at: new Date(Date.now() + minuteMs).toISOString() });
  app.advance(minuteMs);
  await app.jobs.runDue();
  expect(await post.read()).toMatchObject({ status: "published", scheduledFor: null });
});

test("D-19.320 a time at which a post is not published any more is nobody's next run: after another time, unscheduling, publishing and deleting", async () => {
  const { app, editor, post } = await start();
  const owner = await app.signInAsOwner();
  const nextRun = async () => {
    const { agents } = adminAgents.response.parse(await (await owner.send("GET", adminAgents.path)).json());
    return agents.find(({ id }) => id === CONTENT_WRITER)?.nextRunAt;
  };
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  await post.save(postFields());
  const [soon, later, latest] = [inDays(1), inDays(2), inDays(3)];
  await post.act("schedule", { at: soon });
  expect(await nextRun()).toBe(soon);
  await post.act("schedule", { at: later });
  expect(await nextRun()).toBe(later);
  const other = await begin(app, editor, "Other");
  await other.save(postFields({ slug: "other" }));
  await other.act("schedule", { at: latest });
  await post.act("unschedule");
  expect(await nextRun()).toBe(latest);
  await post.act("schedule", { at: soon });
  await post.act("publish");
  expect(await nextRun()).toBe(latest);
  expect((await editor.send("DELETE", `/api/news/posts/${other.id}`)).status).toBe(204);
  expect(await nextRun()).toBeNull();
});

test("D-19.29 a schedule that is sent again after a lost answer is one change and a success, for the same person and time only", async () => {
  const { app, post } = await start();
  const manager = await app.signInAs("manager");
  await post.save(postFields());
  const { version } = await post.read();
  const at = new Date(Date.now() + dayMs).toISOString();
  const schedule = (browser: Browser, time: string) =>
    browser.send("POST", `/api/admin/posts/${post.id}/schedule`, {
      json: { at: time },
      headers: { "if-match": String(version) },
    });
  const first = await schedule(post.browser, at);
  const again = await schedule(post.browser, at);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(adminGetPost.response.parse(await again.json()).post).toMatchObject({
    status: "scheduled",
    scheduledFor: at,
    version: version + 1,
  });
  const { db } = app.database;
  expect(await db.auditEntry.count({ where: { action: "post.schedule" } })).toBe(1);
  expect(await db.job.count({ where: { kind: "publish-post" } })).toBe(1);
  const later = new Date(Date.now() + 2 * dayMs).toISOString();
  expect([(await schedule(manager, at)).status, (await schedule(post.browser, later)).status]).toEqual([
    409, 409,
  ]);
});

test("D-19.43 edits that are discarded again after a lost answer are discarded once, which succeeds for the same person", async () => {
  const { app, post } = await start();
  const manager = await app.signInAs("manager");
  await post.save(postFields());
  await post.act("publish");
  await post.save({ content: "Edited" });
  const { version } = await post.read();
  const discard = (browser: Browser) =>
    browser.send("POST", `/api/admin/posts/${post.id}/discard`, { headers: { "if-match": String(version) } });
  const sent = [await discard(post.browser), await discard(post.browser), await discard(manager)];
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 409]);
  expect(await post.read()).toMatchObject({ hasEdits: false, version: version + 1 });
  expect(await app.database.db.auditEntry.count({ where: { action: "post.discard" } })).toBe(1);
  await post.save({ content: "Edited anew" });
  expect((await discard(post.browser)).status).toBe(409);
});

test("D-19.27 a scheduled post that was put into the bin comes back to where it was in the list before it was scheduled", async () => {
  const { app, editor, post } = await start();
  const { db } = app.database;
  const listedAt = async () => (await db.post.findUniqueOrThrow({ where: { id: post.id } })).listedAt;
  const before = await listedAt();
  await post.save({ slug: "later", content: "x" });
  await post.act("schedule", { at: new Date(Date.now() + dayMs).toISOString() });
  expect(await listedAt()).not.toEqual(before);
  expect((await editor.send("DELETE", `/api/news/posts/${post.id}`)).status).toBe(204);
  const owner = await app.signInAsOwner();
  expect((await owner.send("POST", `/api/admin/bin/post/${post.id}/restore`)).status).toBe(204);
  expect(await listedAt()).toEqual(before);
});

test("D-19.13 a scheduled post that cannot be published at its time raises an alert for the staff until somebody has resolved it", async () => {
  const { app, post } = await start();
  const owner = await app.signInAsOwner();
  const openAlerts = async () =>
    adminAgents.response
      .parse(await (await owner.send("GET", adminAgents.path)).json())
      .alerts.filter(({ kind, resolvedAt }) => kind === "held-back" && resolvedAt === null);
  const soon = () => new Date(Date.now() + minuteMs).toISOString();
  await post.save({ content: "x" });
  await post.act("schedule", { at: soon() });
  await post.save({ content: "" });
  app.advance(2 * minuteMs);
  await app.jobs.runDue("publish-post");
  expect(await openAlerts()).toMatchObject([{ level: "warning", detail: post.id, agent: "" }]);
  const entry = { action: "post.unschedule", subjectId: post.id, actorId: null, detail: "held back" };
  expect(await app.database.db.auditEntry.findMany({ where: { action: "post.unschedule" } })).toMatchObject([
    entry,
  ]);
  await post.save({ content: "x" });
  await post.act("schedule", { at: soon() });
  expect(await openAlerts()).toEqual([]);
});

test("D-19.23 a post is published, scheduled or deleted together with the end of its alert, or not at all", async () => {
  const { app, editor, post } = await start();
  const { db } = app.database;
  const alerts = { kind: "held-back", level: "warning", agent: "", detail: post.id } as const;
  await db.$transaction((tx) => raiseAlert(tx, app.database, { id: "alert", ...alerts }));
  const isOpen = async () => (await db.alert.findFirst({ where: { id: "alert" } }))?.resolvedAt === null;
  const remove = async () => editor.send("DELETE", `/api/news/posts/${post.id}`);
  const at = new Date(Date.now() + dayMs).toISOString();
  await post.save({ content: "x" });
  await db.$executeRaw`ALTER TABLE alerts RENAME TO away`;
  for (const change of [() => post.act("publish"), () => post.act("schedule", { at }), remove])
    expect((await change()).status).toBe(500);
  await db.$executeRaw`ALTER TABLE away RENAME TO alerts`;
  expect(await post.read()).toMatchObject({ status: "draft", scheduledFor: null, deletedAt: null });
  expect(await isOpen()).toBe(true);
  await post.act("publish");
  expect(await isOpen()).toBe(false);
});

test("D-19.14 a process whose clock is behind publishes at midnight what is dated that day, and delays nothing that was rescheduled", async () => {
  const { app, post } = await start();
  const at = "2099-01-02T00:00:00.000Z";
  await post.save({ content: "x", date: "2099-01-02" });
  expect((await post.act("schedule", { at })).status).toBe(200);
  const { database } = app;
  const origin = { eventId: "e", actorId: null, at: new Date() };
  const due = { id: post.id, dueAt: new Date("2099-01-01T00:00:00.000Z") };
  expect(await holdBackPost(database, due, { origin, alertId: "a" })).toBe("gone");
  const behind = () => new Date("2099-01-01T23:59:59.000Z");
  const job = createPublishJob({
    database,
    now: behind,
    newId: () => crypto.randomUUID(),
    onChange: async () => {},
  });
  const run = job.prepare(JSON.stringify({ postId: post.id, at }));
  const result =
    run.isReadable &&
    (await run.value({ signal: new AbortController().signal, isLastTry: false, progress: async () => {} }));
  expect(result).toBe("published");
  expect(await post.read()).toMatchObject({ status: "published", publishedAt: at });
});

test("D-19.15 the day that was set on a post can be taken off again while it is scheduled", async () => {
  const { post } = await start();
  await post.save({ content: "x", date: "2020-01-02" });
  await post.act("schedule", { at: "2099-01-02T00:00:00.000Z" });
  await post.save({ date: null });
  expect((await post.read()).fields.date).toBeNull();
});

test("D-19.8 what one person writes within ten minutes is one revision; what another writes, what is published and what was restored are others, and each can be restored", async () => {
  const { app, editor, post } = await start();
  const owner = await app.signInAsOwner();
  await post.save({ content: "One" });
  await post.save({ content: "One two" });
  const { fields, version } = await post.read();
  await owner.send("PUT", `/api/news/posts/${post.id}`, {
    json: { ...fields, content: "Owner" },
    headers: { "if-match": String(version) },
  });
  await post.save({ content: "Three" });
  app.advance(11 * minuteMs);
  await post.save({ content: "Four", slug: "four" });
  await post.act("publish");
  const list = async () =>
    adminListPostRevisions.response.parse(
      await (await editor.send("GET", `/api/admin/posts/${post.id}/revisions`)).json(),
    ).revisions;
  const revisions = await list();
  expect(revisions.map(({ kind, editorName, words }) => [kind, editorName, words])).toEqual([
    ["publish", "editor", 1],
    ["edit", "editor", 1],
    ["edit", "editor", 1],
    ["edit", "owner", 1],
    ["edit", "editor", 2],
  ]);
  await post.act(`revisions/${revisions[4]?.version}/restore`);
  expect(await post.read()).toMatchObject({ hasEdits: true, fields: { content: "One two", slug: "four" } });
  expect((await list())[0]?.kind).toBe("restore");
});

test("D-19.303 edits that were discarded stay a revision, also where the same person types at once after it", async () => {
  const { editor, post } = await start();
  await post.save({ content: "Public" });
  await post.act("publish");
  await post.save({ content: "Edited for eight minutes" });
  await post.act("discard");
  await post.save({ content: "Public and" });
  await post.save({ content: "Public and more" });
  const answer = await editor.send("GET", `/api/admin/posts/${post.id}/revisions`);
  const { revisions } = adminListPostRevisions.response.parse(await answer.json());
  const contents = [];
  for (const { version } of revisions) {
    const path = `/api/admin/posts/${post.id}/revisions/${version}`;
    const { fields } = (await (await editor.send("GET", path)).json()) as { fields: { content: string } };
    contents.push(fields.content);
  }
  expect(contents).toEqual(["Public and more", "Edited for eight minutes", "Public", "Public"]);
});

test("D-19.9 a preview shows the edited post to anyone who has its link, until it is ended, replaced, run out, or the post is in the bin", async () => {
  const { app, editor, post } = await start();
  const make = async () => {
    const made = (await (await post.act("preview")).json()) as { path: string };
    return made.path.slice("/news/preview/".length);
  };
  const title = async (secret: string) => (await newsOf(app).preview(secret))?.title;
  await post.save({ content: "x" });
  await post.act("publish");
  await post.save({ title: "Not yet" });
  const first = await make();
  expect(await title(first)).toBe("Not yet");
  expect(JSON.stringify(await app.database.db.post.findMany())).not.toContain(first);
  const second = await make();
  expect([await title(first), await title(second)]).toEqual([undefined, "Not yet"]);
  app.advance(14 * dayMs);
  expect(await title(second)).toBe(undefined);
  const third = await make();
  await editor.send("DELETE", `/api/admin/posts/${post.id}/preview`);
  const fourth = await make();
  expect([await title(third), await title(fourth)]).toEqual([undefined, "Not yet"]);
  await editor.send("DELETE", `/api/news/posts/${post.id}`);
  expect(await title(fourth)).toBe(undefined);
});

test("the end of a preview is recorded once, and not where there is none; a post that is not there is not found", async () => {
  const { app, editor, post } = await start();
  const end = async (id: string) => (await editor.send("DELETE", `/api/admin/posts/${id}/preview`)).status;
  const recorded = () => app.database.db.auditEntry.count({ where: { action: "post.preview-end" } });
  expect([await end(post.id), await recorded()]).toEqual([204, 0]);
  await post.act("preview");
  expect([await end(post.id), await end(post.id), await recorded()]).toEqual([204, 204, 1]);
  expect(await end("none")).toBe(404);
});

test("D-06.12 posts are found by title, address, excerpt and keywords, sorted by date, views and title, filtered, and page by page all are there once", async () => {
  const app = await createTestApp();
  const { database } = app;
  const { db } = database;
  const posts = postsOf(database);
  for (const [index, title] of ["Boats", "apples", "Cranes"].entries()) {
    const at = new Date(Date.UTC(2026, 0, 1 + index));
    const more = { title, slug: `post-${index}`, agentCreated: index === 1, keywords: [`word${index}`] };
    await posts.add(`p${index}`, at, more);
    await db.post.update({ where: { id: `p${index}` }, data: { views: [5, 5, 1][index] ?? 0 } });
  }
  await posts.publish("p0", new Date(Date.UTC(2026, 5, 1)));
  const editor = await app.signInAs("editor");
  const list = async (query: string) =>
    adminListPosts.response.parse(await (await editor.send("GET", `/api/admin/posts?${query}`)).json());
  const ids = async (query: string) => (await list(query)).posts.map(({ id }) => id);
  expect(await ids("")).toEqual(["p0", "p2", "p1"]);
  expect(await ids("sort=oldest")).toEqual(["p1", "p2", "p0"]);
  expect(await ids("sort=title-z")).toEqual(["p1", "p2", "p0"]);
  for (const [query, found] of [
    ["search=boat", ["p0"]],
    ["search=post-1", ["p1"]],
    ["search=word2", ["p2"]],
    ["status=published", ["p0"]],
    ["written=agent", ["p1"]],
    ["category=business", []],
  ] as const)
    expect(await ids(query), query).toEqual(found);
  const paged: string[] = [];
  for (let cursor = ""; ; ) {
    const page = await list(`sort=most-viewed&limit=1${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.posts.map(({ id }) => id));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(["p1", "p0", "p2"]);
});

test("D-19.10 a deleted post is in the bin for its editor too, comes back unpublished, and is erased with its revisions after 30 days", async () => {
  const { app, editor, post } = await start();
  const { db } = app.database;
  await post.save({ content: "x" });
  await post.act("schedule", { at: "2099-01-01T00:00:00.000Z" });
  await editor.send("DELETE", `/api/news/posts/${post.id}`);
  const binned = async () =>
    adminListPosts.response.parse(await (await editor.send("GET", "/api/admin/posts?status=bin")).json())
      .total;
  expect([(await editor.send("GET", `/api/admin/posts/${post.id}`)).status, await binned()]).toEqual([
    404, 1,
  ]);
  const owner = await app.signInAsOwner();
  const { entries } = (await (await owner.send("GET", "/api/admin/bin")).json()) as { entries: object[] };
  expect(entries).toMatchObject([{ kind: "post", name: "A post", deletedBy: "editor" }]);
  expect((await editor.send("POST", `/api/admin/posts/${post.id}/restore`)).status).toBe(204);
  expect(await post.read()).toMatchObject({ status: "draft", scheduledFor: null, fields: { content: "x" } });
  await editor.send("DELETE", `/api/news/posts/${post.id}`);
  app.advance(31 * dayMs);
  await app.jobs.runDue("bin-emptying");
  expect([await db.post.count(), await db.postRevision.count()]).toEqual([0, 0]);
});

test("D-06.13 a picture is kept small, rotated by its Exif orientation and without its location; other files are refused", async () => {
  const { editor } = await start();
  const photograph = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#c63" } })
    .withExif({ IFD0: { Copyright: "secret-place" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const upload = (content: string | Uint8Array<ArrayBuffer>, name: string) => {
    const body = new FormData();
    body.append("file", new File([content], name));
    return editor.send("POST", "/api/admin/post-pictures", { body });
  };
  const answer = await upload(new Uint8Array(photograph), "boat.jpg");
  const kept = (await answer.json()) as { url: string; width: number; height: number };
  expect([answer.status, kept.width, kept.height]).toEqual([201, 800, 1600]);
  const shown = await editor.send("GET", kept.url);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect((await upload("%PDF-1.4", "boat.pdf")).status).toBe(415);
  expect((await upload("<svg/>", "boat.svg")).status).toBe(415);
});

/** Stores a picture for posts; its address. */
async function addPicture(browser: Browser): Promise<string> {
  const answer = await browser.send("POST", "/api/admin/post-pictures", { body: pngForm() });
  return adminUploadPostPicture.response.parse(await answer.json()).url;
}

test("D-06.24 a picture that no post, no revision and no edit names is deleted after 30 days, its file goes into the bin with it, every other one stays", async () => {
  const storage = createDiskStorage(join(useDataDir(), "files"));
  const { app, editor, post } = await start({ storage });
  const urls = [];
  for (let count = 0; count < 5; count += 1) urls.push(await addPicture(editor));
  const [shown = "", former = "", edited = "", binned = "", unused = ""] = urls;
  await post.save({ content: `![x](${former})` });
  // Saves by one person within ten minutes are one revision.
  app.advance(11 * minuteMs);
  await post.save({ content: "x", image: shown, imageAlt: "x" });
  await post.act("publish");
  await post.save({ content: `![x](${edited})` });
  const other = await begin(app, editor);
  await other.save({ content: `![x](${binned})` });
  const left = async () =>
    (await app.database.db.postPicture.findMany()).map(({ id }) => `/api/news/pictures/${id}`);
  app.advance(29 * dayMs);
  await app.jobs.runDue("post-pictures");
  expect((await left()).length).toBe(5);
  await editor.send("DELETE", `/api/news/posts/${other.id}`);
  const fresh = await addPicture(editor);
  app.advance(2 * dayMs);
  await app.jobs.runDue("post-pictures");
  expect(new Set(await left())).toEqual(new Set([shown, former, edited, binned, fresh]));
  expect(await left()).not.toContain(unused);
  const files = await Promise.all([pathsOf(storage.list()), pathsOf(storage.listBin())]);
  // None is left for the orphan sweep, which stops where it would take many.
  expect(files.map(({ length }) => length)).toEqual([5, 1]);
});

test("D-06.24 a picture that was added to a post and taken out again while unused ones are deleted is in a revision, and stays", async () => {
  const { app, editor, post } = await start();
  const urls = [await addPicture(editor), await addPicture(editor)];
  app.advance(dayMs);
  const deletion = deleteUnusedPictures(app.database.db, new Date());
  expect((await deletion.next()).done).toBe(false);
  const [{ id: left } = { id: "" }] = await app.database.db.postPicture.findMany();
  expect(urls).toContain(`/api/news/pictures/${left}`);
  await post.save({ content: `![x](/api/news/pictures/${left})` });
  app.advance(11 * minuteMs);
  await post.save({ content: "x" });
  expect((await deletion.next()).done).toBe(true);
  expect(await app.database.db.postPicture.count()).toBe(1);
});

test("D-06.14 the related articles begin with those that the author chose; what is not published is left out", async () => {
  const { app, editor, post } = await start();
  const other = await begin(app, editor, "Other");
  await other.save({ content: "x", slug: "other" });
  await other.act("publish");
  const internalLinks = ["/news/other", "/news/a-draft", "/news/how-to-choose-a-web-agency"];
  await post.save({ ...postFields(), slug: "ours", internalLinks });
  await post.act("publish");
  const found = await post.find("ours");
  const related = found.kind === "found" ? found.related.map(({ slug }) => slug) : [];
  expect([related.length, related.slice(0, 2)]).toEqual([3, ["other", "how-to-choose-a-web-agency"]]);
});

test("D-06.43 posts with one long title are begun as often as one likes, each at an address of its own", async () => {
  const app = await createTestApp();
  const editor = await app.signInAs("editor");
  const title = `${"bread ".repeat(13)}x`;
  const slugs = [];
  for (let count = 0; count < 4; count += 1) {
    const answer = await editor.send("POST", "/api/admin/posts", { json: { title } });
    expect(answer.status).toBe(201);
    slugs.push(adminCreatePost.response.parse(await answer.json()).post.slug);
  }
  expect(slugs[0]).toBe(`${"bread-".repeat(13)}x`);
  expect(new Set(slugs).size).toBe(4);
});

import { adminGetMessage, adminListMessages, type Overview } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser, SendOptions } from "./harness/browser.ts";
import { ownerEmail } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const feedback = {
  name: "Maya Okafor",
  email: "Maya@Client.example",
  message: "When will it be ready?\nWe open in May.",
  reason: "timeline",
  type: "logout_feedback",
  timestamp: "2026-03-02T09:00:00.000Z",
};
const form = { name: "Maya", email: "maya@client.example", company: "Bakehouse", message: "Hello" };

const post = (browser: Browser, json: unknown, options: SendOptions = {}) =>
  browser.send("POST", "/api/contact", { json, ...options });
const messages = ({ database: { db } }: TestApp) => db.contactMessage.findMany();
const mails = ({ database: { db } }: TestApp) => db.outboxMessage.findMany();
/** The notices about messages, and their answers. */
const mailsAbout = ({ database: { db } }: TestApp) =>
  db.outboxMessage.count({ where: { kind: { startsWith: "contact-" } } });

test("A-06.20 feedback is kept and mailed to the agency, both at once", async () => {
  const app = await createTestApp();
  const response = await post(app.open(), feedback);
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ success: true });
  expect(await messages(app)).toMatchObject([
    {
      type: "logout_feedback",
      name: "Maya Okafor",
      email: "maya@client.example",
      reason: "timeline",
      message: feedback.message,
      company: null,
      userId: null,
      createdAt: new Date("2026-03-02T09:00:00Z"),
    },
  ]);
  const [mail] = await mails(app);
  expect(mail).toMatchObject({ recipient: ownerEmail, kind: "contact-notice", status: "pending" });
  for (const words of ["Maya Okafor", "maya@client.example", "Timeline", "We open in May."])
    expect(mail?.text).toContain(words);
});

test.each(["question", "help", "feedback", "timeline", "other"])(
  "A-06.5 feedback can be about %s",
  async (reason) => {
    const app = await createTestApp();
    expect((await post(app.open(), { ...feedback, reason })).status).toBe(202);
    expect(await messages(app)).toMatchObject([{ reason }]);
  },
);

test("A-06.5 the reason may be missing or not chosen, another one is refused", async () => {
  const app = await createTestApp();
  const { reason: _, ...without } = feedback;
  expect((await post(app.open(), without)).status).toBe(202);
  expect((await post(app.open(), { ...feedback, reason: "" })).status).toBe(202);
  expect((await post(app.open(), { ...feedback, reason: "spam" })).status).toBe(400);
});

test("S-01.5 the same address takes the public form's body", async () => {
  const app = await createTestApp();
  expect((await post(app.open(), form)).status).toBe(202);
  const { company: _, ...without } = form;
  expect((await post(app.open(), without)).status).toBe(202);
  expect((await messages(app)).map(({ type, company }) => [type, company]).sort()).toEqual([
    ["contact", null],
    ["contact", "Bakehouse"],
  ]);
});

test("S-02 name, e-mail and message are required, and nothing is stored without them", async () => {
  const app = await createTestApp();
  for (const body of [feedback, form])
    for (const field of ["name", "email", "message"]) {
      for (const value of [undefined, "  "]) {
        const response = await post(app.open(), { ...body, [field]: value });
        expect(response.status, field).toBe(400);
        expect((await readProblem(response)).errors?.map(({ path }) => path)).toEqual([field]);
      }
    }
  expect(await messages(app)).toEqual([]);
  expect(await mails(app)).toEqual([]);
});

test("the account that writes is noted, so that the message goes with it", async () => {
  const app = await createTestApp();
  await post(await app.signUp("maya@client.example"), form);
  const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email: "maya@client.example" } });
  expect(await messages(app)).toMatchObject([{ userId: id }]);
});

test("S48d no line of a message is a formula in an export, nor what follows a semicolon", async () => {
  const app = await createTestApp();
  const formula = "=cmd|' /C calc'!A0";
  const message = ["Hello;", formula, "bye", `one;${formula};two`, `;"${formula};"`, "+1", "a = b - c"].join(
    "\n",
  );
  const json = { name: `Ann;${formula};`, email: "ann@harbour.example", message };
  await app.open().send("POST", "/api/contact", { json });
  const owner = await app.signInAsOwner();
  const exported = await (await owner.send("GET", "/api/admin/exports/messages")).text();
  expect(exported).toContain(`Ann;'${formula};`);
  expect(exported).toContain(
    `"Hello;\n'${formula}\nbye\none;'${formula};two\n;'""${formula};""\n'+1\na = b - c"`,
  );
});

test("S44 after ten messages within an hour one network is refused, and may write again after it", async () => {
  const app = await createTestApp();
  for (let sent = 0; sent < 10; sent++)
    expect((await post(app.open(), { ...form, message: `Hello ${sent}` })).status).toBe(202);
  const refused = await post(app.open(), feedback);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await messages(app)).toHaveLength(10);
  app.advance(3_600_001);
  expect((await post(app.open(), form)).status).toBe(202);
});

test("S44 a bot that fills in the hidden field gets the success answer and nothing is stored", async () => {
  const app = await createTestApp();
  const response = await post(app.open(), { ...form, homepage: "https://spam.example" });
  expect(response.status).toBe(202);
  expect(await messages(app)).toEqual([]);
  expect(await mails(app)).toEqual([]);
});

test("S57 recipient and sender never come from the body", async () => {
  const app = await createTestApp();
  const extra = { to: "x@evil.example", recipient: "x@evil.example", from: "x@evil.example", userId: "x" };
  const name = "Maya\r\nBcc: x@evil.example";
  expect((await post(app.open(), { ...form, ...extra, name })).status).toBe(202);
  const [mail] = await mails(app);
  expect(mail?.recipient).toBe(ownerEmail);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
});

test("D-12.11 of two on the staff who answer a message at once one succeeds; the other sees who and when, and can continue", async () => {
  const app = await createTestApp();
  await post(app.open(), form);
  const [{ id } = { id: "" }] = await messages(app);
  const staff = [await app.signInAsOwner(), await app.signInAs("manager")];
  const answer = (browser: Browser | undefined, answeredAt: string | null) =>
    browser?.send("POST", `/api/admin/messages/${id}/answer`, { json: { answer: "Next week.", answeredAt } });
  const answers = await Promise.all(staff.map((one) => answer(one, null)));
  expect(answers.map((one) => one?.status).sort()).toEqual([202, 409]);
  const refused = answers.find((one) => one?.status === 409);
  const problem = await readProblem(refused ?? new Response());
  expect(problem.detail).toMatch(/^\S.* answered this message on 2026-03-02 at 09:00 UTC\./);
  const sent = () => app.database.db.outboxMessage.count({ where: { kind: "contact-answer" } });
  expect(await sent()).toBe(1);
  const answeredAt = "2026-03-02T09:00:00.000Z";
  app.advance(1000);
  expect((await answer(staff[1], answeredAt))?.status).toBe(202);
  expect((await answer(staff[0], answeredAt))?.status).toBe(409);
  expect(await sent()).toBe(2);
});

test("D-12.16 an answer that is sent again after a lost response is one mail and a success, for its writer and its text only", async () => {
  const { app, owner, manager, ask } = await startWithMessage();
  const answer = (browser: Browser, text: string) =>
    ask(browser, "answer", { answer: text, answeredAt: null });
  const sent = () => app.database.db.outboxMessage.count({ where: { kind: "contact-answer" } });
  const [first, second] = await Promise.all([answer(owner, "Next week."), answer(owner, "Next week.")]);
  expect([first?.status, second?.status]).toEqual([202, 202]);
  app.advance(1000);
  const again = await answer(owner, "Next week.");
  expect(again.status).toBe(202);
  expect(await again.json()).toMatchObject({ message: { answeredAt: "2026-03-02T09:00:00.000Z" } });
  expect(await sent()).toBe(1);
  expect((await answer(owner, "In May.")).status).toBe(409);
  expect((await answer(manager, "Next week.")).status).toBe(409);
  expect(await sent()).toBe(1);
});

/** A message, and what two on the staff do with it. */
async function startWithMessage() {
  const app = await createTestApp();
  await post(app.open(), form);
  const [{ id } = { id: "" }] = await messages(app);
  const [owner, manager] = [await app.signInAsOwner(), await app.signInAs("manager")];
  const ask = (browser: Browser, what: string, json?: object) =>
    browser.send("POST", `/api/admin/messages/${id}/${what}`, json && { json });
  const read = async () => {
    const answer = await owner.send("GET", `/api/admin/messages/${id}`);
    return adminGetMessage.response.parse(await answer.json()).message;
  };
  const count = async (state: string) => {
    const answer = await owner.send("GET", `/api/admin/messages?state=${state}`);
    return adminListMessages.response.parse(await answer.json()).total;
  };
  const actions = async () => {
    const entries = await app.database.db.auditEntry.findMany({ where: { subjectId: id } });
    return entries.map(({ action }) => action).sort();
  };
  return { app, id, owner, manager, ask, read, count, actions };
}

test("D-12.15 a message is marked as done without a mail, says by whom and when, counts as answered, and is opened again", async () => {
  const { app, owner, manager, ask, read, count, actions } = await startWithMessage();
  const answeredAt = "2026-03-02T09:00:00.000Z";
  expect(await read()).toMatchObject({ answeredAt: null, outcome: null });
  // The second as after a lost answer, and by somebody else.
  for (const by of [manager, manager, owner]) expect((await ask(by, "done")).status).toBe(204);
  const by = (await readSession(manager))?.displayName;
  const done = { answeredAt, readAt: answeredAt, outcome: { kind: "done", by } };
  expect(await read()).toMatchObject(done);
  expect([await count("answered"), await count("open"), await count("new")]).toEqual([1, 0, 0]);
  const { openMessages } = (await (await owner.send("GET", "/api/admin/overview")).json()) as Overview;
  expect(openMessages).toBe(0);
  expect(await app.database.db.outboxMessage.count({ where: { kind: "contact-answer" } })).toBe(0);

  app.advance(1000);
  for (const again of [owner, owner]) expect((await ask(again, "reopen", { answeredAt })).status).toBe(204);
  expect(await read()).toMatchObject({ answeredAt: null, outcome: null });
  expect([await count("answered"), await count("open")]).toEqual([0, 1]);
  expect(await actions()).toEqual(["message.done", "message.reopen"]);
  // Opened again, it is answered as any other.
  expect((await ask(owner, "answer", { answer: "Soon.", answeredAt: null })).status).toBe(202);
  expect(await read()).toMatchObject({ outcome: { kind: "answered" } });
});

test("D-12.15 what was answered by mail is neither marked as done nor opened again, and says who answered", async () => {
  const { app, owner, manager, ask, read, actions } = await startWithMessage();
  expect((await ask(owner, "answer", { answer: "Soon.", answeredAt: null })).status).toBe(202);
  const before = await read();
  for (const refused of [
    await ask(manager, "done"),
    await ask(manager, "reopen", { answeredAt: before.answeredAt ?? "" }),
  ]) {
    expect(refused.status).toBe(409);
    expect((await readProblem(refused)).detail).toMatch(
      /^\S.* answered this message on 2026-03-02 at 09:00 UTC\.$/,
    );
  }
  expect(await read()).toEqual(before);
  expect(await actions()).toEqual(["message.answer"]);
  expect((await owner.send("POST", "/api/admin/messages/none/done")).status).toBe(404);
  const json = { answeredAt: before.answeredAt ?? "" };
  expect((await owner.send("POST", "/api/admin/messages/none/reopen", { json })).status).toBe(404);
  expect(await app.database.db.contactMessage.count()).toBe(1);
});

test("D-12.15 of what two on the staff do with a message at once nothing is undone unseen", async () => {
  const { app, owner, manager, ask, read } = await startWithMessage();
  const first = "2026-03-02T09:00:00.000Z";
  expect((await ask(owner, "done")).status).toBe(204);
  // An answer that was begun before says that it was not sent.
  const late = await ask(manager, "answer", { answer: "Soon.", answeredAt: null });
  expect(late.status).toBe(409);
  expect((await readProblem(late)).detail).toMatch(
    /marked this message as done on 2026-03-02 at 09:00 UTC\. Your answer was not sent: send it again/,
  );
  app.advance(1000);
  expect((await ask(owner, "reopen", { answeredAt: first })).status).toBe(204);
  expect((await ask(owner, "done")).status).toBe(204);
  app.advance(1000);
  // Seen at its first time.
  expect((await ask(manager, "reopen", { answeredAt: first })).status).toBe(409);
  const { answeredAt } = await read();
  expect(answeredAt).toBe("2026-03-02T09:00:01.000Z");
  // Done and answered after all: the mail stays the last word.
  expect((await ask(manager, "answer", { answer: "Soon.", answeredAt })).status).toBe(202);
  expect((await ask(owner, "reopen", { answeredAt })).status).toBe(409);
  expect(await read()).toMatchObject({ outcome: { kind: "answered" } });
});

test("D-12.15 who marked a message as done is not named once the account is erased", async () => {
  const { app, manager, ask, read } = await startWithMessage();
  expect((await ask(manager, "done")).status).toBe(204);
  const { uid = "" } = (await readSession(manager)) ?? {};
  await app.database.db.user.delete({ where: { id: uid } });
  expect(await read()).toMatchObject({ outcome: { kind: "done", by: "" } });
});

test("a message is deleted for good with every mail that quotes it, by whoever may read it, and others' stay", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const secret = "I am moving to Oslo.";
  for (const json of [{ ...form, message: secret }, form]) await post(app.open(), json);
  const [id, otherId] = (await messages(app))
    .toSorted((a, b) => b.message.length - a.message.length)
    .map((message) => message.id);
  const manager = await app.signInAs("manager");
  const answer = (to: string | undefined, answeredAt: string | null) =>
    manager.send("POST", `/api/admin/messages/${to}/answer`, { json: { answer: "Soon.", answeredAt } });
  expect((await answer(otherId, null)).status).toBe(202);
  expect((await answer(id, null)).status).toBe(202);
  // One that was sent, and one that waits.
  await db.outboxMessage.updateMany({ where: { kind: "contact-answer" }, data: { status: "sent" } });
  app.advance(1000);
  expect((await answer(id, "2026-03-02T09:00:00.000Z")).status).toBe(202);
  const quoting = () => db.outboxMessage.count({ where: { text: { contains: secret } } });
  expect([await quoting(), await mailsAbout(app)]).toEqual([3, 5]);

  const remove = () => manager.send("DELETE", `/api/admin/messages/${id}`);
  const builder = await app.signInAs("builder");
  expect((await builder.send("DELETE", `/api/admin/messages/${id}`)).status).toBe(403);
  expect(await quoting()).toBe(3);
  expect((await remove()).status).toBe(204);
  expect((await messages(app)).map((message) => message.id)).toEqual([otherId]);
  expect([await quoting(), await mailsAbout(app)]).toEqual([0, 2]);
  expect((await manager.send("GET", `/api/admin/messages/${id}`)).status).toBe(404);
  expect(await (await manager.send("GET", "/api/admin/messages?search=Oslo")).json()).toMatchObject({
    total: 0,
  });
  // Again, as after a lost answer.
  expect((await remove()).status).toBe(404);
  const entries = await db.auditEntry.findMany({ where: { action: "message.delete" } });
  expect(entries).toMatchObject([{ subjectType: "message", subjectId: id, detail: null }]);
});

test("of two who delete a message at once one succeeds, and an answer written meanwhile is deleted or refused", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await post(app.open(), form);
  const [{ id } = { id: "" }] = await messages(app);
  const [owner, manager] = [await app.signInAsOwner(), await app.signInAs("manager")];
  const json = { answer: "Next week.", answeredAt: null };
  const [answered, ...deleted] = await Promise.all([
    owner.send("POST", `/api/admin/messages/${id}/answer`, { json }),
    owner.send("DELETE", `/api/admin/messages/${id}`),
    manager.send("DELETE", `/api/admin/messages/${id}`),
  ]);
  expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect([202, 404]).toContain(answered?.status);
  expect(await db.auditEntry.count({ where: { action: "message.delete" } })).toBe(1);
  expect([await messages(app), await mailsAbout(app)]).toEqual([[], 0]);
});

test("S44 a flood from many networks is kept, but only 200 mails a day about it are sent to the agency", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const network = (from: number) =>
    Array.from({ length: 10 }, async (_, index) => {
      const message = `Message ${from}.${index}`;
      expect((await post(app.open(`203.0.113.${from}`), { ...form, message })).status).toBe(202);
    });
  for (let from = 1; from <= 21; from += 1) await Promise.all(network(from));
  expect(await db.contactMessage.count()).toBe(210);
  const notices = { kind: "contact-notice" };
  expect(await db.outboxMessage.count({ where: { ...notices, status: "pending" } })).toBe(200);
  const held = { status: "cancelled", lastError: { contains: "list of messages" } };
  expect(await db.outboxMessage.count({ where: { ...notices, ...held } })).toBe(10);
});

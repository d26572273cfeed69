import type { Overview } from "@sitewright/contracts";
import { describe, expect, test } from "vitest";
import { unverifiedDailyMails } from "../src/outbox/mail-store.ts";
import { staffMailLimit } from "../src/outbox/staff-mail.ts";
import { dayMs } from "../src/time-units.ts";
import type { Browser } from "./harness/browser.ts";
import { ownerEmail } from "./harness/owner.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const email = "maya@client.example";

/** The mails about projects, without those about the account. */
const mails = ({ database }: TestApp) =>
  database.db.outboxMessage.findMany({
    where: { projectId: { not: null } },
    orderBy: [{ createdAt: "asc" }, { kind: "asc" }],
  });

/** Answers that can be submitted. */
const answers = (businessName: string) => ({
  formData: {
    businessName,
    description: "Bread and pastry, baked before dawn.",
    niche: "Artisan bakery",
    goals: ["Share Information"],
    audience: "People who live near the harbour",
    pages: ["Home", "Contact"],
    tone: "Modern",
    contentStyle: "Casual",
  },
});

async function submit(browser: Browser, businessName = "Greenwich Bakehouse", key = "key-of-a-submit") {
  const response = await browser.send("POST", "/api/projects", {
    json: answers(businessName),
    headers: { "idempotency-key": key },
  });
  expect(response.status).toBe(201);
  const { project } = (await response.json()) as { project: { id: string } };
  return project.id;
}

function ask(browser: Browser, call: "project" | "thank-you", body: Record<string, unknown>) {
  return browser.send("POST", `/api/send-${call}-email`, {
    json: { userEmail: email, userName: "Maya", ...body },
  });
}

describe("P-22 a submit", () => {
  test("P-22.31 leaves confirmation and thank-you for the client and a notice for the agency", async () => {
    const app = await createTestApp();
    const id = await submit(await app.signUp(email, "Maya Okafor"));
    expect(
      (await mails(app)).map(({ kind, recipient, dedupeKey }) => ({ kind, recipient, dedupeKey })),
    ).toEqual([
      { kind: "agency-notice", recipient: ownerEmail, dedupeKey: `${id}:1:agency-notice` },
      { kind: "project-confirmation", recipient: email, dedupeKey: `${id}:1:project-confirmation` },
      { kind: "thank-you", recipient: email, dedupeKey: `${id}:1:thank-you` },
    ]);
  });

  test("S-04 the mails link to the own origin, and the agency's into the administration", async () => {
    const app = await createTestApp();
    const id = await submit(await app.signUp(email, "Maya Okafor"));
    const [notice, confirmation] = await mails(app);
    expect(confirmation?.text).toContain(`${testOrigin}/app/projects`);
    expect(notice?.text).toContain(`${testOrigin}/admin/projects/${id}`);
    expect(notice?.text).toContain(email);
  });

  test("S57 a hostile business name starts no header and no markup", async () => {
    const app = await createTestApp();
    await submit(await app.signUp(email), "<img src=x onerror=alert(1)>\r\nBcc: x@y.example");
    for (const { subject, html } of await mails(app)) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toContain("<img");
    }
  });

  test("P-22.7 an unverified address gets a limited number of mails a day, the agency all notices", async () => {
    const app = await createTestApp({ submitsPerHour: 100 });
    const browser = await app.signUp(email);
    for (let i = 0; i < 8; i++) await submit(browser, `Project ${i}`, `key-number-${i}`);
    const count = (recipient: string) => app.database.db.outboxMessage.count({ where: { recipient } });
    expect(await count(email)).toBe(unverifiedDailyMails);
    expect(await count(ownerEmail)).toBe(8);
    app.advance(dayMs + 1);
    await submit(browser, "Tomorrow", "key-of-tomorrow");
    expect(await count(email)).toBe(unverifiedDailyMails + 2);
  });
});

describe("S-11 the documented mail calls", () => {
  test("S-11.3 after a submit they send nothing twice", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    const projectData = { id: await submit(browser) };
    for (const call of ["project", "thank-you"] as const) {
      const response = await ask(browser, call, { projectData });
      expect(response.status).toBe(202);
      expect(await response.json()).toEqual({ success: true, queued: false });
    }
    expect(await mails(app)).toHaveLength(3);
  });

  test("S-11.3 twenty calls at once leave one mail under (project, version, kind)", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    const id = await submit(browser);
    const calls = Array.from({ length: 20 }, () =>
      ask(browser, "project", { projectData: { id }, isUpdate: true }),
    );
    const answers = await Promise.all(
      (await Promise.all(calls)).map((r) => r.json() as Promise<{ queued: boolean }>),
    );
    expect(answers.filter(({ queued }) => queued)).toHaveLength(1);
    const updates = (await mails(app)).filter(({ kind }) => kind === "project-update");
    expect(updates.map(({ dedupeKey, recipient }) => [dedupeKey, recipient])).toEqual([
      [`${id}:1:project-update`, email],
    ]);
  });

  test("S-11.1 the recipient is the signed-in user: another address in the body is refused and nothing is queued", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    const projectData = { id: await submit(browser) };
    await app.database.db.outboxMessage.deleteMany();
    for (const userEmail of [
      "victim@example.com",
      `${email},victim@example.com`,
      `${email}\r\nBcc: victim@example.com`,
    ])
      for (const call of ["project", "thank-you"] as const) {
        const { status } = await ask(browser, call, { projectData, userEmail });
        expect([400, 403]).toContain(status);
      }
    expect(await mails(app)).toEqual([]);
  });

  test("S-11.1 the own address counts however it is written", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    const projectData = { id: await submit(browser) };
    const { status } = await ask(browser, "thank-you", { projectData, userEmail: "Maya@Client.example" });
    expect(status).toBe(202);
  });

  test("S49 without a session 401, about somebody else's project 404, also for an administrator; no mail", async () => {
    const app = await createTestApp();
    const projectData = { id: await submit(await app.signUp(email)) };
    await app.database.db.outboxMessage.deleteMany();
    expect((await ask(app.open(), "project", { projectData })).status).toBe(401);
    const otherClient = await app.signUp("other@example.com");
    const asOtherClient = { projectData, userEmail: "other@example.com" };
    expect((await ask(otherClient, "project", asOtherClient)).status).toBe(404);
    expect(
      (await ask(otherClient, "thank-you", { ...asOtherClient, projectData: { id: "none" } })).status,
    ).toBe(404);
    const owner = await app.signInAsOwner();
    expect((await ask(owner, "project", { projectData, userEmail: ownerEmail })).status).toBe(404);
    expect(await mails(app)).toEqual([]);
  });
});

describe("D-11 the outbox screen's calls", () => {
  interface Listed {
    messages: { id: string; kind: string; status: string; recipient: string; transport: string | null }[];
    nextCursor: string | null;
  }
  const list = async (browser: Browser, query = "") =>
    (await (await browser.send("GET", `/api/admin/outbox${query}`)).json()) as Listed;

  test("S34 are for administrators: anonymous 401, client 403", async () => {
    const app = await createTestApp();
    const client = await app.signUp(email);
    for (const path of ["/api/admin/outbox", "/api/admin/outbox/x"]) {
      expect((await app.open().send("GET", path)).status).toBe(401);
      expect((await client.send("GET", path)).status).toBe(403);
    }
  });

  test("D-11.2 list every message with its state, page by page, each once", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    for (let i = 0; i < 3; i++) {
      await submit(browser, `Project ${i}`, `key-number-${i}`);
      app.advance(1000);
    }
    const owner = await app.signInAsOwner();
    const seen: string[] = [];
    let query = "?limit=4";
    for (let page = 0; page < 3; page++) {
      const { messages, nextCursor } = await list(owner, query);
      seen.push(...messages.map(({ id }) => id));
      query = `?limit=4&cursor=${nextCursor}`;
      if (nextCursor === null) break;
    }
    // Three of each submit, and the one that asks to confirm the address.
    expect(seen).toHaveLength(10);
    expect(new Set(seen).size).toBe(10);
    expect((await list(owner)).messages.map(({ status, transport }) => [status, transport])).toEqual(
      Array.from({ length: 10 }, () => ["pending", null]),
    );
  });

  test("D-11.3 filter by state and by project", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    const first = await submit(browser, "First", "key-number-1");
    await submit(browser, "Second", "key-number-2");
    const { db } = app.database;
    const thanks = { projectId: first, kind: "thank-you" };
    const dead = { status: "dead", lastError: "key refused: 401" };
    await db.outboxMessage.updateMany({ where: thanks, data: dead });
    const owner = await app.signInAsOwner();
    expect((await list(owner, `?project=${first}`)).messages).toHaveLength(3);
    expect((await list(owner, "?status=dead")).messages.map(({ kind }) => kind)).toEqual(["thank-you"]);
    const kindsAs = async (transport: string, status: string) => {
      await db.outboxMessage.updateMany({ where: thanks, data: { status: "sent", transport } });
      return (await list(owner, `?project=${first}&status=${status}`)).messages.map(({ kind }) => kind);
    };
    expect([await kindsAs("local", "kept"), await kindsAs("local", "sent")]).toEqual([["thank-you"], []]);
    expect([await kindsAs("smtp", "kept"), await kindsAs("smtp", "sent")]).toEqual([[], ["thank-you"]]);
    expect((await owner.send("GET", "/api/admin/outbox?status=lost")).status).toBe(400);
    expect((await owner.send("GET", "/api/admin/outbox?cursor=nonsense")).status).toBe(400);
  });

  test("D-11.5 show one message with its content", async () => {
    const app = await createTestApp();
    await submit(await app.signUp(email));
    const owner = await app.signInAsOwner();
    const { messages } = await list(owner);
    const thankYou = messages.find(({ kind }) => kind === "thank-you");
    const response = await owner.send("GET", `/api/admin/outbox/${thankYou?.id}`);
    const { message } = (await response.json()) as {
      message: { html: string; text: string; subject: string };
    };
    expect(message.subject).toBe("Thank you, and what happens next with Greenwich Bakehouse");
    expect(message.text).toContain("What happens next");
    expect(message.html).toContain("</html>");
    expect((await owner.send("GET", "/api/admin/outbox/none")).status).toBe(404);
  });
});

test("D-11.43 a failed mail that is dismissed leaves what needs attention, keeps its reason, and can still be sent", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await submit(await app.signUp(email));
  const [failed, waiting] = await db.outboxMessage.findMany({ take: 2 });
  const id = failed?.id ?? "";
  const failure = { status: "dead", attempts: 8, lastError: "550 No such mailbox" };
  await db.outboxMessage.update({ where: { id }, data: failure });
  const manager = await app.signInAs("manager");
  const post = async (what: string, to = id) =>
    (await manager.send("POST", `/api/admin/outbox/${to}/${what}`)).status;
  const readFailures = async () => {
    const { deadMails } = (await (await manager.send("GET", "/api/admin/overview")).json()) as Overview;
    return deadMails;
  };
  expect(await readFailures()).toBe(1);
  // The second as after a lost answer.
  expect([await post("dismiss"), await post("dismiss")]).toEqual([204, 204]);
  expect(await readFailures()).toBe(0);
  const row = () => db.outboxMessage.findUniqueOrThrow({ where: { id } });
  expect(await row()).toMatchObject({ ...failure, status: "cancelled" });
  expect(await db.auditEntry.findMany({ where: { action: "mail.dismiss" } })).toMatchObject([
    { subjectType: "mail", subjectId: id },
  ]);
  expect(await post("retry")).toBe(204);
  expect(await row()).toMatchObject({ status: "pending", attempts: 0 });
  // It waits again, as the other one does: nothing of them has failed.
  expect([await post("dismiss"), await post("dismiss", waiting?.id), await post("dismiss", "x")]).toEqual([
    409, 409, 404,
  ]);
  expect(await row()).toMatchObject({ status: "pending" });
});

describe("A-07.4 deleting a project", () => {
  const deletion = (projectId: string, userEmail = email) => ({
    userEmail,
    userName: "Maya",
    projectName: "Greenwich Bakehouse",
    projectId,
    deletedAt: "2026-03-02T09:00:00.000Z",
  });
  const confirm = (browser: Browser, body: object) =>
    browser.send("POST", "/api/send-project-deletion-email", { json: body });

  test("A-07.4 mails its owner that it is gone, in the same transaction", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email, "Maya Okafor");
    const id = await submit(browser);
    expect((await browser.send("DELETE", `/api/projects/${id}`)).status).toBe(204);
    const mail = await app.database.db.outboxMessage.findFirst({ where: { kind: "project-deletion" } });
    expect(mail).toMatchObject({ recipient: email, status: "pending", dedupeKey: `${id}:erased` });
    expect(mail?.text).toContain("Greenwich Bakehouse");
    expect(mail?.text).toContain("2 March 2026");
  });

  test("S-01.6 S49 the documented call finds that mail, adds none, and none for anybody else", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    const id = await submit(browser);
    expect((await confirm(browser, deletion(id))).status).toBe(404);
    await browser.send("DELETE", `/api/projects/${id}`);
    const before = (await mails(app)).length;
    const response = await confirm(browser, deletion(id));
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ success: true, queued: false });
    expect((await confirm(browser, deletion(id, "other@client.example"))).status).toBe(403);
    expect((await confirm(app.open(), deletion(id))).status).toBe(401);
    const otherClient = await app.signUp("bob@client.example");
    expect((await confirm(otherClient, deletion(id, "bob@client.example"))).status).toBe(404);
    expect(await mails(app)).toHaveLength(before);
  });

  test("two deletions at once leave one mail", async () => {
    const app = await createTestApp();
    const browser = await app.signUp(email);
    const id = await submit(browser);
    const answers = await Promise.all([1, 2, 3].map(() => browser.send("DELETE", `/api/projects/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await app.database.db.outboxMessage.count({ where: { kind: "project-deletion" } })).toBe(1);
  });
});

test("S50 a mail that staff write has our sender whatever the body says, is written down, and stops at an hourly number", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const manager = await app.signInAs("manager");
  const json = { to: "maya@x.example", subject: "Hi", message: "Hello", from: "ceo@bank.example" };
  const send = async () => (await manager.send("POST", "/api/send-admin-email", { json })).status;
  expect(await send()).toBe(202);
  const [mail] = await db.outboxMessage.findMany({ where: { kind: "staff-message" } });
  expect(JSON.stringify(mail)).not.toContain("bank.example");
  expect(await db.auditEntry.count({ where: { action: "mail.send", subjectId: mail?.id ?? "" } })).toBe(1);
  // As if all of the hour's mails had been sent.
  await db.throttle.updateMany({ data: { count: staffMailLimit.limit } });
  expect(await send()).toBe(429);
  expect(await db.outboxMessage.count({ where: { kind: "staff-message" } })).toBe(1);
});

describe("a server without a mail provider", () => {
  const smtp = { kind: "smtp", from: ownerEmail, url: "smtp://mail.example", isTlsRequired: true } as const;
  const json = { to: "maya@x.example", subject: "Hi", message: "Hello" };

  /** As the outbox worker settles a mail without a provider. */
  const keep = ({ database }: TestApp) =>
    database.db.outboxMessage.updateMany({
      data: { status: "sent", transport: "local", sentAt: new Date() },
    });

  const body = async (response: Response | Promise<Response>) =>
    (await (await response).json()) as Record<string, unknown>;

  test("says so to staff who write a mail, answer a message or invite, and a server with one does not", async () => {
    for (const [mail, isKept] of [
      [{ kind: "local", from: ownerEmail }, true],
      [smtp, false],
    ] as const) {
      const app = await createTestApp({ mail });
      const owner = await app.signInAsOwner();
      expect(await body(owner.send("POST", "/api/send-admin-email", { json }))).toMatchObject({ isKept });
      const invited = { email: "bea@agency.example", role: "builder" };
      const invitation = owner.send("POST", "/api/admin/staff/invitations", { json: invited });
      expect(await body(invitation)).toMatchObject({ isKept, invitation: invited });
      const question = { name: "Ann", email: "ann@x.example", message: "Hello?" };
      await app.open().send("POST", "/api/contact", { json: question });
      const { id } = await app.database.db.contactMessage.findFirstOrThrow();
      const answer = owner.send("POST", `/api/admin/messages/${id}/answer`, { json: { answer: "Hello." } });
      expect(await body(answer)).toMatchObject({ isKept, message: { id } });
    }
  });

  test("counts the mails that it kept in the overview, and refuses to send one again", async () => {
    const app = await createTestApp();
    const owner = await app.signInAsOwner();
    const { id } = await body(owner.send("POST", "/api/send-admin-email", { json }));
    await keep(app);
    expect(await body(owner.send("GET", "/api/admin/overview"))).toMatchObject({
      keptMails: 1,
      deadMails: 0,
    });
    const refusal = await owner.send("POST", `/api/admin/outbox/${id}/retry`);
    expect(refusal.status).toBe(409);
    expect((await body(refusal)).detail).toMatch(/^The server has no mail provider yet/);
  });

  test("once it has one, a kept mail is sent again on request, and none by itself", async () => {
    const app = await createTestApp({ mail: smtp });
    const owner = await app.signInAsOwner();
    const { id } = await body(owner.send("POST", "/api/send-admin-email", { json }));
    await keep(app);
    expect(await body(owner.send("GET", "/api/admin/overview"))).toMatchObject({ keptMails: 0 });
    expect((await owner.send("POST", `/api/admin/outbox/${id}/retry`)).status).toBe(204);
    const mail = await app.database.db.outboxMessage.findUniqueOrThrow({ where: { id: String(id) } });
    expect(mail).toMatchObject({ status: "pending", transport: null, sentAt: null, attempts: 0 });
  });
});

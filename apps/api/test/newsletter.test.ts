import { adminExportSubscribers, adminListSubscribers, adminOverview } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { crowdLimit, installationLimit } from "../src/features/newsletter/rules.ts";
import type { Limit } from "../src/throttle/throttle.ts";
import { createThrottle } from "../src/throttle/throttle.ts";
import { openNewsletter } from "./harness/newsletter-service.ts";
import { testOnOne } from "./harness/on-one-database.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const email = "reader@x.example";
const mails = (app: TestApp) => app.database.db.outboxMessage.findMany({ orderBy: { createdAt: "asc" } });
const subscribers = (app: TestApp) => app.database.db.subscriber.findMany();
/** Enters an address into a form, and has the job run that decides what becomes of it. */
async function ask(app: TestApp, address = email, from = "203.0.113.1", more: object = {}) {
  const answer = await app.open(from).send("POST", "/api/newsletter", { json: { email: address, ...more } });
  await app.jobs.runDue("newsletter-asks");
  return answer;
}

/** The secret in the link of a mail. */
const tokenIn = (text: string, path: string) =>
  new RegExp(`${testOrigin}${path}/([\\w-]+)`).exec(text)?.[1] ?? "";

async function confirmed() {
  const app = await createTestApp();
  await ask(app, "Reader@X.example", "203.0.113.1", { source: "/news" });
  const [question] = await mails(app);
  const service = openNewsletter(app);
  const token = tokenIn(question?.text ?? "", "/newsletter/confirm");
  return { app, service, token };
}

test("M-11.1 asking brings one mail and no subscription; the link confirms however often it is pressed, and one mail welcomes", async () => {
  const { app, service, token } = await confirmed();
  expect(await subscribers(app)).toMatchObject([{ email, status: "pending", source: "/news" }]);
  expect(await service.confirm("x".repeat(43))).toBe(false);
  // A second press, at once or after a lost answer, must not read as if the subscription had failed.
  expect(await Promise.all([service.confirm(token), service.confirm(token)])).toEqual([true, true]);
  const [{ confirmedAt = null } = {}] = await subscribers(app);
  app.advance(1000);
  expect(await service.confirm(token)).toBe(true);
  expect(await subscribers(app)).toMatchObject([{ email, status: "confirmed", confirmedAt }]);
  expect((await mails(app)).map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ["newsletter-confirmation", email],
    ["newsletter-welcome", email],
  ]);
});

testOnOne(
  "M-11.2 every mail of the list names where one press ends it, and that deletes the address",
  async () => {
    const { app, service, token } = await confirmed();
    await service.confirm(token);
    const welcome = (await mails(app)).find(({ kind }) => kind === "newsletter-welcome");
    const out = tokenIn(welcome?.text ?? "", "/unsubscribe");
    expect(welcome?.unsubscribeUrl).toBe(`${testOrigin}/unsubscribe/${out}`);
    await service.unsubscribe("x".repeat(43));
    expect(await subscribers(app)).toHaveLength(1);
    await service.unsubscribe(out);
    await service.unsubscribe(out);
    expect(await service.confirm(token)).toBe(false);
    expect(await subscribers(app)).toEqual([]);
    // The mails of the list hold the address, too.
    expect(await mails(app)).toEqual([]);
  },
);

testOnOne(
  "M-11.25 who leaves is deleted although it cannot be recorded for a restored backup, and that is logged",
  async () => {
    const { app, service, token } = await confirmed();
    await service.confirm(token);
    const [{ unsubscribeToken = "" } = {}] = await subscribers(app);
    const warnings: unknown[] = [];
    const noteDeletion = () => Promise.reject(new Error("no room"));
    const log = { warn: (fault: object) => void warnings.push(fault) };
    await openNewsletter(app, { storage: { noteDeletion }, log }).unsubscribe(unsubscribeToken);
    expect(await subscribers(app)).toEqual([]);
    expect(warnings).toEqual([{ err: new Error("no room") }]);
  },
);

testOnOne("M-11.3 a link works for seven days; then the address is deleted", async () => {
  const { app, service, token } = await confirmed();
  await app.runFor(7 * 86_400_000);
  expect(await service.confirm(token)).toBe(false);
  await app.jobs.runDue("housekeeping");
  expect([await subscribers(app), await mails(app)]).toEqual([[], []]);
});

testOnOne(
  "M-11.4 the answer does not reveal whether an address is known, and it gets no second mail",
  async () => {
    const { app, service, token } = await confirmed();
    await service.confirm(token);
    const again = await ask(app);
    expect([again.status, await again.json()]).toEqual([202, { success: true }]);
    expect(await mails(app)).toHaveLength(2);
  },
);

testOnOne(
  "S44 a bot that fills in the hidden field gets the success answer and nothing is stored",
  async () => {
    const app = await createTestApp();
    expect((await ask(app, email, "203.0.113.1", { homepage: "https://spam.example" })).status).toBe(202);
    expect([await subscribers(app), await mails(app)]).toEqual([[], []]);
  },
);

testOnOne(
  "S44 one network asks ten times an hour, one address gets three mails a day, and the rest is refused or ignored",
  async () => {
    const app = await createTestApp();
    for (let index = 0; index < 10; index += 1) expect((await ask(app)).status).toBe(202);
    const refused = await ask(app, "other@x.example");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await mails(app)).toHaveLength(3);
    expect((await ask(app, email, "203.0.113.2")).status).toBe(202);
    expect(await mails(app)).toHaveLength(3);
  },
);

testOnOne(
  "M-11.20 an address that is entered again after its link has expired gets another link, also where the sweep comes first",
  async () => {
    const app = await createTestApp();
    await ask(app);
    await app.runFor(7 * 86_400_000);
    await app.open("203.0.113.1").send("POST", "/api/newsletter", { json: { email } });
    await app.jobs.runDue("housekeeping");
    await app.jobs.runDue("newsletter-asks");
    const [, again] = await mails(app);
    expect(await openNewsletter(app).confirm(tokenIn(again?.text ?? "", "/newsletter/confirm"))).toBe(true);
  },
);

testOnOne("S44 the tag of an address opens no further mailbox, and no address is stored", async () => {
  const app = await createTestApp();
  for (const [index, address] of [
    "reader+1@x.example",
    "reader+2@x.example",
    "Reader@x.example",
    "reader+3@x.example",
  ].entries())
    await ask(app, address, `203.0.113.${index}`);
  expect(await mails(app)).toHaveLength(3);
  expect((await subscribers(app)).map((row) => row.email).sort()).toEqual([
    "reader+1@x.example",
    "reader+2@x.example",
    "reader@x.example",
  ]);
});

/** As if all but so many of the hour's mails had been asked for. */
async function sentSoFar({ database }: TestApp, limit: Limit, left: number): Promise<void> {
  await createThrottle(database).take({ ...limit, subject: "everybody" });
  await database.db.throttle.updateMany({ data: { count: limit.limit - left } });
}

test("S44 from however many networks, the installation mails so many new addresses an hour; the others wait and are not refused", async () => {
  const app = await createTestApp();
  await sentSoFar(app, installationLimit, 1);
  expect((await ask(app, "second@x.example", "203.0.113.2")).status).toBe(202);
  expect((await ask(app, "third@x.example", "203.0.113.3")).status).toBe(202);
  expect(await mails(app)).toHaveLength(1);
  app.advance(3_600_000);
  await app.jobs.runDue("newsletter-asks");
  expect((await mails(app)).map(({ recipient }) => recipient).sort()).toEqual([
    "second@x.example",
    "third@x.example",
  ]);
});

testOnOne(
  "S44 networks that ask often share a part of the hour's mails, so that they do not keep others waiting",
  async () => {
    const app = await createTestApp();
    await sentSoFar(app, crowdLimit, 0);
    for (let index = 0; index < 4; index += 1) await ask(app, `crowd${index}@x.example`);
    await ask(app, "visitor@x.example", "203.0.113.9");
    expect((await mails(app)).map(({ recipient }) => recipient).sort()).toEqual([
      "crowd0@x.example",
      "crowd1@x.example",
      "visitor@x.example",
    ]);
  },
);

test("M-11.18 a known address is written to the database exactly as an unknown one: the request reads nothing of it", async () => {
  const { app, service, token } = await confirmed();
  await service.confirm(token);
  const enter = (address: string) =>
    app.open("203.0.113.5").send("POST", "/api/newsletter", { json: { email: address } });
  const [known, unknown] = [await enter(email), await enter("new@x.example")];
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect((await subscribers(app)).map(({ askedAt }) => askedAt !== null)).toEqual([true, true]);
  await app.jobs.runDue("newsletter-asks");
  expect(await subscribers(app)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ email, status: "confirmed", askedAt: null }),
      expect.objectContaining({ email: "new@x.example", status: "pending", askedAt: null }),
    ]),
  );
  expect((await mails(app)).map(({ recipient }) => recipient).filter((to) => to === email)).toHaveLength(2);
});

testOnOne(
  "M-11.23 the export names, for each confirmed address, the link for its issues, and that ends the subscription",
  async () => {
    const { app, service, token } = await confirmed();
    await service.confirm(token);
    app.advance(1000);
    await ask(app, "second@x.example");
    const editor = await app.signInAs("editor");
    const text = await (await editor.send("GET", `${adminExportSubscribers.path}?sort=oldest`)).text();
    const [head = "", first = "", second = ""] = text.split("\r\n").map((line) => line.split(",").at(-1));
    expect([head, second]).toEqual(["Unsubscribe link", ""]);
    await service.unsubscribe(tokenIn(first, "/unsubscribe"));
    expect((await subscribers(app)).map((row) => row.email)).toEqual(["second@x.example"]);
  },
);

testOnOne(
  "M-11.5 staff who send the newsletter see who asked for it, page by page, with counts",
  async () => {
    const { app, service, token } = await confirmed();
    await service.confirm(token);
    app.advance(1000);
    await ask(app, "second@x.example");
    const editor = await app.signInAs("editor");
    const list = async (query: string) =>
      (await editor.send("GET", `/api/admin/subscribers${query}`)).json() as Promise<{
        subscribers: { email: string; status: string }[];
        nextCursor: string | null;
        counts: unknown;
      }>;
    const first = await list("?limit=1");
    expect(first).toMatchObject({
      subscribers: [{ email: "second@x.example", status: "pending" }],
      counts: { pending: 1, confirmed: 1 },
    });
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ subscribers: [{ email, status: "confirmed" }], nextCursor: null });
    expect((await list("?status=confirmed")).subscribers.map((row) => row.email)).toEqual([email]);
    expect((await list("?search=second")).subscribers.map((row) => row.email)).toEqual(["second@x.example"]);
    expect((await list("?search=nobody")).subscribers).toEqual([]);
  },
);

testOnOne(
  "D-01.320 the overview counts as many subscribers as their list has, confirmed or not",
  async () => {
    const { app, service, token } = await confirmed();
    await service.confirm(token);
    await ask(app, "second@x.example");
    const owner = await app.signInAsOwner();
    const get = async (path: string) => (await owner.send("GET", path)).json();
    const { total } = adminListSubscribers.response.parse(await get(adminListSubscribers.path));
    expect([total, adminOverview.response.parse(await get(adminOverview.path)).subscribers]).toEqual([2, 2]);
  },
);

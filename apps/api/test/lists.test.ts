import {
  type AdminUser,
  adminExportDocuments,
  adminExportOutbox,
  adminExportSubscribers,
  adminExportUsers,
  adminFindDocuments,
  adminListAudit,
  adminListMessages,
  adminListOutbox,
  adminListProjects,
  adminListUsers,
  type Endpoint,
  endpointUrl,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Browser } from "./harness/browser.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { onSqlite } from "./harness/on-one-database.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

type Query = Record<string, string | number>;

const ask = async (browser: Browser, endpoint: Endpoint, query: Query = {}) =>
  browser.send("GET", endpointUrl(endpoint, { query }));

const readUsers = async (browser: Browser, query: Query = {}) =>
  adminListUsers.response.parse(await (await ask(browser, adminListUsers, query)).json());

const people = [
  ["mia@harbour.example", "Mia Reef", "Harbour Bakery"],
  ["noah@quay.example", "Noah Åström", "Quay Joinery"],
  ["ida@harbour.example", "Ida Sand", "100% Forge_"],
  ["zoe@inland.example", "=HYPERLINK(1)", ""],
] as const;

async function startWithPeople(): Promise<{ app: TestApp; owner: Browser }> {
  const app = await createTestApp();
  for (const [index, [email, displayName, businessName]] of people.entries()) {
    const at = new Date(Date.UTC(2026, 0, 1 + index));
    const dates = { createdAt: at, updatedAt: at };
    const data = { id: `user-${index}`, email, displayName, businessName, ...dates };
    await app.database.db.user.create({ data });
  }
  return { app, owner: await app.signInAsOwner() };
}

const namesOf = (users: readonly AdminUser[]) => users.map(({ displayName }) => displayName);

test("D-02.4 accounts are found by words of address, name and business in any order, one or two letters by what begins with them", async () => {
  const { owner } = await startWithPeople();
  for (const [search, names] of [
    ["harbour", ["Ida Sand", "Mia Reef"]],
    ["REEF harbour", ["Mia Reef"]],
    ["ström", ["Noah Åström"]],
    ["oin", ["Noah Åström"]],
    ["q", ["Noah Åström"]],
    ["jo", ["Noah Åström"]],
    ["oi", []],
    ["100%", ["Ida Sand"]],
    ["forge_", ["Ida Sand"]],
    ["___", []],
    ['"', []],
  ] as const) {
    const { users, total, isTotalCapped } = await readUsers(owner, { search });
    expect(namesOf(users), search).toEqual(names);
    expect([total, isTotalCapped]).toEqual([names.length, false]);
  }
});

test("D-02.39 an account is found by the digits of its phone number, however the number and the search are written, also in an export", async () => {
  const { app, owner } = await startWithPeople();
  const numbers = ["+44 20 7946 0958", "(020) 7946-0011", "+44 (0)161/496.0000", "ask for 2079"];
  for (const [index, phone] of numbers.entries())
    await app.database.db.user.update({ where: { id: `user-${index}` }, data: { phone } });
  await app.database.db.user.update({ where: { id: "user-3" }, data: { businessName: "Bay 7946" } });
  for (const [search, names] of [
    ["020 7946", ["Noah Åström", "Mia Reef"]],
    ["+44 20 7946", ["Mia Reef"]],
    ["00442079460958", ["Mia Reef"]],
    // As a telephone shows a call from a number that its owner has written without the country.
    ["+442079460011", ["Noah Åström"]],
    ["+44 161 496", ["Ida Sand"]],
    ["0161 4960000", ["Ida Sand"]],
    ["0958", ["Mia Reef"]],
    // Words are searched as before.
    ["7946", ["=HYPERLINK(1)", "Noah Åström", "Mia Reef"]],
    ["020", []],
    ["+44 20 7946 0958 1", []],
    ["7946%", []],
  ] as const) {
    const { users, total } = await readUsers(owner, { search });
    expect(namesOf(users), search).toEqual(names);
    expect(total, search).toBe(names.length);
  }
  const one = { search: "020 7946", sort: "name", limit: 1 };
  const first = await readUsers(owner, one);
  const second = await readUsers(owner, { ...one, cursor: first.nextCursor ?? "" });
  expect(namesOf([...first.users, ...second.users])).toEqual(["Mia Reef", "Noah Åström"]);
  expect((await readUsers(owner, { search: "020 7946", kind: "staff" })).users).toEqual([]);
  // A stored number is no pattern: '%' would stand for anything in it, and '\' at its end be an error.
  for (const phone of ["2%9460958", "9460958\\"]) {
    await app.database.db.user.update({ where: { id: "user-3" }, data: { phone } });
    expect((await readUsers(owner, { search: "+44 2 9460958 9460958" })).users, phone).toEqual([]);
  }
  const exported = await (await ask(owner, adminExportUsers, { search: "0161 4960000" })).text();
  expect(exported.trim().split("\r\n").slice(1)).toEqual([expect.stringContaining("Ida Sand")]);
});

test("D-02.39 more than a thousand accounts whose phone numbers match are listed page by page as those whose words do", async () => {
  const { app, owner } = await startWithPeople();
  await addCrowd(app, 1001);
  await app.database.db.user.updateMany({ data: { phone: "+44 20 7946 0958" } });
  for (const sort of ["newest", "name"]) {
    const { users, total, isTotalCapped } = await readUsers(owner, { search: "020 7946", sort, limit: 50 });
    expect([users.length, total, isTotalCapped], sort).toEqual([50, 1000, true]);
  }
});

test("D-02.5 each order is walked page by page, each account once, also within a search and a filter", async () => {
  const { owner } = await startWithPeople();
  for (const [sort, filter, expected] of [
    ["email", { kind: "client" }, ["ida", "mia", "noah", "zoe"]],
    ["oldest", { search: "example", kind: "client" }, ["mia", "noah", "ida", "zoe"]],
    ["newest", { kind: "unverified" }, ["zoe", "ida", "noah", "mia"]],
    ["name", { kind: "client", search: "harbour" }, ["ida", "mia"]],
  ] as const) {
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const at: Query = cursor === "" ? {} : { cursor };
      const page = await readUsers(owner, { sort, limit: 1, ...filter, ...at });
      seen.push(...page.users.map(({ email }) => email.split("@")[0] ?? ""));
      expect(page.total).toBe(expected.length);
      cursor = page.nextCursor;
    }
    expect(seen, sort).toEqual(expected);
  }
  const { nextCursor } = await readUsers(owner, { sort: "email", limit: 1 });
  for (const cursor of ["nonsense", nextCursor ?? ""])
    expect((await ask(owner, adminListUsers, { sort: "name", cursor })).status).toBe(400);
});

test("a cursor that no page has given is refused or begins the list, and is no fault", async () => {
  const { owner } = await startWithPeople();
  const forge = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  for (const [sort, value, id, status] of [
    ["oldest", "Ida", "a", 200],
    ["oldest", 8.64e15, "a", 400],
    ["oldest", 0, "a\0", 400],
    ["name", "\ud800", "a", 400],
    ["name", 5, "a", 200],
  ] as const)
    expect(
      (await ask(owner, adminListUsers, { sort, cursor: forge(sort, value, id) })).status,
      `${sort} ${value}`,
    ).toBe(status);
});

/** Adds 1,001 accounts; all but the first `listed` lie in the bin, where no list has them. */
async function addCrowd(app: TestApp, listed: number): Promise<void> {
  const at = new Date(Date.UTC(2025, 0, 1));
  await app.database.db.user.createMany({
    data: Array.from({ length: 1001 }, (_, index) => ({
      id: `many-${index}`,
      email: `many${index}@crowd.example`,
      displayName: `Many ${index}`,
      createdAt: at,
      updatedAt: at,
      deletedAt: index < listed ? null : at,
    })),
  });
}

test("D-02.6 more than a thousand are counted as a thousand and more, and a common word still finds the newest", async () => {
  const { app, owner } = await startWithPeople();
  await addCrowd(app, 1001);
  const { users, total, isTotalCapped } = await readUsers(owner, { search: "example", kind: "client" });
  expect(namesOf(users).slice(0, 2)).toEqual(["=HYPERLINK(1)", "Ida Sand"]);
  expect([total, isTotalCapped]).toEqual([1000, true]);
});

test("D-02.34 a common word is found whichever of its letters are capitals, ASCII's or not", async () => {
  const { app, owner } = await startWithPeople();
  await addCrowd(app, 1001);
  const { db } = app.database;
  for (const [ending, displayName] of [
    ["", "ÖSTERREICH STRAẞE"],
    ["0", "Österreich Straße"],
  ] as const)
    await db.user.updateMany({
      where: { id: { startsWith: "many-", endsWith: ending } },
      data: { displayName },
    });
  for (const search of ["österreich", "ÖSTERREICH", "straße", "STRAẞE öst"]) {
    const { users, total, isTotalCapped } = await readUsers(owner, { search, limit: 50 });
    expect([users.length, total, isTotalCapped], search).toEqual([50, 1000, true]);
  }
});

test("D-02.33 of more than a thousand hits those that pass a filter are counted, not the hits", async () => {
  const { app, owner } = await startWithPeople();
  await addCrowd(app, 300);
  for (const sort of ["oldest", "name", "email"]) {
    const { users, total, isTotalCapped } = await readUsers(owner, { search: "crowd", sort });
    expect(users.every(({ email }) => email.endsWith("@crowd.example"))).toBe(true);
    expect([total, isTotalCapped]).toEqual([300, false]);
  }
});

test("D-02.7 S48d an export holds what matches as comma-separated values, and no cell is a formula", async () => {
  const { owner } = await startWithPeople();
  const answer = await ask(owner, adminExportUsers, { kind: "client" });
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="?users-\d{4}-\d\d-\d\d\.csv/,
  );
  const lines = (await answer.text()).trimEnd().split("\r\n");
  // `text` leaves out the mark of the byte order.
  expect(lines[0]).toBe(
    "Email,Name,Business,Role,Email confirmed,Projects,Documents,Member since,Last sign-in,User id",
  );
  expect(lines.length).toBe(1 + people.length);
  expect(lines[1]).toMatch(/^zoe@inland\.example,'=HYPERLINK\(1\),/);
  const some = await (await ask(owner, adminExportUsers, { ids: "user-0,user-2" })).text();
  expect(some.trimEnd().split("\r\n").length).toBe(3);
});

test("D-02.15 every list searches what is stored, what was changed and nothing that is gone", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail, "Ann Client");
  const { documentId, projectId } = await createObjects(app, ann);
  const owner = await app.signInAsOwner();
  const count = async (endpoint: Endpoint, search: string) => {
    const answer = z.object({ total: z.int() }).parse(await (await ask(owner, endpoint, { search })).json());
    return answer.total;
  };
  for (const [endpoint, search] of [
    [adminListUsers, "ann@harbour"],
    [adminListProjects, "ann client"],
    [adminFindDocuments, "quote"],
    [adminListMessages, "when?"],
    [adminListOutbox, "thank-you"],
    [adminListAudit, "document.create"],
  ] as const)
    expect(await count(endpoint, search), search).toBeGreaterThan(0);
  const { db } = app.database;
  await db.clientDocument.update({ where: { id: documentId }, data: { title: "Offer" } });
  expect([await count(adminFindDocuments, "offer"), await count(adminFindDocuments, "zebra")]).toEqual([
    1, 0,
  ]);
  await db.project.delete({ where: { id: projectId } });
  expect(await count(adminListProjects, "ann client")).toBe(0);
});

onSqlite("D-02.16 a file that was packed anew is searched as before", async () => {
  const { app, owner } = await startWithPeople();
  await app.database.db.user.delete({ where: { id: "user-0" } });
  await app.database.db.$executeRawUnsafe("VACUUM");
  expect(namesOf((await readUsers(owner, { search: "joinery" })).users)).toEqual(["Noah Åström"]);
});

test("D-12.12 S48d subscribers, documents and mails are exported as they are narrowed, without content or formulas, and with no secret but the link that ends a subscription", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const ann = await app.signUp(annEmail, "=Ann");
  const { documentId, deadMailId } = await createObjects(app, ann);
  for (const [index, first] of ["=", "+", "-", "@"].entries()) {
    const email = `${first}cmd@x.example`;
    const data = {
      id: `s${index}`,
      email,
      status: "confirmed",
      confirmDigest: `secret-${index}`,
      unsubscribeToken: `out-${index}`,
      source: "/news",
    };
    await db.subscriber.create({ data: { ...data, createdAt: new Date() } });
  }
  const owner = await app.signInAsOwner();
  const read = async (endpoint: Endpoint, query: Query = {}) => {
    const text = await (await ask(owner, endpoint, query)).text();
    return { text, rows: text.trimEnd().split("\r\n").slice(1) };
  };
  const subscribers = await read(adminExportSubscribers, { status: "confirmed" });
  expect(subscribers.rows.map((row) => row.slice(0, 5)).sort()).toEqual(["'+cmd", "'-cmd", "'=cmd", "'@cmd"]);
  expect(subscribers.text).not.toContain("secret-");
  expect((await read(adminExportSubscribers, { ids: "s0,s2" })).rows).toHaveLength(2);
  const documents = await read(adminExportDocuments, { search: "quote", unread: "yes" });
  expect(documents.rows).toEqual([expect.stringContaining(`'=Ann,${annEmail}`)]);
  expect(documents.rows[0]).toContain(documentId);
  const mails = await read(adminExportOutbox, { status: "dead" });
  expect(mails.rows).toEqual([expect.stringContaining(deadMailId)]);
});

test("an export has the order of its list, over all of its pages", async () => {
  const app = await createTestApp();
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index));
  const data = Array.from({ length: 201 }, (_, index) => ({
    id: `s${index}`,
    email: `reader-${index}@x.example`,
    status: "confirmed",
    unsubscribeToken: `secret-${index}`,
    source: "/news",
    createdAt: at(index),
  }));
  await app.database.db.subscriber.createMany({ data });
  const owner = await app.signInAsOwner();
  const emails = async (query: Query) => {
    const [head, ...rows] = (await (await ask(owner, adminExportSubscribers, query)).text())
      .trimEnd()
      .split("\r\n");
    expect(head).toBe("Email,Status,Page,Signed up,Confirmed,Unsubscribe link");
    return rows.map((row) => row.split(",")[0]);
  };
  const oldestFirst = data.map(({ email }) => email);
  expect(await emails({ sort: "oldest" })).toEqual(oldestFirst);
  expect(await emails({})).toEqual(oldestFirst.toReversed());
  expect(await emails({ sort: "oldest", ids: "s7,s2" })).toEqual([oldestFirst[2], oldestFirst[7]]);
});

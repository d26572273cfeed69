import { expect, test } from "vitest";
import { readOperatorCommand } from "../src/features/account/operator.ts";
import { readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { createInterruption } from "./harness/interruption.ts";
import { mailedToken, mailKindsTo } from "./harness/mailed-link.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const ann = "ann@harbour.example";
const attackersPassword = "thiefs-lantern-66";
const newPassword = "copper-lantern-42";

const signIn = (browser: Browser, password = testPassword, email = ann) =>
  browser.send("POST", "/api/auth/sign-in", { json: { email, password } });
const signInStatus = async (app: TestApp, password: string) => (await signIn(app.open(), password)).status;
const isSignedIn = async (browser: Browser) => (await browser.send("GET", "/api/projects")).status === 200;
const isAdmin = async (browser: Browser) => (await browser.send("GET", "/api/admin/projects")).status === 200;
const change = (browser: Browser, password = newPassword) =>
  browser.send("POST", "/api/account/password", {
    json: { currentPassword: testPassword, newPassword: password },
  });
const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort();

async function start() {
  const interruption = createInterruption();
  const app = await createTestApp({ open: interruption.open });
  return { app, interruption, browser: await app.signUp(ann) };
}

/** A link for another password; given is how it is used. */
async function prepareReset(app: TestApp) {
  await app.open().send("POST", "/api/auth/forgot-password", { json: { email: ann } });
  const token = await mailedToken(app, ann, "reset-password");
  return (password = newPassword) =>
    app.open().send("POST", "/api/auth/reset-password", { json: { token, password } });
}

const operate = (app: TestApp, command: "grant" | "revoke") =>
  readOperatorCommand([command, ann])?.({
    db: app.database.db,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    newToken: () => crypto.randomUUID(),
    appUrl: testOrigin,
    adminEmails: [ownerEmail],
  });

test("S17 a sign-in with the former password while it is replaced does not stay signed in", async () => {
  const { app, interruption } = await start();
  const reset = await prepareReset(app);
  interruption.afterReading("User", reset);
  const attacker = app.open();
  expect((await signIn(attacker)).status).toBe(401);
  expect(interruption.hasHappened()).toBe(true);
  expect(attacker.cookie).toBeUndefined();
  expect(await app.database.db.session.count()).toBe(0);
  expect(await signInStatus(app, newPassword)).toBe(200);
});

test("S17 of many sign-ins with the former password at the moment of its replacement none stays", async () => {
  const { app } = await start();
  const reset = await prepareReset(app);
  const attackers = Array.from({ length: 8 }, () => app.open());
  const [answer] = await Promise.all([reset(), ...attackers.map((attacker) => signIn(attacker))]);
  expect(answer.status).toBe(204);
  expect(await app.database.db.session.count()).toBe(0);
});

test("S17 an attacker who changes the password while its owner replaces it by a link loses", async () => {
  const { app, interruption, browser: attacker } = await start();
  const reset = await prepareReset(app);
  interruption.afterReading("User", reset);
  expect((await change(attacker, attackersPassword)).status).toBe(422);
  expect(interruption.hasHappened()).toBe(true);
  expect(await isSignedIn(attacker)).toBe(false);
  expect([await signInStatus(app, attackersPassword), await signInStatus(app, newPassword)]).toEqual([
    401, 200,
  ]);
});

test("S17 a role that is revoked during a sign-in, a change or a reset of the password stays revoked", async () => {
  const ways: Record<string, (app: TestApp, browser: Browser) => Promise<Response>> = {
    "sign-in": (_app, browser) => signIn(browser),
    change: (_app, browser) => change(browser),
    reset: async (app) => (await prepareReset(app))(),
  };
  for (const [way, act] of Object.entries(ways)) {
    const { app, interruption, browser } = await start();
    await operate(app, "grant");
    await signIn(browser);
    expect(await isAdmin(browser), way).toBe(true);
    const link = way === "reset" ? await prepareReset(app) : undefined;
    interruption.afterReading("User", async () => operate(app, "revoke"));
    expect((await (link ? link() : act(app, browser))).status, way).toBeLessThan(300);
    expect(interruption.hasHappened(), way).toBe(true);
    const { role } = await app.database.db.user.findUniqueOrThrow({ where: { email: ann } });
    expect(role, way).toBeNull();
    expect(await isAdmin(browser), way).toBe(false);
  }
});

test("A-05.3 an address that is confirmed while the password changes stays confirmed", async () => {
  const { app, interruption, browser } = await start();
  const token = await mailedToken(app, ann, "verify-email");
  interruption.afterReading("User", () =>
    browser.send("POST", "/api/auth/verify-email", { json: { token } }),
  );
  expect((await change(browser)).status).toBe(204);
  expect((await readSession(browser))?.emailVerified).toBe(true);
});

test("S17 somebody whose account is deleted while they sign in gets no session, and no fault", async () => {
  const { app, interruption, browser } = await start();
  interruption.afterReading("User", () =>
    browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } }),
  );
  expect((await signIn(app.open())).status).toBe(401);
  expect(await app.database.db.session.count()).toBe(0);
});

test("A-02.2 S4 of five sign-ups of one address at once one makes an account, with one mail and one session", async () => {
  const app = await createTestApp();
  const writings = [ann, "ANN@harbour.example", " Ann@Harbour.Example ", ann, ann];
  const answers = writings.map((email) =>
    app.open().send("POST", "/api/auth/sign-up", { json: { email, password: testPassword, name: "Ann" } }),
  );
  expect(await statusesOf(answers)).toEqual([201, 409, 409, 409, 409]);
  const { db } = app.database;
  expect([await db.user.count(), await db.session.count(), await db.accountToken.count()]).toEqual([2, 1, 1]);
  expect(await mailKindsTo(app, ann)).toEqual(["email-verification"]);
});

test("A-05.9 A-05.3 of two links that are used at once one counts, and the other one is used up by it", async () => {
  const { app, browser } = await start();
  const tokens = { "verify-email": [""], "reset-password": [""] };
  for (const [purpose, call] of [
    ["verify-email", "verify-email/resend"],
    ["reset-password", "forgot-password"],
  ] as const)
    for (let link = 0; link < 2; link++) {
      app.advance(1000);
      await browser.send("POST", `/api/auth/${call}`, { json: { email: ann } });
      tokens[purpose][link] = await mailedToken(app, ann, purpose);
    }
  const verify = (token: string) => browser.send("POST", "/api/auth/verify-email", { json: { token } });
  expect(await statusesOf(tokens["verify-email"].map(verify))).toEqual([204, 410]);
  const reset = (token: string) =>
    app.open().send("POST", "/api/auth/reset-password", { json: { token, password: newPassword } });
  expect(await statusesOf(tokens["reset-password"].map(reset))).toEqual([204, 410]);
  expect((await mailKindsTo(app, ann)).filter((kind) => kind === "password-changed")).toHaveLength(1);
});

test("A-10.7 of two who take one handle at once one gets it", async () => {
  const app = await createTestApp();
  const people = await Promise.all(["bob@forge.example", ann].map((email) => app.signUp(email)));
  const saves = people.map(async (browser) => {
    const uid = (await readSession(browser))?.uid;
    return browser.send("PUT", `/api/profiles/${uid}`, {
      json: { displayName: "Me", username: "harbour" },
    });
  });
  expect(await statusesOf(saves)).toEqual([200, 422]);
  expect(await app.database.db.user.count({ where: { username: "harbour" } })).toBe(1);
});

test("S36 of two administrators who delete themselves at once one remains", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const people = await Promise.all(["bob@forge.example", ann].map((email) => app.signUp(email)));
  await db.user.updateMany({ data: { role: "owner" }, where: { email: { not: ownerEmail } } });
  await db.user.delete({ where: { email: ownerEmail } });
  const removals = people.map((browser) =>
    browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } }),
  );
  expect(await statusesOf(removals)).toEqual([204, 409]);
  expect(await db.user.count({ where: { role: "owner" } })).toBe(1);
});

test("A-13.2 a document that is deleted while its client opens it is not there, and no fault", async () => {
  const { app, interruption, browser } = await start();
  const admin = await app.signInAsOwner();
  const clientId = (await readSession(browser))?.uid;
  await admin.send("POST", "/api/admin/documents", {
    json: { clientId, title: "Terms", content: "# Terms" },
  });
  const { id } = await app.database.db.clientDocument.findFirstOrThrow();
  interruption.afterReading("ClientDocument", () => app.database.db.clientDocument.delete({ where: { id } }));
  const answer = await browser.send("POST", `/api/documents/${id}/receipts`, { json: { version: 1 } });
  expect([answer.status, interruption.hasHappened()]).toEqual([404, true]);
});

test("D-05.5 documents that are shared and deleted at once keep one place each, without a gap", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const admin = await app.signInAsOwner();
  const clientId = (await readSession(browser))?.uid;
  const { db } = app.database;
  const share = (title: string) =>
    admin.send("POST", "/api/admin/documents", { json: { clientId, title, content: "# Text" } });
  const places = async () =>
    (await db.clientDocument.findMany({ where: { deletedAt: null }, orderBy: { order: "asc" } })).map(
      ({ order }) => order,
    );
  expect(await statusesOf([share("A"), share("B"), share("C")])).toEqual([201, 201, 201]);
  await share("D");
  expect(await places()).toEqual([0, 1, 2, 3]);
  const [first, , third] = await db.clientDocument.findMany({ orderBy: { order: "asc" } });
  const remove = (id = "") => admin.send("DELETE", `/api/admin/documents/${id}`);
  const removed = await statusesOf([remove(first?.id), remove(third?.id), remove(third?.id)]);
  expect(removed.slice(0, 2)).toEqual([204, 204]);
  expect([204, 404]).toContain(removed[2]);
  expect(await places()).toEqual([0, 1]);
});

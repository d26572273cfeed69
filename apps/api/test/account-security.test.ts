import { accountSecuritySchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { hourMs, minuteMs } from "../src/time-units.ts";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { mailedToken, mailKindsTo } from "./harness/mailed-link.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const ann = "ann@harbour.example";
const newPassword = "copper-lantern-42";

const verify = (browser: Browser, token: string) =>
  browser.send("POST", "/api/auth/verify-email", { json: { token } });
const forgot = (browser: Browser, email: string) =>
  browser.send("POST", "/api/auth/forgot-password", { json: { email } });
const reset = (browser: Browser, token: string, password = newPassword) =>
  browser.send("POST", "/api/auth/reset-password", { json: { token, password } });
const change = (browser: Browser, currentPassword: string, password = newPassword) =>
  browser.send("POST", "/api/account/password", { json: { currentPassword, newPassword: password } });
const rowOf = (app: TestApp, email = ann) => app.database.db.user.findUniqueOrThrow({ where: { email } });

async function signInStatus(app: TestApp, password: string, email = ann): Promise<number> {
  return (await app.open().send("POST", "/api/auth/sign-in", { json: { email, password } })).status;
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.send("GET", "/api/projects")).status === 200;
}

async function security(browser: Browser) {
  return accountSecuritySchema.parse(await (await browser.send("GET", "/api/account/security")).json());
}

test("A-05.2 signing up mails a link to confirm the address, in the transaction that makes the account", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  expect(await mailKindsTo(app, ann)).toEqual(["email-verification"]);
  expect((await readSession(browser))?.emailVerified).toBe(false);
  // The account's own row is refused after the mail was composed: neither mail nor link may remain.
  await app.open().send("POST", "/api/auth/sign-up", {
    json: { email: ann, password: testPassword, name: "Again" },
  });
  expect(await app.database.db.accountToken.count()).toBe(1);
  expect(await mailKindsTo(app, ann)).toHaveLength(1);
});

test("A-05.3 the link confirms the address once", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const token = await mailedToken(app, ann, "verify-email");
  app.advance(minuteMs);
  expect((await verify(browser, token)).status).toBe(204);
  expect((await readSession(browser))?.emailVerified).toBe(true);
  expect((await rowOf(app)).emailVerifiedAt?.toISOString()).toBe("2026-03-02T09:01:00.000Z");
  expect(await readProblem(await verify(browser, token))).toMatchObject({
    status: 410,
    title: "This link has expired or was used already.",
  });
});

test("A-05.3 of twenty clicks at once one confirms", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const token = await mailedToken(app, ann, "verify-email");
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(browser, token)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

test("A-05.4 opening the link changes nothing: a scanner that fetches it confirms nothing", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const token = await mailedToken(app, ann, "verify-email");
  for (const path of ["/app/verify-email", `/api/auth/verify-email?token=${token}`])
    await browser.send("GET", path);
  expect((await rowOf(app)).emailVerifiedAt).toBeNull();
});

test("A-05.5 the link works for 24 hours", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const token = await mailedToken(app, ann, "verify-email");
  app.advance(24 * hourMs);
  expect((await verify(browser, token)).status).toBe(410);
});

test("A-05.6 the database holds only a hash of the link, and no link is good for anything else or anybody else", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const bob = await app.signUp("bob@forge.example");
  const token = await mailedToken(app, ann, "verify-email");
  const rows = await app.database.db.accountToken.findMany();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await verify(bob, token)).status).toBe(410);
  expect((await verify(browser, rows[0]?.id ?? "")).status).toBe(410);
  expect((await reset(browser, token)).status).toBe(410);
  expect((await verify(browser, token)).status).toBe(204);
});

test("A-04.2 S9 an address on the list becomes an administrator's when it is confirmed, not before, under a new cookie", async () => {
  const app = await createTestApp();
  await app.database.db.user.deleteMany({ where: { email: ownerEmail } });
  const browser = await app.signUp(ownerEmail);
  const other = await (async () => {
    const second = app.open();
    await second.send("POST", "/api/auth/sign-in", { json: { email: ownerEmail, password: testPassword } });
    return second;
  })();
  expect((await browser.send("GET", "/api/admin/projects")).status).toBe(403);
  const before = browser.cookie;
  await verify(browser, await mailedToken(app, ownerEmail, "verify-email"));
  expect((await browser.send("GET", "/api/admin/projects")).status).toBe(200);
  expect(browser.cookie).not.toBe(before);
  expect(await isSignedIn(other)).toBe(false);
});

test("A-04.3 S9 the owner's click on a link that an attacker requested makes nobody an administrator", async () => {
  const app = await createTestApp();
  await app.database.db.user.deleteMany({ where: { email: ownerEmail } });
  const attacker = await app.signUp(ownerEmail);
  const token = await mailedToken(app, ownerEmail, "verify-email");
  const trueOwner = app.open();
  expect((await verify(trueOwner, token)).status).toBe(401);
  expect((await attacker.send("GET", "/api/admin/projects")).status).toBe(403);
  // The way that the true owner has: a new password, which puts the attacker out.
  await forgot(trueOwner, ownerEmail);
  await reset(trueOwner, await mailedToken(app, ownerEmail, "reset-password"));
  expect(await isSignedIn(attacker)).toBe(false);
  expect(await signInStatus(app, testPassword, ownerEmail)).toBe(401);
  await trueOwner.send("POST", "/api/auth/sign-in", { json: { email: ownerEmail, password: newPassword } });
  expect((await trueOwner.send("GET", "/api/admin/projects")).status).toBe(200);
});

test("A-05.7 another link can be asked for, three an hour, and none once the address is confirmed", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const resend = () => browser.send("POST", "/api/auth/verify-email/resend");
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await resend()).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  expect(await mailKindsTo(app, ann)).toHaveLength(4);
  app.advance(hourMs);
  await verify(browser, await mailedToken(app, ann, "verify-email"));
  expect(await (await resend()).json()).toEqual({ queued: false });
  expect(await mailKindsTo(app, ann)).toHaveLength(4);
});

test("A-05.8 a forgotten password is asked for with one answer, whether or not there is an account", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  const answers = [];
  for (const email of [ann, " ANN@Harbour.example ", "nobody@harbour.example"]) {
    const response = await forgot(app.open(), email);
    answers.push([response.status, await response.text()]);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(await mailKindsTo(app, ann)).toEqual(["email-verification", "password-reset", "password-reset"]);
  expect(await mailKindsTo(app, "nobody@harbour.example")).toEqual([]);
});

test("A-05.9 S17 the link replaces the password, ends every session, confirms the address and says so by mail", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  await forgot(app.open(), ann);
  const token = await mailedToken(app, ann, "reset-password");
  const otherBrowser = app.open();
  expect((await reset(otherBrowser, token)).status).toBe(204);
  expect(otherBrowser.cookie).toBeUndefined();
  expect(await isSignedIn(browser)).toBe(false);
  expect(await app.database.db.session.count()).toBe(0);
  expect(await signInStatus(app, testPassword)).toBe(401);
  expect(await signInStatus(app, newPassword)).toBe(200);
  expect((await rowOf(app)).emailVerifiedAt).not.toBeNull();
  expect(await mailKindsTo(app, ann)).toContain("password-changed");
});

test("A-05.9 the link works once, for an hour; a refused password does not use it up", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  await forgot(app.open(), ann);
  const token = await mailedToken(app, ann, "reset-password");
  expect((await reset(app.open(), token, "short")).status).toBe(422);
  expect((await reset(app.open(), token, "123456")).status).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => reset(app.open(), token, `copper-lantern-${index}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410]);
  await forgot(app.open(), ann);
  const late = await mailedToken(app, ann, "reset-password");
  app.advance(hourMs);
  expect((await reset(app.open(), late)).status).toBe(410);
});

test("A-05.9 choosing a new password makes the other links for it worthless", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  await forgot(app.open(), ann);
  const first = await mailedToken(app, ann, "reset-password");
  app.advance(1000);
  await forgot(app.open(), ann);
  expect((await reset(app.open(), await mailedToken(app, ann, "reset-password"))).status).toBe(204);
  expect((await reset(app.open(), first, "another-lantern-43")).status).toBe(410);
});

test("S-06.5 one account gets three links an hour, and the answers do not show it; one network may ask twenty times", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await forgot(app.open("203.0.113.7"), ann)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202]);
  expect((await mailKindsTo(app, ann)).filter((kind) => kind === "password-reset")).toHaveLength(3);
  const others = [];
  for (let i = 0; i < 16; i++)
    others.push((await forgot(app.open("203.0.113.7"), `nobody${i}@harbour.example`)).status);
  expect(others).toEqual([...Array.from({ length: 15 }, () => 202), 429]);
});

test("A-05.10 changing the password asks for the current one", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const problem = await readProblem(await change(browser, "wrong-password"));
  expect(problem).toMatchObject({
    status: 422,
    errors: [{ path: "currentPassword", message: "Incorrect password." }],
  });
  expect(await signInStatus(app, testPassword)).toBe(200);
  expect((await readProblem(await change(browser, testPassword, "short"))).errors).toEqual([
    { path: "newPassword", message: "Password should be at least 6 characters." },
  ]);
});

test("A-05.11 S17 a changed password ends all other sessions, gives this browser a new cookie and is reported by email", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const other = app.open();
  await other.send("POST", "/api/auth/sign-in", { json: { email: ann, password: testPassword } });
  await forgot(app.open(), ann);
  const link = await mailedToken(app, ann, "reset-password");
  const before = browser.cookie;
  expect((await change(browser, testPassword)).status).toBe(204);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
  expect(browser.cookie).not.toBe(before);
  const old = app.open();
  old.cookie = before;
  expect(await isSignedIn(old)).toBe(false);
  expect([await signInStatus(app, testPassword), await signInStatus(app, newPassword)]).toEqual([401, 200]);
  expect(await mailKindsTo(app, ann)).toContain("password-changed");
  expect((await reset(app.open(), link)).status).toBe(410);
});

test("S-06.6 the current password can be tried ten times in fifteen minutes", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await change(browser, "wrong-password")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  app.advance(15 * minuteMs);
  expect((await change(browser, testPassword)).status).toBe(204);
});

test("the password of an address can be changed ten times a day: each change mails it, whoever it belongs to", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await change(browser, testPassword, testPassword)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  expect((await mailKindsTo(app, ann)).filter((kind) => kind === "password-changed")).toHaveLength(10);
  // Another account under the address has no changes of its own.
  await browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
  const again = await app.signUp(ann);
  expect((await change(again, testPassword)).status).toBe(429);
  app.advance(24 * hourMs);
  expect((await change(again, testPassword)).status).toBe(204);
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:136.0) Gecko/20100101 Firefox/136.0";

test("A-05.12 sessions are listed: device, when it began, last use to the hour, this one marked and first", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  app.advance(90 * minuteMs);
  const other = app.open();
  await other.send("POST", "/api/auth/sign-in", {
    json: { email: ann, password: testPassword },
    headers: { "user-agent": firefox },
  });
  app.advance(45 * minuteMs);
  await other.send("GET", "/api/projects");
  const { hasPassword, sessions } = await security(browser);
  expect(hasPassword).toBe(true);
  expect(sessions.map(({ id: _, ...shown }) => shown)).toEqual([
    {
      device: "Unknown device",
      createdAt: "2026-03-02T09:00:00.000Z",
      lastSeenAt: "2026-03-02T11:00:00.000Z",
      isCurrent: true,
    },
    {
      device: "Firefox on Windows",
      createdAt: "2026-03-02T10:30:00.000Z",
      lastSeenAt: "2026-03-02T11:00:00.000Z",
      isCurrent: false,
    },
  ]);
});

test("A-05.12 an ended session is not listed, and what is listed is no valid cookie", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  app.advance(31 * 24 * hourMs);
  const browser = app.open();
  await browser.send("POST", "/api/auth/sign-in", { json: { email: ann, password: testPassword } });
  const { sessions } = await security(browser);
  expect(sessions).toHaveLength(1);
  const attacker = app.open();
  attacker.cookie = `__Host-session=${sessions[0]?.id}`;
  expect(await isSignedIn(attacker)).toBe(false);
});

test("A-05.13 one session can be ended, or all others; nobody ends another account's", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const others = [];
  for (let i = 0; i < 3; i++) {
    const other = app.open();
    await other.send("POST", "/api/auth/sign-in", { json: { email: ann, password: testPassword } });
    others.push(other);
  }
  const bob = await app.signUp("bob@forge.example");
  const target = (await security(browser)).sessions.find(({ isCurrent }) => !isCurrent);
  const path = `/api/account/sessions/${target?.id}`;
  expect((await bob.send("DELETE", path)).status).toBe(404);
  expect((await browser.send("DELETE", path)).status).toBe(204);
  expect((await browser.send("DELETE", path)).status).toBe(404);
  expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toHaveLength(2);
  expect((await browser.send("DELETE", "/api/account/sessions")).status).toBe(204);
  expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toEqual([]);
  expect([await isSignedIn(browser), await isSignedIn(bob)]).toEqual([true, true]);
});

test("A-05.20 a mail with a link contains nothing that the person who signed up could choose", async () => {
  const app = await createTestApp();
  await app.signUp(ann, "You won: call 555-0100");
  const mail = await app.database.db.outboxMessage.findFirstOrThrow({ where: { recipient: ann } });
  expect(mail.subject + mail.html + mail.text).not.toContain("555-0100");
});

test("S-06.7 links do not reach the log", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  await forgot(browser, ann);
  const [verifying, resetting] = [
    await mailedToken(app, ann, "verify-email"),
    await mailedToken(app, ann, "reset-password"),
  ];
  await verify(browser, verifying);
  await reset(browser, resetting);
  const text = JSON.stringify(app.logged);
  for (const token of [verifying, resetting]) expect(text).not.toContain(token);
});

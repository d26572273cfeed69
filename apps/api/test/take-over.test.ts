import { type OpenIdProvider, type Person, startOpenIdProvider } from "@sitewright/openid-provider";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { describe, expect, onTestFinished, test } from "vitest";
import { Prisma } from "../src/generated/sqlite/client.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { openCookieJar } from "./harness/cookie-jar.ts";
import { mailedToken } from "./harness/mailed-link.ts";
import { testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const email = "ann@harbour.example";
const marker = "mallory-was-here";
const ann: Person = { sub: "1090", email, email_verified: true, name: "Ann Harbour" };

type App = TestApp & { provider: OpenIdProvider };

async function start(): Promise<App> {
  const client = { clientId: "agency.apps.example", clientSecret: "client-secret-of-google" };
  const provider = await startOpenIdProvider({ ...client, person: ann });
  onTestFinished(provider.stop);
  return { ...(await createTestApp({ google: { ...client, issuer: provider.issuer } })), provider };
}

/** Columns that the account mechanics write; anything else in a row was written by the previous user. */
const mechanics = [
  "id",
  "email",
  "passwordHash",
  "emailVerifiedAt",
  "role",
  "createdAt",
  "updatedAt",
  "lastLoginAt",
  "deletedAt",
];
const said = Object.keys(Prisma.UserScalarFieldEnum).filter((name) => !mechanics.includes(name));

/** An account under Ann's address with everything that an attacker can put there. */
async function prepare(app: TestApp): Promise<Browser> {
  const browser = await app.signUp(email, marker);
  await app.database.db.user.update({
    where: { email },
    data: Object.fromEntries(said.map((name) => [name, marker])),
  });
  const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
  const answers = completeAnswers();
  await browser.send("PUT", "/api/draft", { json: { version: 0, state: { onboarding: answers, position } } });
  await browser.send("POST", "/api/designs", {
    json: { kind: "palette", name: "Autumn", colors: defaultOnboarding.themeColors },
  });
  await browser.send("POST", "/api/projects", { json: answers, headers: withKey("key-00000001") });
  return browser;
}

const workOf = ({ database: { db } }: TestApp) =>
  Promise.all([db.draft.count(), db.savedDesign.count(), db.project.count(), db.projectVersion.count()]);

const ways: Record<string, { prove: (app: App) => Promise<void>; name: string }> = {
  "signing in by Google": {
    name: "Ann Harbour",
    async prove(app) {
      const jar = openCookieJar(app);
      const begun = await jar.get("/api/auth/google", { "sec-fetch-site": "same-origin" });
      const answer = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
      const back = new URL(answer.headers.get("location") ?? "");
      await jar.get(back.pathname + back.search, { "sec-fetch-site": "cross-site" });
      expect((await jar.get("/api/projects")).status).toBe(200);
    },
  },
  "a mailed link for a new password": { name: "ann", prove: resetPassword },
};

async function resetPassword(app: TestApp): Promise<void> {
  await app.open().send("POST", "/api/auth/forgot-password", { json: { email } });
  const token = await mailedToken(app, email, "reset-password");
  const json = { token, password: "another kettle of violets" };
  expect((await app.open().send("POST", "/api/auth/reset-password", { json })).status).toBe(204);
}

describe.each(Object.entries(ways))("the address is proved by %s", (_way, { prove, name }) => {
  test("S10 nothing that the attacker entered about themselves is shown as the owner's, and none of the work is lost", async () => {
    const app = await start();
    const { db } = app.database;
    const attacker = await prepare(app);
    const work = await workOf(app);
    expect(work.every((count) => count > 0)).toBe(true);
    await prove(app);
    const row = await db.user.findUniqueOrThrow({ where: { email } });
    expect(JSON.stringify(row)).not.toContain(marker);
    expect(row).toMatchObject({ displayName: name, username: null, website: null, photoUrl: null });
    expect(JSON.stringify(await db.project.findMany())).not.toContain(marker);
    expect(row.emailVerifiedAt).not.toBeNull();
    expect(await workOf(app)).toEqual(work);
    expect((await attacker.send("GET", "/api/projects")).status).toBe(401);
    expect(await db.auditEntry.findMany({ where: { action: "user.take-over" } })).toMatchObject([
      { actorId: row.id, subjectId: row.id },
    ]);
  });

  test("S10 who had proved the address before keeps the profile", async () => {
    const app = await start();
    const { db } = app.database;
    await prepare(app);
    await db.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
    await prove(app);
    expect(await db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({
      displayName: marker,
      website: marker,
    });
    expect(await db.auditEntry.count({ where: { action: "user.take-over" } })).toBe(0);
  });
});

test("S10 an account that nobody could be in yet keeps the name that was given for it", async () => {
  const app = await createTestApp({ hasGenericAuthErrors: true });
  const json = { email, password: testPassword, name: "Ann of the Harbour" };
  await app.open().send("POST", "/api/auth/sign-up", { json });
  const token = await mailedToken(app, email, "reset-password");
  await app
    .open()
    .send("POST", "/api/auth/reset-password", { json: { token, password: "another kettle of violets" } });
  expect(await app.database.db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({
    displayName: "Ann of the Harbour",
  });
});

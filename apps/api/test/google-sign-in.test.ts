import {
  type Fault,
  type OpenIdProvider,
  type Person,
  startOpenIdProvider,
} from "@sitewright/openid-provider";
import { expect, onTestFinished, test } from "vitest";
import { readSession } from "./harness/answers.ts";
import { type CookieJar, openCookieJar } from "./harness/cookie-jar.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const callback = "/api/auth/google/callback";
const ann: Person = {
  sub: "1090",
  email: "Ann@Harbour.example",
  email_verified: true,
  name: "Ann Harbour",
  picture: "https://lh3.googleusercontent.com/a/ann=s96-c",
};

async function start(person: Person = ann): Promise<TestApp & { provider: OpenIdProvider }> {
  const client = { clientId: "agency.apps.example", clientSecret: "client-secret-of-google" };
  const redirectUris = [`${testOrigin}${callback}`];
  const provider = await startOpenIdProvider({ ...client, redirectUris, person });
  onTestFinished(provider.stop);
  const app = await createTestApp({ google: { ...client, issuer: provider.issuer } });
  return { ...app, provider };
}

/** To the provider and back: the address on our side that it sends the browser to. */
async function visitProvider(jar: CookieJar, query = ""): Promise<string> {
  const begun = await jar.get(`/api/auth/google${query}`, { "sec-fetch-site": "same-origin" });
  expect(begun.status).toBe(303);
  const answer = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(testOrigin + callback);
  return back.pathname + back.search;
}

const addressAfter = async (jar: CookieJar, path: string): Promise<string | null> =>
  (await jar.get(path, { "sec-fetch-site": "cross-site" })).headers.get("location");

async function signInByGoogle(app: TestApp, query = ""): Promise<{ jar: CookieJar; to: string | null }> {
  const jar = openCookieJar(app);
  return { jar, to: await addressAfter(jar, await visitProvider(jar, query)) };
}

const count = ({ database: { db } }: TestApp) =>
  Promise.all([db.user.count(), db.session.count(), db.identity.count()]);

const statusOf = async (jar: CookieJar) => (await jar.get("/api/projects")).status;

test("A-03.8 a new person gets an account: verified, named, with their picture, without a password", async () => {
  const app = await start();
  const { jar, to } = await signInByGoogle(app);
  expect(to).toBe("/app?google=signed-in");
  expect(await statusOf(jar)).toBe(200);
  const row = await app.database.db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  expect(row).toMatchObject({
    displayName: "Ann Harbour",
    photoUrl: "https://lh3.googleusercontent.com/a/ann=s96-c",
    passwordHash: null,
    role: null,
    emailVerifiedAt: new Date("2026-03-02T09:00:00Z"),
    lastLoginAt: new Date("2026-03-02T09:00:00Z"),
  });
});

test("A-03.9 the same person comes back to the same account, whatever their address is by then", async () => {
  const app = await start();
  await signInByGoogle(app);
  app.provider.person = { ...ann, email: "ann@elsewhere.example" };
  const { jar } = await signInByGoogle(app);
  expect(await statusOf(jar)).toBe(200);
  expect(await app.database.db.identity.count()).toBe(1);
  const emails = (await app.database.db.user.findMany()).map(({ email }) => email).sort();
  expect(emails).toEqual(["ann@harbour.example", ownerEmail]);
});

test("A-03.10 without credentials configured it is not offered, and its addresses are not there", async () => {
  const app = await createTestApp();
  const jar = openCookieJar(app);
  expect((await jar.get("/api/auth/google")).status).toBe(404);
  expect((await jar.get(callback)).status).toBe(404);
  const session = await (await jar.get("/api/auth/session")).json();
  expect(session).toEqual({ user: null, hasGoogle: false });
});

test("A-03.10 with credentials the session call says that it is offered", async () => {
  const app = await start();
  expect(await (await openCookieJar(app).get("/api/auth/session")).json()).toMatchObject({ hasGoogle: true });
});

test("A-03.2 a pop-up ends on the page that notifies the portal, in the portal's browsing context group", async () => {
  const app = await start();
  const jar = openCookieJar(app);
  const begun = await jar.get("/api/auth/google?window=popup");
  expect(begun.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  const { to } = await signInByGoogle(app, "?window=popup");
  expect(to).toBe("/app/google?google=signed-in");
});

test("A-01.6 in the same window the client's profile opens when that was chosen", async () => {
  const app = await start();
  const { to } = await signInByGoogle(app, "?window=same&entry=profile");
  const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  expect(to).toBe(`/profile/${id}`);
});

test("A-03.6 F32 with Google down the person is informed, and e-mail still signs in", async () => {
  const app = await start();
  app.provider.fault = "down";
  const jar = openCookieJar(app);
  expect((await jar.get("/api/auth/google")).headers.get("location")).toBe("/app?google=unavailable");
  expect(await readSession(await app.signInAsOwner())).toMatchObject({ email: ownerEmail });
  app.provider.fault = null;
  expect((await signInByGoogle(app)).to).toBe("/app?google=signed-in");
});

test("A-03.7 an outage of Google during an attempt fails only that attempt", async () => {
  const app = await start();
  const jar = openCookieJar(app);
  const back = await visitProvider(jar);
  app.provider.fault = "down";
  expect(await addressAfter(jar, back)).toBe("/app?google=failed");
});

test("S9 an unverified address of Google's is not linked, makes nobody an administrator and no account", async () => {
  for (const email of [ownerEmail, "ann@harbour.example", "new@harbour.example"]) {
    const app = await start({ ...ann, email, email_verified: false });
    await app.signUp("ann@harbour.example");
    const before = await count(app);
    const { jar, to } = await signInByGoogle(app);
    expect(to, email).toBe("/app?google=failed");
    expect(await statusOf(jar)).toBe(401);
    expect(await count(app)).toEqual(before);
  }
});

test("S9 a verified address on the administrators' list is an administrator's", async () => {
  const app = await start({ ...ann, email: ownerEmail });
  const { jar } = await signInByGoogle(app);
  expect((await jar.get("/api/admin/projects")).status).toBe(200);
});

test("S10 an unverified account passes to the verified owner of its address: password, sessions, links and identities of the person who made it stop working", async () => {
  const app = await start();
  const { db } = app.database;
  const attacker = await app.signUp("ann@harbour.example", "Mallory");
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  const createdAt = new Date();
  await db.identity.create({ data: { id: "i", userId, provider: "google", subject: "666", createdAt } });
  await db.accountToken.create({
    data: {
      id: "t",
      userId,
      purpose: "reset-password",
      email: "ann@harbour.example",
      createdAt,
      expiresAt: new Date("2027-01-01"),
    },
  });
  const { jar } = await signInByGoogle(app);
  expect(await statusOf(jar)).toBe(200);
  expect((await attacker.send("GET", "/api/projects")).status).toBe(401);
  const again = await app
    .open()
    .send("POST", "/api/auth/sign-in", { json: { email: "ann@harbour.example", password: testPassword } });
  expect(again.status).toBe(401);
  expect(await db.accountToken.count()).toBe(0);
  expect((await db.identity.findMany()).map(({ subject }) => subject)).toEqual(["1090"]);
});

test("S10 a verified account is linked and keeps its password and sessions", async () => {
  const app = await start();
  const browser = await app.signUp("ann@harbour.example");
  await app.database.db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
  const { jar } = await signInByGoogle(app);
  expect(await statusOf(jar)).toBe(200);
  expect((await browser.send("GET", "/api/projects")).status).toBe(200);
  expect(await app.database.db.user.count()).toBe(2);
});

test("S11 the key is sub: another identity with the same address does not get the account", async () => {
  const app = await start();
  await signInByGoogle(app);
  app.provider.person = { ...ann, sub: "2180" };
  const before = await count(app);
  const { jar, to } = await signInByGoogle(app);
  expect(to).toBe("/app?google=failed");
  expect(await statusOf(jar)).toBe(401);
  expect(await count(app)).toEqual(before);
});

test("S11 every click has its own state, nonce and challenge, by S256", async () => {
  const app = await start();
  for (let click = 0; click < 3; click++) await visitProvider(openCookieJar(app));
  const { requests } = app.provider;
  for (const name of ["state", "nonce", "code_challenge"])
    expect(new Set(requests.map((query) => query.get(name))).size, name).toBe(3);
  for (const query of requests) {
    expect(query.get("code_challenge_method")).toBe("S256");
    expect(query.get("response_type")).toBe("code");
    expect(query.get("state")?.length).toBeGreaterThanOrEqual(43);
  }
});

test("S11 the attempt is in a cookie: __Host-, HttpOnly, Secure, SameSite=Lax, ten minutes", async () => {
  const app = await start();
  const response = await openCookieJar(app).get("/api/auth/google");
  const [pair = "", ...attributes] = (response.headers.getSetCookie()[0] ?? "").split("; ");
  expect(pair).toMatch(/^__Host-google-attempt=/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax", "Secure"]);
});

const ways: [string, (back: URL, jar: CookieJar, app: TestApp) => Promise<unknown> | unknown][] = [
  ["without state", (back) => back.searchParams.delete("state")],
  ["with a wrong state", (back) => back.searchParams.set("state", "x".repeat(43))],
  ["without a code", (back) => back.searchParams.delete("code")],
  ["with a code of somebody's invention", (back) => back.searchParams.set("code", "x".repeat(32))],
  ["without the attempt's cookie", (_back, jar) => jar.cookies.clear()],
  ["with a spoilt cookie", (_back, jar) => jar.cookies.set("__Host-google-attempt", "e30")],
  [
    "in another browser, which has an attempt of its own",
    async (_back, jar, app) => {
      const other = openCookieJar(app);
      await visitProvider(other);
      jar.cookies.set("__Host-google-attempt", other.cookies.get("__Host-google-attempt") ?? "");
    },
  ],
  ["after ten minutes", (_back, _jar, app) => app.advance(600_000)],
];

test.each(ways)("S11 a way back %s signs nobody in", async (_way, spoil) => {
  const app = await start();
  const jar = openCookieJar(app);
  const back = new URL(await visitProvider(jar), testOrigin);
  await spoil(back, jar, app);
  const before = await count(app);
  expect(await addressAfter(jar, back.pathname + back.search)).toBe("/app?google=failed");
  expect(await count(app)).toEqual(before);
  expect(jar.cookies.has("__Host-session")).toBe(false);
});

test("S11 a code works once: the same way back again signs nobody in", async () => {
  const app = await start();
  const jar = openCookieJar(app);
  const back = await visitProvider(jar);
  const attempt = jar.cookies.get("__Host-google-attempt") ?? "";
  await addressAfter(jar, back);
  const replay = openCookieJar(app);
  expect(await addressAfter(replay, back)).toBe("/app?google=failed");
  replay.cookies.set("__Host-google-attempt", attempt);
  expect(await addressAfter(replay, back)).toBe("/app?google=failed");
  expect(await app.database.db.session.count()).toBe(1);
});

const outcomes: Record<Exclude<Fault, "down" | "moved" | "moved-keys">, string> = {
  "access-denied": "cancelled",
  "wrong-issuer": "failed",
  "wrong-audience": "failed",
  "wrong-nonce": "failed",
  "no-nonce": "failed",
  expired: "failed",
  "alg-none": "failed",
  "foreign-key": "failed",
  "no-id-token": "failed",
};

test.each(Object.entries(outcomes))("S11 an answer with %s signs nobody in", async (fault, outcome) => {
  const app = await start();
  app.provider.fault = fault as Fault;
  const before = await count(app);
  const { jar, to } = await signInByGoogle(app);
  expect(to).toBe(`/app?google=${outcome}`);
  expect(await statusOf(jar)).toBe(401);
  expect(await count(app)).toEqual(before);
});

test("S75 no call to the provider follows a redirect to another host, not even to one that would serve it", async () => {
  const app = await start();
  app.provider.fault = "moved";
  const begun = await openCookieJar(app).get("/api/auth/google");
  expect(begun.headers.get("location")).toBe("/app?google=unavailable");
  const before = await count(app);
  for (const fault of ["moved-keys", "moved"] as const) {
    app.provider.fault = null;
    const jar = openCookieJar(app);
    const back = await visitProvider(jar);
    app.provider.fault = fault;
    expect(await addressAfter(jar, back), fault).toBe("/app?google=failed");
  }
  expect(await count(app)).toEqual(before);
  app.provider.fault = null;
  expect((await signInByGoogle(app)).to).toBe("/app?google=signed-in");
});

test("S11 a wrong client secret signs nobody in", async () => {
  const app = await start();
  const google = { issuer: app.provider.issuer, clientId: "agency.apps.example", clientSecret: "wrong" };
  const other = await createTestApp({ google });
  expect((await signInByGoogle(other)).to).toBe("/app?google=failed");
});

test("S22 another site cannot begin a sign-in", async () => {
  const app = await start();
  for (const site of ["cross-site", "same-site"]) {
    const response = await openCookieJar(app).get("/api/auth/google", { "sec-fetch-site": site });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test("S25 wherever the query wants to lead, the way on stays on this origin", async () => {
  const app = await start();
  const payloads = ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"];
  for (const payload of payloads) {
    const value = encodeURIComponent(payload);
    const jar = openCookieJar(app);
    const response = await jar.get(`/api/auth/google?window=${value}&entry=${value}`);
    expect(response.status).toBe(400);
    const back = await visitProvider(jar, `?next=${value}&redirect=${value}&callbackURL=${value}`);
    const to = await addressAfter(jar, `${back}&next=${value}&redirect_uri=${value}`);
    expect(to).toBe("/app?google=signed-in");
  }
});

test("S14 a session that was there before is ended, and its cookie replaced", async () => {
  const app = await start();
  const { jar } = await signInByGoogle(app);
  const former = jar.cookies.get("__Host-session");
  await addressAfter(jar, await visitProvider(jar));
  expect(jar.cookies.get("__Host-session")).not.toBe(former);
  expect(await app.database.db.session.count()).toBe(1);
});

test("S17 an administrator by Google's word gets a new session: earlier sessions end", async () => {
  const app = await start({ ...ann, email: "second@agency.example" });
  const other = await createTestApp({
    google: {
      issuer: app.provider.issuer,
      clientId: "agency.apps.example",
      clientSecret: "client-secret-of-google",
    },
    adminEmails: [ownerEmail, "second@agency.example"],
  });
  const { jar: former } = await signInByGoogle(other);
  const { db } = other.database;
  await db.user.update({ where: { email: "second@agency.example" }, data: { role: null } });
  expect(await statusOf(former)).toBe(200);
  const { jar: later } = await signInByGoogle(other);
  expect((await later.get("/api/admin/projects")).status).toBe(200);
  expect(await statusOf(former)).toBe(401);
});

test("D-19.18 an account in the bin is not entered by Google, and gets no role back", async () => {
  const app = await start();
  await signInByGoogle(app);
  const { db } = app.database;
  const where = { email: "ann@harbour.example" };
  await db.user.update({ where, data: { deletedAt: new Date() } });
  const { jar, to } = await signInByGoogle(app);
  expect(to).toBe("/app?google=failed");
  expect(await statusOf(jar)).toBe(401);
  await db.identity.deleteMany({});
  expect((await signInByGoogle(app)).to).toBe("/app?google=failed");
  expect(await db.identity.count()).toBe(0);
});

test("S63 neither code, state, secret nor token reaches the log", async () => {
  const app = await start();
  await signInByGoogle(app);
  app.provider.fault = "wrong-nonce";
  const jar = openCookieJar(app);
  const back = await visitProvider(jar);
  await addressAfter(jar, back);
  const text = JSON.stringify(app.logged);
  const { searchParams } = new URL(back, testOrigin);
  for (const secret of [
    searchParams.get("code"),
    searchParams.get("state"),
    "client-secret-of-google",
    "eyJ",
  ])
    expect(text).not.toContain(secret);
});

test("S59 only pictures of Google's own host are taken", async () => {
  for (const picture of [
    "http://lh3.googleusercontent.com/a",
    "https://evil.example/a.png",
    "https://lh3.googleusercontent.com.evil.example/a",
    "https://lh3.googleusercontent.com@evil.example/a",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
  ]) {
    const app = await start({ ...ann, picture });
    await signInByGoogle(app);
    const row = await app.database.db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
    expect(row.photoUrl, picture).toBeNull();
  }
});

test("two windows of one new person at once make one account", async () => {
  const app = await start();
  const jars = [openCookieJar(app), openCookieJar(app), openCookieJar(app)];
  const backs = await Promise.all(jars.map((jar) => visitProvider(jar)));
  const to = await Promise.all(jars.map((jar, index) => addressAfter(jar, backs[index] ?? "")));
  expect(to).toEqual(jars.map(() => "/app?google=signed-in"));
  expect(await count(app)).toEqual([2, 3, 1]);
});

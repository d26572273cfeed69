import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newId, newToken } from "../src/deps.ts";
import { dayMs, hourMs } from "../src/time-units.ts";
import { readSession } from "./harness/answers.ts";
import { mailedToken } from "./harness/mailed-link.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const credentials = { email: ownerEmail, password: testPassword };

const tokenOf = (cookie: string | undefined) => cookie?.split("=")[1] ?? "";

async function statusWith(app: TestApp, cookie: string | undefined, path = "/api/projects"): Promise<number> {
  return (await app.open().send("GET", path, { headers: { cookie } })).status;
}

test("S13 signing in replaces whatever cookie was sent", async () => {
  const app = await createTestApp();
  const browser = app.open();
  browser.cookie = "__Host-session=fixed";
  await browser.send("POST", "/api/auth/sign-in", { json: credentials });
  expect(tokenOf(browser.cookie)).not.toBe("fixed");
  expect(await statusWith(app, "__Host-session=fixed")).toBe(401);
});

test("S13 signing in again rotates: the former cookie is worthless", async () => {
  const app = await createTestApp();
  const browser = await app.signInAsOwner();
  const former = browser.cookie;
  await browser.send("POST", "/api/auth/sign-in", { json: credentials });
  expect(browser.cookie).not.toBe(former);
  expect(await statusWith(app, former)).toBe(401);
  expect(await statusWith(app, browser.cookie)).toBe(200);
});

test("S13 each way in and each new password gives another cookie, and ends the session that was there before", async () => {
  const app = await createTestApp();
  const changed = "copper-lantern-42";
  const signUp = { email: "second@harbour.example", password: testPassword, name: "Second" };
  const ways: [string, object][] = [
    ["/api/auth/sign-up", signUp],
    ["/api/auth/sign-in", { email: signUp.email, password: testPassword }],
    ["/api/account/password", { currentPassword: testPassword, newPassword: changed }],
    ["/api/auth/sign-in", { email: signUp.email, password: changed }],
  ];
  const browser = await app.signUp("ann@harbour.example");
  for (const [path, json] of ways) {
    const former = browser.cookie;
    expect((await browser.send("POST", path, { json })).ok, path).toBe(true);
    expect(browser.cookie, path).not.toBe(former);
    expect([await statusWith(app, former), await statusWith(app, browser.cookie)], path).toEqual([401, 200]);
  }
  expect(await app.database.db.session.count()).toBe(1);
});

test("S13 S16 a way in that fails leaves the cookie and the session as they were", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const former = browser.cookie;
  const taken = { email: ownerEmail, password: testPassword, name: "Ann" };
  const wrong = { email: ownerEmail, password: "wrong-password" };
  const change = { currentPassword: "wrong-password", newPassword: "copper-lantern-42" };
  for (const [path, json] of [
    ["/api/auth/sign-up", taken],
    ["/api/auth/sign-in", wrong],
    ["/api/account/password", change],
    ["/api/auth/verify-email", { token: "x" }],
    ["/api/auth/reset-password", { token: "x", password: "copper-lantern-42" }],
  ] as const) {
    const response = await browser.send("POST", path, { json });
    expect([response.ok, response.headers.getSetCookie()], path).toEqual([false, []]);
  }
  expect(await statusWith(app, former)).toBe(200);
});

test("S14 on https the cookie is __Host-, Secure, HttpOnly, SameSite=Lax, Path=/, without Domain", async () => {
  const app = await createTestApp();
  const response = await app.open().send("POST", "/api/auth/sign-in", { json: credentials });
  const [pair = "", ...attributes] = (response.headers.getSetCookie()[0] ?? "").split("; ");
  expect(pair).toMatch(/^__Host-session=/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"]);
});

test("S14 on http, as on localhost, the cookie has a plain name and is not Secure", async () => {
  const app = await createTestApp({ appUrl: "http://localhost:3000" });
  const response = await app.open().send("POST", "/api/auth/sign-in", { json: credentials });
  const [line = ""] = response.headers.getSetCookie();
  expect(line).toMatch(/^session=/);
  expect(line).not.toMatch(/Secure/);
});

test("S15 the database holds only hashes: its value as a cookie opens nothing", async () => {
  const app = await createTestApp();
  const browser = await app.signInAsOwner();
  const [row] = await app.database.db.session.findMany();
  const token = tokenOf(browser.cookie);
  expect(row?.id).toBe(createHash("sha256").update(token).digest("hex"));
  expect(Buffer.from(token, "base64url").length).toBe(32);
  expect(await statusWith(app, `__Host-session=${row?.id}`)).toBe(401);
});

test("S15 S26 of a thousand tokens and ids no two are equal, and each has as many random bits as it should", () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, "base64url").length * 8).toBe(256);
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  // RFC 9562, section 5.4: version 4 has 122 random bits.
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const secrets of [
    tokens.map((token) => Buffer.from(token, "base64url")),
    ids.map((id) => Buffer.from(id.slice(0, 8), "hex")),
  ])
    for (let bit = 0; bit < 32; bit++) {
      const ones = secrets.filter((bytes) => (bytes.readUInt32BE(0) >>> bit) & 1).length;
      // Beyond 7 standard deviations (15.8) of a fair coin thrown a thousand times.
      expect(Math.abs(ones - 500), `bit ${bit}`).toBeLessThan(111);
    }
});

test("S16 signing out deletes the session, and the old cookie is refused everywhere", async () => {
  const app = await createTestApp();
  const browser = await app.signInAsOwner();
  const old = browser.cookie;
  expect((await browser.send("POST", "/api/auth/sign-out")).status).toBe(204);
  expect(browser.cookie).toBeUndefined();
  expect(await app.database.db.session.count()).toBe(0);
  for (const path of [
    "/api/projects",
    "/api/draft",
    "/api/projects/x",
    "/api/admin/projects",
    "/api/projects/x/spec",
  ])
    expect(await statusWith(app, old, path), path).toBe(401);
});

test("S16 signing out takes a POST", async () => {
  const app = await createTestApp();
  const browser = await app.signInAsOwner();
  expect((await browser.send("GET", "/api/auth/sign-out")).status).toBe(405);
  expect(await readSession(browser)).not.toBeNull();
});

test("S17 a deleted account's cookies stop working at once", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await app.database.db.user.deleteMany({ where: { email: "ann@harbour.example" } });
  expect((await browser.send("GET", "/api/projects")).status).toBe(401);
});

test("S18 thirty days without use end a session", async () => {
  const app = await createTestApp();
  const browser = await app.signInAsOwner();
  app.advance(30 * dayMs - 1000);
  expect(
    (await app.open().send("GET", "/api/auth/session", { headers: { cookie: browser.cookie } })).status,
  ).toBe(200);
  const other = await app.signInAsOwner();
  app.advance(30 * dayMs + 1000);
  expect((await other.send("GET", "/api/projects")).status).toBe(401);
});

test("S18 use extends a session, but never past ninety days", async () => {
  const app = await createTestApp();
  const browser = await app.signInAsOwner();
  for (let day = 10; day <= 80; day += 10) {
    app.advance(10 * dayMs);
    expect((await browser.send("GET", "/api/projects")).status, `day ${day}`).toBe(200);
  }
  app.advance(10 * dayMs - 1000);
  expect((await browser.send("GET", "/api/projects")).status).toBe(200);
  app.advance(2000);
  expect((await browser.send("GET", "/api/projects")).status).toBe(401);
});

test.each([-3_600_000, -dayMs, dayMs])(
  "F22 S18 a server's clock that jumps by %i ms ends no session, and signing in, out and links go on",
  async (jumpMs) => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    app.advance(jumpMs);
    expect((await browser.send("GET", "/api/projects")).status).toBe(200);
    const other = await app.signInAsOwner();
    expect((await other.send("GET", "/api/admin/projects")).status).toBe(200);
    await app.open().send("POST", "/api/auth/forgot-password", { json: { email: "ann@harbour.example" } });
    const token = await mailedToken(app, "ann@harbour.example", "reset-password");
    const reset = { token, password: "copper-lantern-42" };
    expect((await app.open().send("POST", "/api/auth/reset-password", { json: reset })).status).toBe(204);
    expect((await browser.send("GET", "/api/projects")).status).toBe(401);
    app.advance(-jumpMs);
    expect((await other.send("GET", "/api/admin/projects")).status).toBe(200);
    expect((await other.send("POST", "/api/auth/sign-out")).status).toBe(204);
  },
);

test("S19 a malformed cookie counts as no session and is never a server error", async () => {
  const app = await createTestApp();
  const { cookie } = await app.signInAsOwner();
  const name = "__Host-session=";
  const strange = [
    `${cookie}; ${cookie}`,
    `${cookie}; ${name}x`,
    name,
    `${name}%00`,
    `${name}${"x".repeat(65_536)}`,
    `${name}\u00ff\u00fe`,
    "=",
    ";;;",
  ];
  for (const value of strange) expect(await statusWith(app, value), value.slice(0, 60)).toBe(401);
});

test("an account has at most a hundred sessions: the next sign-in ends the one that was used least recently", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const browser = await app.signUp("ann@harbour.example");
  const own = await db.session.findFirstOrThrow({ where: { user: { email: "ann@harbour.example" } } });
  const at = (hours: number) => new Date(own.createdAt.getTime() - hours * hourMs);
  const rows = Array.from({ length: 99 }, (_, index) => {
    const used = at(index + 1);
    return { ...own, id: `former-${index}`, createdAt: used, lastSeenAt: used };
  });
  await db.session.createMany({ data: rows });
  const json = { email: "ann@harbour.example", password: testPassword };
  expect((await app.open().send("POST", "/api/auth/sign-in", { json })).status).toBe(200);
  expect(await db.session.count({ where: { userId: own.userId } })).toBe(100);
  expect(await db.session.findUnique({ where: { id: "former-98" } })).toBeNull();
  expect(await statusWith(app, browser.cookie)).toBe(200);
});

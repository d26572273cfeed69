import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readSession } from "./harness/answers.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const DAY_MS = 86_400_000;
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
  app.advance(30 * DAY_MS - 1000);
  expect(
    (await app.open().send("GET", "/api/auth/session", { headers: { cookie: browser.cookie } })).status,
  ).toBe(200);
  const other = await app.signInAsOwner();
  app.advance(30 * DAY_MS + 1000);
  expect((await other.send("GET", "/api/projects")).status).toBe(401);
});

test("S18 use extends a session, but never past ninety days", async () => {
  const app = await createTestApp();
  const browser = await app.signInAsOwner();
  for (let day = 10; day <= 80; day += 10) {
    app.advance(10 * DAY_MS);
    expect((await browser.send("GET", "/api/projects")).status, `day ${day}`).toBe(200);
  }
  app.advance(10 * DAY_MS - 1000);
  expect((await browser.send("GET", "/api/projects")).status).toBe(200);
  app.advance(2000);
  expect((await browser.send("GET", "/api/projects")).status).toBe(401);
});

test("S19 a strange cookie is nobody's: never a fault", async () => {
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

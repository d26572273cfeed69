import { expect, test } from "vitest";
import { createTestApp } from "./harness/test-app.ts";

const path = "/api/auth/developer";

test("P-01.4 with the bypass off there is no developer sign-in: 404, no session, no account", async () => {
  const app = await createTestApp();
  const before = await app.database.db.user.count();
  const browser = app.open();
  const response = await browser.send("POST", path);
  expect(response.status).toBe(404);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await app.database.db.user.count()).toBe(before);
  expect(await app.database.db.session.count()).toBe(0);
});

test("P-01.5 with the bypass on the fake user is one real row without administrator's rights and without a password", async () => {
  const app = await createTestApp({ isDevBypass: true });
  for (let visit = 0; visit < 2; visit++) {
    const browser = app.open();
    const answer = await (await browser.send("POST", path)).json();
    expect(answer).toMatchObject({ user: { isAdmin: false, emailVerified: false } });
    expect((await browser.send("GET", "/api/projects")).status).toBe(200);
    expect((await browser.send("GET", "/api/admin/projects")).status).toBe(403);
  }
  const rows = await app.database.db.user.findMany({ where: { email: "developer@sitewright.test" } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ role: null, passwordHash: null });
});

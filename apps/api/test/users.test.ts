import { adminCreateUser } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const path = "/api/admin/users/create-user";
const body = { email: "Mia@Harbour.Example", password: testPassword };

async function create(app: TestApp, json: object): Promise<Response> {
  const owner = await app.signInAsOwner();
  return owner.send("POST", path, { json });
}

async function signIn(app: TestApp, email: string) {
  const browser = app.open();
  const { status } = await browser.send("POST", "/api/auth/sign-in", {
    json: { email, password: testPassword },
  });
  return { browser, status };
}

test("D-02.1 an administrator makes an account: named after the address, confirmed, without rights; its person signs in", async () => {
  const app = await createTestApp();
  const answer = await create(app, body);
  expect(answer.status).toBe(201);
  const { user } = adminCreateUser.response.parse(await answer.json());
  expect(user).toMatchObject({
    email: "mia@harbour.example",
    displayName: "mia",
    emailVerified: true,
    isAdmin: false,
  });
  const { browser, status } = await signIn(app, body.email);
  expect(status).toBe(200);
  expect((await browser.send("GET", "/api/admin/projects")).status).toBe(403);
  expect(await app.database.db.auditEntry.findMany({ where: { action: "user.create" } })).toMatchObject([
    { subjectType: "user", subjectId: user.uid },
  ]);
});

test("D-02.2 a name is kept as typed; a taken address and a weak password are shown at their field, and nothing is stored", async () => {
  const app = await createTestApp();
  expect((await create(app, { ...body, displayName: " Mia Reef " })).status).toBe(201);
  const { db } = app.database;
  const before = await db.user.count();
  for (const [json, status, at] of [
    [body, 409, "email"],
    [{ email: "not an address", password: testPassword }, 400, "email"],
    [{ email: "new@harbour.example", password: "short" }, 422, "password"],
    [{ email: "new@harbour.example", password: "password" }, 422, "password"],
  ] as const) {
    const answer = await create(app, json);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(await answer.json())).toContain(`"${at}"`);
  }
  expect(await db.user.count()).toBe(before);
  expect(await db.user.findUnique({ where: { email: "mia@harbour.example" } })).toMatchObject({
    displayName: "Mia Reef",
  });
});

test("S-01.8 without an address or a password making an account is refused in the words of the specification", async () => {
  const app = await createTestApp();
  const before = await app.database.db.user.count();
  const { email, password } = body;
  const blank = { email: " ", password };
  for (const json of [
    {},
    { email },
    { password },
    blank,
    { email, password: "" },
    { email: null, password },
  ]) {
    const answer = await create(app, json);
    expect([answer.status, (await readProblem(answer)).error], JSON.stringify(json)).toEqual([
      400,
      "Email and password are required",
    ]);
  }
  expect(await app.database.db.user.count()).toBe(before);
});

test("A-04.5 an account that an administrator made for a listed address is an administrator's at its first sign-in", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const owner = await app.signInAsOwner();
  // The listed address, freed: an account of it that nobody vouched for would get nothing.
  await db.user.update({ where: { email: ownerEmail }, data: { email: "former@harbour.example" } });
  expect((await owner.send("POST", path, { json: { ...body, email: ownerEmail } })).status).toBe(201);
  const { browser } = await signIn(app, ownerEmail);
  expect((await browser.send("GET", "/api/admin/projects")).status).toBe(200);
});

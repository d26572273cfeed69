import { expect, test } from "vitest";
import { createPasswords } from "../src/auth/password-hash.ts";
import { readProblem, readSession } from "./harness/answers.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { dumpTables } from "./harness/planted-account.ts";
import { createTestApp } from "./harness/test-app.ts";

const signUpBody = { email: "ann@harbour.example", password: testPassword, name: "Ann" };

async function problemOf(response: Response) {
  const { status, detail, errors = [] } = await readProblem(response);
  return { status, detail, paths: errors.map(({ path }) => path) };
}

test("A-02.1 a password of five characters is refused with the specified text, six are enough", async () => {
  const app = await createTestApp();
  const send = (password: string) =>
    app.open().send("POST", "/api/auth/sign-up", { json: { ...signUpBody, password } });
  expect(await problemOf(await send("pwx17"))).toEqual({
    status: 422,
    detail: "Password should be at least 6 characters.",
    paths: ["password"],
  });
  expect((await send("pwx17z")).status).toBe(201);
});

test("A-02.2 an address that is registered is refused with the specified text, whatever its case", async () => {
  const app = await createTestApp();
  await app.signUp("A@x.co");
  const response = await app
    .open()
    .send("POST", "/api/auth/sign-up", { json: { ...signUpBody, email: " a@X.co " } });
  expect(await problemOf(response)).toEqual({
    status: 409,
    detail: "This email is already registered. Please sign in instead.",
    paths: ["email"],
  });
  expect(await app.database.db.user.count({ where: { email: { contains: "x.co" } } })).toBe(1);
});

test("A-02.3 something that is no address is refused with the specified text", async () => {
  const app = await createTestApp();
  const response = await app
    .open()
    .send("POST", "/api/auth/sign-up", { json: { ...signUpBody, email: "ann" } });
  const problem = await readProblem(response);
  expect(problem.status).toBe(400);
  expect(problem.errors).toEqual([{ path: "email", message: "Invalid email address." }]);
});

test("A-02.4 S5 an unknown address and a wrong password get the different texts of the specification", async () => {
  const app = await createTestApp();
  await app.signUp("ann@harbour.example");
  const send = (email: string, password: string) =>
    app.open().send("POST", "/api/auth/sign-in", { json: { email, password } });
  expect(await problemOf(await send("bob@harbour.example", testPassword))).toEqual({
    status: 401,
    detail: "No account found with this email.",
    paths: ["email"],
  });
  expect(await problemOf(await send("ann@harbour.example", "wrong-password"))).toEqual({
    status: 401,
    detail: "Incorrect password.",
    paths: ["password"],
  });
});

test("A-02.5 S5 with generic errors both failures give one answer", async () => {
  const app = await createTestApp({ hasGenericAuthErrors: true });
  const send = async (email: string) => {
    const response = await app
      .open()
      .send("POST", "/api/auth/sign-in", { json: { email, password: "wrong-password" } });
    const { requestId: _, ...body } = await readProblem(response);
    return body;
  };
  const [known, unknown] = [await send(ownerEmail), await send("bob@harbour.example")];
  expect(known).toEqual(unknown);
  expect(known.detail).toBe("Authentication failed. Please try again.");
});

test("A-02.6 e-mail, password and, for a new account, a name are required", async () => {
  const app = await createTestApp();
  for (const missing of ["email", "password", "name"]) {
    const { [missing]: _, ...json } = signUpBody as Record<string, string>;
    const response = await app.open().send("POST", "/api/auth/sign-up", { json });
    const { status, paths } = await problemOf(response);
    expect({ status, paths }).toEqual({ status: 400, paths: [missing] });
  }
});

test("A-02.7 S3 passwords are kept as argon2id (19 MiB, 2 passes), salted, and never in clear text", async () => {
  const app = await createTestApp({ passwords: createPasswords() });
  await app.signUp("ann@harbour.example");
  await app.signUp("bob@harbour.example");
  const users = await app.database.db.user.findMany({ where: { role: null } });
  const hashes = users.map((user) => user.passwordHash);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(hashes).size).toBe(2);
  for (const [table, rows] of await dumpTables(app)) expect(rows, table).not.toContain(testPassword);
});

test("A-02.8 S2 the most common passwords are refused, however capitalised", async () => {
  const app = await createTestApp();
  for (const password of ["123456", "password", "iloveyou", "QWERTY", "Letmein"]) {
    const response = await app
      .open()
      .send("POST", "/api/auth/sign-up", { json: { ...signUpBody, password } });
    expect(await problemOf(response), password).toEqual({
      status: 422,
      detail: "This password is among the most common ones. Please choose another.",
      paths: ["password"],
    });
  }
});

test("A-02.9 S1 long passwords count to their last character", async () => {
  const app = await createTestApp();
  for (const length of [64, 73, 128]) {
    const stem = "p".repeat(length - 1);
    const email = `length${length}@harbour.example`;
    const created = await app
      .open()
      .send("POST", "/api/auth/sign-up", { json: { ...signUpBody, email, password: `${stem}a` } });
    expect(created.status).toBe(201);
    const signIn = (password: string) =>
      app.open().send("POST", "/api/auth/sign-in", { json: { email, password } });
    expect((await signIn(`${stem}b`)).status).toBe(401);
    expect((await signIn(`${stem}a`)).status).toBe(200);
  }
});

test("A-02.10 PASSWORD_MIN raises the shortest password and its text", async () => {
  const app = await createTestApp({ passwordMin: 12 });
  const response = await app
    .open()
    .send("POST", "/api/auth/sign-up", { json: { ...signUpBody, password: "elevenchars" } });
  expect((await problemOf(response)).detail).toBe("Password should be at least 12 characters.");
});

/** Letters that look like those of `kia`, or are made the same as one by lowering or by Unicode's compatibility forms. */
const lookAlikes = ["k\u0456a@x.co", "ki\u0430@x.co", "\u212Aia@x.co", "k\u0131a@x.co", "K\u0130a@x.co"];

test("S4 signing in does not mind case and space, look-alike letters stay apart", async () => {
  const app = await createTestApp();
  await app.signUp("Kia@x.co");
  const signIn = (email: string) =>
    app.open().send("POST", "/api/auth/sign-in", { json: { email, password: testPassword } });
  expect((await signIn(" kIa@X.co ")).status).toBe(200);
  for (const email of [...lookAlikes, "\uFF4Bia@x.co", "k\u00ADia@x.co", "kia@x\u3002co"]) {
    expect((await signIn(email)).status, email).toBe(400);
    const signUp = app.open().send("POST", "/api/auth/sign-up", { json: { ...signUpBody, email } });
    expect((await signUp).status, email).toBe(400);
    const forgot = app.open().send("POST", "/api/auth/forgot-password", { json: { email } });
    expect((await forgot).status, email).toBe(400);
  }
  expect(await app.database.db.user.count()).toBe(2);
});

test("S8 an operator, a list or null in place of a text is refused", async () => {
  const app = await createTestApp();
  for (const email of [{ contains: "@" }, ["a@x.co"], null, 7, true]) {
    const response = await app.open().send("POST", "/api/auth/sign-in", { json: { email, password: "x" } });
    expect(response.status).toBe(400);
  }
});

test("A-04.4 S9 registering the administrator's address gives nothing, even when the owner's account is gone", async () => {
  const app = await createTestApp();
  await app.database.db.user.deleteMany({ where: { email: ownerEmail } });
  const attacker = await app.signUp(ownerEmail);
  await attacker.send("POST", "/api/auth/sign-in", { json: { email: ownerEmail, password: testPassword } });
  const user = await readSession(attacker);
  expect(user?.isAdmin).toBe(false);
  expect((await attacker.send("GET", "/api/admin/projects")).status).toBe(403);
});

test("A-04.1 signing in notes the time; a verified listed address becomes an administrator", async () => {
  const app = await createTestApp();
  await app.database.db.user.updateMany({ where: { email: ownerEmail }, data: { role: null } });
  app.advance(60_000);
  const owner = await app.signInAsOwner();
  const user = await readSession(owner);
  expect(user?.isAdmin).toBe(true);
  const row = await app.database.db.user.findUniqueOrThrow({ where: { email: ownerEmail } });
  expect(row.lastLoginAt?.toISOString()).toBe("2026-03-02T09:01:00.000Z");
});

test("S39 extra fields in a sign-up change nothing", async () => {
  const app = await createTestApp();
  const extra = {
    isAdmin: true,
    role: "owner",
    id: "x",
    uid: "x",
    emailVerified: true,
    emailVerifiedAt: "2020-01-01",
    createdAt: "2020-01-01",
  };
  await app.open().send("POST", "/api/auth/sign-up", { json: { ...signUpBody, ...extra } });
  const row = await app.database.db.user.findUniqueOrThrow({ where: { email: signUpBody.email } });
  expect(row).toMatchObject({
    role: null,
    emailVerifiedAt: null,
    createdAt: new Date("2026-03-02T09:00:00Z"),
  });
  expect(row.id).not.toBe("x");
});

test("the answer never holds the password's hash or the session's token", async () => {
  const app = await createTestApp();
  const response = await app.open().send("POST", "/api/auth/sign-up", { json: signUpBody });
  const token = response.headers.getSetCookie()[0]?.split(";")[0]?.split("=")[1] ?? "none";
  const text = await response.text();
  expect(text).not.toContain(token);
  expect(text).not.toContain("argon2");
});

import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { mailedToken, mailKindsTo } from "./harness/mailed-link.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const ann = "ann@harbour.example";
const chosen = "copper-lantern-42";

const start = () => createTestApp({ hasGenericAuthErrors: true });
const post = (app: TestApp, call: string, json: object) =>
  app.open().send("POST", `/api/auth/${call}`, { json });
const signUp = (app: TestApp, email: string, password = testPassword) =>
  post(app, "sign-up", { email, password, name: "Ann" });
const reset = async (app: TestApp, email: string) =>
  post(app, "reset-password", { token: await mailedToken(app, email, "reset-password"), password: chosen });

/** Headers that name the request, not the account. */
const drawnAnew: ReadonlySet<string> = new Set(["x-request-id", "traceparent"]);

/** All of a response that could differ. */
async function seen(response: Response) {
  const { requestId: _, ...body } = await readProblem(response);
  const headers = [...response.headers].filter(([name]) => !drawnAnew.has(name));
  return { status: response.status, headers, body };
}

test("A-02.5 S5 with generic errors signing up never reveals whether the address has an account", async () => {
  const app = await start();
  const [taken, free] = [await seen(await signUp(app, ownerEmail)), await seen(await signUp(app, ann))];
  expect(taken).toEqual(free);
  expect(taken.body.detail).toBe(
    "We have sent a mail to this address. Follow its link to choose your password, then sign in.",
  );
  expect(await seen(await signUp(app, ann))).toEqual(free);
  expect(free.headers.map(([name]) => name)).not.toContain("set-cookie");
  expect(await app.database.db.session.count()).toBe(0);
  for (const email of [ownerEmail, ann])
    expect(new Set(await mailKindsTo(app, email))).toEqual(new Set(["password-reset"]));
});

test("A-02.5 S5 nor does trying what was typed there, asking for a link, or a weak password", async () => {
  const app = await start();
  const typed = "whoever-typed-this-7";
  for (const email of [ownerEmail, ann]) await signUp(app, email, typed);
  const asWith = async (email: string) => [
    await seen(await post(app, "sign-in", { email, password: typed })),
    await (await post(app, "forgot-password", { email })).text(),
    await seen(await signUp(app, email, "123456")),
  ];
  expect(await asWith(ann)).toEqual(await asWith(ownerEmail));
  expect(await asWith("nobody@harbour.example")).toEqual(await asWith(ann));
});

test("D-19.22 signing up with the address of an account in the bin is answered like any other, and the mail says that it is closed", async () => {
  const app = await start();
  const free = await seen(await signUp(app, "bob@harbour.example"));
  await signUp(app, ann);
  await reset(app, ann);
  const { db } = app.database;
  await db.user.update({ where: { email: ann }, data: { deletedAt: new Date() } });
  await db.outboxMessage.deleteMany();
  expect(await seen(await signUp(app, ann))).toEqual(free);
  expect(await mailKindsTo(app, ann)).toEqual(["account-closed"]);
  expect(await seen(await post(app, "sign-in", { email: ann, password: testPassword }))).toEqual(
    await seen(await post(app, "sign-in", { email: "nobody@harbour.example", password: testPassword })),
  );
});

test("A-02.5 the mailed link leads a new client in, their address confirmed, under the name that they gave", async () => {
  const app = await start();
  await signUp(app, ann);
  expect((await reset(app, ann)).status).toBe(204);
  const response = await post(app, "sign-in", { email: ann, password: chosen });
  expect(await response.json()).toMatchObject({
    user: { email: ann, displayName: "Ann", emailVerified: true, isAdmin: false },
  });
});

test("A-02.5 an existing account only gets a mail, and nothing of it changes", async () => {
  const app = await start();
  const before = await app.database.db.user.findMany();
  await signUp(app, ownerEmail);
  expect(await app.database.db.user.findMany()).toEqual(before);
  expect((await post(app, "sign-in", { email: ownerEmail, password: testPassword })).status).toBe(200);
});

test("A-02.5 S-06.5 no address gets more than three links an hour by signing up, and the answers do not show it", async () => {
  const app = await start();
  for (const email of [ownerEmail, ann]) {
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await seen(await signUp(app, email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mailKindsTo(app, email)).toHaveLength(3);
  }
  expect(await app.database.db.accountToken.count()).toBe(6);
});

test("A-02.5 five sign-ups of a new address at once make one account", async () => {
  const app = await start();
  const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(app, ann)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect(await app.database.db.user.count()).toBe(2);
  expect((await reset(app, ann)).status).toBe(204);
});

import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import { createThrottle } from "../src/throttle/throttle.ts";
import { dayMs, hourMs, minuteMs } from "../src/time-units.ts";
import { readProblem } from "./harness/answers.ts";
import type { SendOptions } from "./harness/browser.ts";
import { testDatabaseTimeouts } from "./harness/database-timeouts.ts";
import { testPassword, testPasswords } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const ann = "ann@harbour.example";
const here = "203.0.113.7";
const elsewhere = "198.51.100.9";

function signIn(
  app: TestApp,
  { email = ann, password = "wrong-password", from = here, headers = {} }: SignInOptions = {},
): Promise<Response> {
  return app.open(from).send("POST", "/api/auth/sign-in", { json: { email, password }, headers });
}

interface SignInOptions {
  email?: string;
  password?: string;
  from?: string;
  headers?: NonNullable<SendOptions["headers"]>;
}

const repeat = async (times: number, act: (index: number) => Promise<Response>): Promise<number[]> => {
  const statuses = [];
  for (let index = 0; index < times; index++) statuses.push((await act(index)).status);
  return statuses;
};

async function appWithAnn(overrides: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const app = await createTestApp(overrides);
  await app.signUp(ann);
  return app;
}

test("S6 S-06.3 ten wrong passwords from one address are answered as such, the eleventh is 429 with Retry-After", async () => {
  const app = await appWithAnn();
  expect(await repeat(10, () => signIn(app))).toEqual(Array.from({ length: 10 }, () => 401));
  app.advance(5 * minuteMs);
  const eleventh = await signIn(app);
  expect(await readProblem(eleventh)).toMatchObject({
    status: 429,
    code: "too-many-requests",
    detail: "Too many attempts. Please try again in 10 minutes.",
  });
  expect(eleventh.headers.get("retry-after")).toBe("600");
});

test("S6 the right password from that address is refused too, until fifteen minutes have passed", async () => {
  const app = await appWithAnn();
  await repeat(10, () => signIn(app));
  expect((await signIn(app, { password: testPassword })).status).toBe(429);
  app.advance(15 * minuteMs - 1000);
  expect((await signIn(app, { password: testPassword })).status).toBe(429);
  app.advance(1000);
  expect((await signIn(app, { password: testPassword })).status).toBe(200);
});

test("tries that were counted while the clock was a year ahead lock nobody out once it is right", async () => {
  const app = await createTestApp();
  app.advance(365 * dayMs);
  await app.signUp(ann);
  await repeat(11, () => signIn(app));
  expect((await signIn(app, { password: testPassword })).status).toBe(429);
  app.advance(-365 * dayMs);
  expect((await signIn(app, { password: testPassword })).status).toBe(200);
  expect(await repeat(11, () => signIn(app))).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const last = await signIn(app);
  expect(last.headers.get("retry-after")).toBe("900");
});

test("S6 A-02.11 from another address the account can still be signed in to: nobody is locked out", async () => {
  const app = await appWithAnn();
  await repeat(11, () => signIn(app));
  expect((await signIn(app, { password: testPassword, from: elsewhere })).status).toBe(200);
});

test("S6 a success in between gives no further attempts, and costs none", async () => {
  const app = await appWithAnn();
  await app.signUp("mallory@forge.example");
  await repeat(9, () => signIn(app));
  const own = { email: "mallory@forge.example", password: testPassword };
  expect(await repeat(5, () => signIn(app, own))).toEqual([200, 200, 200, 200, 200]);
  expect(await repeat(2, () => signIn(app))).toEqual([401, 429]);
});

test("S6 a burst at once gets no more attempts than one after the other", async () => {
  const app = await appWithAnn();
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(app)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("forty right passwords at once are forty sign-ins", async () => {
  const app = await appWithAnn();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signIn(app, { password: testPassword })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
});

test("S69 right passwords that one network sends again and again keep nobody of another network waiting for all of them", async () => {
  const order: string[] = [];
  const passwords = {
    ...testPasswords,
    verify: async (...given: Parameters<typeof testPasswords.verify>) => {
      await delay(20);
      return testPasswords.verify(...given);
    },
  };
  const app = await appWithAnn({ passwords });
  const enter = async (from: string) => {
    const { status } = await signIn(app, { password: testPassword, from });
    order.push(from);
    return status;
  };
  const crowd = Array.from({ length: 40 }, () => enter(here));
  const statuses = await Promise.all([...crowd, enter(elsewhere)]);
  expect(statuses).toEqual(statuses.map(() => 200));
  // Four are under way before it, and one of the crowd has its turn before it.
  expect(order.indexOf(elsewhere)).toBeLessThan(12);
});

test("A-02.12 thirty wrong passwords within a day are all that one address has for one account", async () => {
  const app = await appWithAnn();
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    statuses.push(...(await repeat(9, () => signIn(app))));
    app.advance(16 * minuteMs);
  }
  expect(statuses).toEqual([
    ...Array.from({ length: 30 }, () => 401),
    ...Array.from({ length: 6 }, () => 429),
  ]);
  expect((await signIn(app, { password: testPassword, from: elsewhere })).status).toBe(200);
});

test("S6 asking for twenty different unknown addresses runs into 429", async () => {
  const app = await appWithAnn();
  const statuses = await repeat(20, (index) => signIn(app, { email: `nobody${index}@harbour.example` }));
  expect(statuses).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    ...Array.from({ length: 10 }, () => 429),
  ]);
});

test("S6 after twenty different unknown addresses in a day the answers reveal nothing more, the right password still works", async () => {
  const app = await appWithAnn();
  for (let round = 0; round < 3; round++) {
    await repeat(7, (index) => signIn(app, { email: `nobody${round}-${index}@harbour.example` }));
    app.advance(16 * minuteMs);
  }
  const known = await readProblem(await signIn(app));
  const unknown = await readProblem(await signIn(app, { email: "another@harbour.example" }));
  for (const problem of [known, unknown])
    expect(problem).toMatchObject({ status: 401, detail: "Authentication failed. Please try again." });
  expect(known.errors).toEqual(unknown.errors);
  expect((await signIn(app, { password: testPassword })).status).toBe(200);
});

test("S6 one mistyped address asked for again and again counts once as an unknown one", async () => {
  const app = await appWithAnn();
  for (let round = 0; round < 3; round++) {
    await repeat(9, () => signIn(app, { email: "anne@harbour.example" }));
    app.advance(16 * minuteMs);
  }
  expect(await readProblem(await signIn(app))).toMatchObject({ detail: "Incorrect password." });
});

test("S7 headers that anybody can send make no other address", async () => {
  const app = await appWithAnn();
  const statuses = await repeat(11, (index) =>
    signIn(app, {
      headers: {
        "x-forwarded-for": `192.0.2.${index}`,
        "x-real-ip": `192.0.2.${index}`,
        forwarded: `for=192.0.2.${index}`,
      },
    }),
  );
  expect(statuses.at(-1)).toBe(429);
  const warnings = app.logged.filter(({ msg }) => String(msg).includes("TRUST_PROXY"));
  expect(warnings).toHaveLength(1);
});

test("S7 behind a trusted proxy the address is the last one of X-Forwarded-For, not what the visitor put before it", async () => {
  const app = await appWithAnn({ isBehindProxy: true });
  const from = (list: string) => signIn(app, { headers: { "x-forwarded-for": list } });
  const statuses = await repeat(11, (index) => from(`192.0.2.${index}, 203.0.113.50`));
  expect(statuses.at(-1)).toBe(429);
  expect((await from("203.0.113.50, 203.0.113.51")).status).toBe(401);
});

test("S7 the neighbours in one IPv6 network count as one visitor", async () => {
  const app = await appWithAnn();
  const statuses = await repeat(11, (index) => signIn(app, { from: `2001:db8:1:${index + 1}::1` }));
  expect(statuses.at(-1)).toBe(429);
  expect((await signIn(app, { from: "2001:db8:2:1::1" })).status).toBe(401);
});

test("S7 the counts are in the database: another process, or the same one restarted, continues them", async () => {
  const app = await appWithAnn();
  const attempt = { name: "try", subject: "somebody", limit: 3, windowMs: hourMs };
  const throttle = createThrottle(app.database);
  for (let i = 0; i < 3; i++) expect(await throttle.take(attempt)).toBeUndefined();
  const other = openDatabase(app.target, testDatabaseTimeouts);
  const elsewhereThrottle = createThrottle({ db: other.db, clock: app.database.clock });
  const refused = await elsewhereThrottle.take(attempt);
  await other.close();
  expect([refused?.code, refused?.details.retryAfterS]).toEqual(["too-many-requests", 3600]);
});

test("S-06.3 of a hundred attempts at once from two processes exactly the limit gets through", async () => {
  const app = await createTestApp();
  const other = openDatabase(app.target, testDatabaseTimeouts);
  const throttles = [app.database.db, other.db].map((db) =>
    createThrottle({ db, clock: app.database.clock }),
  );
  const attempt = { name: "try", subject: ["somebody", "somewhere"], limit: 17, windowMs: hourMs };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => throttles[index % 2]?.take(attempt)),
  );
  await other.close();
  expect(answers.filter((refused) => refused === undefined)).toHaveLength(17);
});

test("S-06.3 no address and no account is readable among the counts", async () => {
  const app = await appWithAnn();
  await signIn(app);
  const text = JSON.stringify(await app.database.db.throttle.findMany());
  for (const secret of [here, ann, "sign-in"]) expect(text).not.toContain(secret);
});

test("S6 after twenty different registered addresses in a day nobody signs up from that network, and no answer says more", async () => {
  const app = await appWithAnn();
  const at = new Date();
  const emails = Array.from({ length: 22 }, (_, index) => `client${index}@harbour.example`);
  await app.database.db.user.createMany({
    data: emails.map((email) => ({ id: email, email, displayName: "C", createdAt: at, updatedAt: at })),
  });
  const signUp = async (email: string, from = here) =>
    app.open(from).send("POST", "/api/auth/sign-up", { json: { email, password: testPassword, name: "N" } });
  // One address asked for again and again is one.
  expect(await repeat(5, () => signUp(ann))).toEqual([409, 409, 409, 409, 409]);
  expect(await repeat(19, (index) => signUp(emails[index] ?? ""))).toEqual(
    Array.from({ length: 19 }, () => 409),
  );
  const [taken, free, known] = [
    await signUp(emails[20] ?? ""),
    await signUp("nobody@harbour.example"),
    await signUp(ann),
  ];
  const [first, ...others] = await Promise.all([taken, free, known].map(readProblem));
  expect(first).toMatchObject({ status: 429, detail: "Too many attempts. Please try again in 24 hours." });
  for (const other of others) expect({ ...other, requestId: "" }).toEqual({ ...first, requestId: "" });
  expect((await signUp("nobody@harbour.example", elsewhere)).status).toBe(201);
  expect((await signIn(app, { password: testPassword })).status).toBe(200);
});

test("S-06.4 an address is not flooded by making and deleting its account over and over, from wherever", async () => {
  const app = await createTestApp();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++) {
    const browser = app.open(`198.51.100.${round}`);
    const json = { email: round % 2 ? ann : ann.toUpperCase(), password: testPassword, name: "Ann" };
    statuses.push((await browser.send("POST", "/api/auth/sign-up", { json })).status);
    await browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  app.advance(24 * hourMs);
  await app.signUp(ann);
});

test("S-06.4 sign-ups from one address are limited, from another they are allowed", async () => {
  const app = await createTestApp({ signUpsPerHour: 3 });
  const signUp = (index: number, from: string) =>
    app.open(from).send("POST", "/api/auth/sign-up", {
      json: { email: `new${index}@harbour.example`, password: testPassword, name: "New" },
    });
  expect(await repeat(4, (index) => signUp(index, here))).toEqual([201, 201, 201, 429]);
  expect((await signUp(9, elsewhere)).status).toBe(201);
  app.advance(hourMs);
  expect((await signUp(10, here)).status).toBe(201);
});

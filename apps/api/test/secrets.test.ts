import { endpoints } from "@sitewright/contracts";
import { startOpenIdProvider } from "@sitewright/openid-provider";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "../src/deps.ts";
import { defaultSettings } from "../src/jobs/agent-settings.ts";
import { createOutboxWorker } from "../src/outbox/worker.ts";
import type { Browser } from "./harness/browser.ts";
import { openCookieJar } from "./harness/cookie-jar.ts";
import { endpointCalls } from "./harness/endpoint-calls.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { mailedToken } from "./harness/mailed-link.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const client = { clientId: "agency.apps.example", clientSecret: "canary-secret-of-the-client" };
const callback = "/api/auth/google/callback";
const newPassword = "canary-new-password-71";

async function start() {
  const person = { sub: "1090", email: "gail@harbour.example", email_verified: true };
  const redirectUris = [`${testOrigin}${callback}`];
  const provider = await startOpenIdProvider({ ...client, redirectUris, person });
  onTestFinished(provider.stop);
  return createTestApp({ google: { ...client, issuer: provider.issuer } });
}

const tokenOf = (cookie: string | undefined): string => cookie?.split("=")[1] ?? "no cookie";

/** To Google and back, once as it should be and once with the code used up; the secrets on the way. */
async function goByGoogle(app: TestApp): Promise<string[]> {
  const jar = openCookieJar(app);
  const begun = await jar.get("/api/auth/google");
  const attempt = jar.cookies.get("__Host-google-attempt") ?? "";
  const { state, nonce, verifier } = JSON.parse(Buffer.from(attempt, "base64url").toString());
  const answer = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  await jar.get(back.pathname + back.search);
  const session = jar.cookies.get("__Host-session") ?? "none";
  jar.cookies.set("__Host-google-attempt", attempt);
  await jar.get(back.pathname + back.search);
  return [attempt, state, nonce, verifier, session, back.searchParams.get("code") ?? "", client.clientSecret];
}

/** Everything by which somebody gets in: signing up, the mailed links, a changed password, signing in, failing to. */
async function goByPassword(app: TestApp, ann: Browser): Promise<string[]> {
  const secrets = [testPassword, newPassword, tokenOf(ann.cookie)];
  const post = (path: string, json: unknown) => ann.send("POST", path, { json });
  secrets.push(await mailedToken(app, annEmail, "verify-email"));
  await post("/api/auth/verify-email", { token: secrets.at(-1) });
  await post("/api/auth/verify-email", { token: secrets.at(-1) });
  await post("/api/account/password", { currentPassword: testPassword, newPassword });
  secrets.push(tokenOf(ann.cookie));
  await post("/api/auth/forgot-password", { email: annEmail });
  secrets.push(await mailedToken(app, annEmail, "reset-password"));
  await post("/api/auth/reset-password", { token: secrets.at(-1), password: testPassword });
  await post("/api/auth/reset-password", { token: secrets.at(-1), password: testPassword });
  await post("/api/auth/sign-in", { email: annEmail, password: newPassword });
  await post("/api/auth/sign-in", { email: annEmail, password: testPassword });
  secrets.push(tokenOf(ann.cookie));
  return secrets;
}

async function sendAll({ database }: TestApp): Promise<void> {
  const worker = createOutboxWorker({
    ...database,
    transport: {
      name: "resend",
      isOncePerKey: true,
      send: async () => ({ outcome: "sent", providerId: "1" }),
    },
    workerId: "w",
    now: () => new Date(),
    random: () => 1,
    schedule: () => () => {},
    report: () => {},
    settings: defaultSettings,
    newId,
  });
  while ((await worker.runBatch()) > 0);
}

test("S63 after a whole journey no secret is in the log, in a refusal, in a mail that was sent, or readable in a table", async () => {
  const app = await start();
  const ann = await app.signUp(annEmail);
  const secrets = [...(await goByPassword(app, ann)), ...(await goByGoogle(app))];
  expect(new Set(secrets).size).toBeGreaterThan(13);
  for (const secret of secrets) expect(secret.length, secret).toBeGreaterThan(15);
  const objects = await createObjects(app, ann);
  await sendAll(app);
  const refusals: string[] = [];
  for (const { name, method } of endpoints) {
    const { path, ...options } = endpointCalls[name](objects);
    const response = await app
      .open()
      .send(method, `${path}${path.includes("?") ? "&" : "?"}token=${secrets[3]}`, {
        ...options,
        headers: {
          ...options.headers,
          cookie: "__Host-session=forged",
          authorization: `Bearer ${secrets[4]}`,
        },
      });
    if (response.status >= 400) refusals.push(await response.text());
  }
  const mails = JSON.stringify(await app.database.db.outboxMessage.findMany());
  const tokens = JSON.stringify(await app.database.db.accountToken.findMany());
  const sessions = JSON.stringify(await app.database.db.session.findMany());
  const places = { log: JSON.stringify(app.logged), refusals: refusals.join(), mails, tokens, sessions };
  for (const [place, text] of Object.entries(places))
    for (const secret of secrets) expect(text, place).not.toContain(secret);
});

test("S63 an administrator cannot read a link of a mail to somebody, unless mails are only stored locally", async () => {
  const app = await createTestApp();
  await app.open().send("POST", "/api/auth/forgot-password", { json: { email: ownerEmail } });
  const token = await mailedToken(app, ownerEmail, "reset-password");
  const { id } = await app.database.db.outboxMessage.findFirstOrThrow({ where: { kind: "password-reset" } });
  const owner = await app.signInAsOwner();
  const read = async () => (await owner.send("GET", `/api/admin/outbox/${id}`)).text();
  for (const [status, transport] of [
    ["pending", null],
    ["sending", null],
    ["dead", null],
    ["cancelled", null],
  ] as const) {
    await app.database.db.outboxMessage.update({ where: { id }, data: { status, transport } });
    expect(await read(), status).not.toContain(token);
  }
  await app.database.db.outboxMessage.update({ where: { id }, data: { status: "sent", transport: "local" } });
  expect(await read()).toContain(token);
});

test("S63 S64 a person who has only a session cannot take a link for choosing a password out of the archive", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  await ann.send("POST", "/api/auth/forgot-password", { json: { email: annEmail } });
  const tokens = [
    await mailedToken(app, annEmail, "verify-email"),
    await mailedToken(app, annEmail, "reset-password"),
  ];
  const archive = await (await ann.send("GET", "/api/account/export")).arrayBuffer();
  const text = Object.values(unzipSync(new Uint8Array(archive)))
    .map((file) => strFromU8(file))
    .join();
  expect(text).toContain("password-reset");
  for (const token of tokens) expect(text).not.toContain(token);
});

test("S63 a name made to look like a record stays inside one", async () => {
  const app = await createTestApp();
  const forged = '\n{"level":60,"msg":"forged"}';
  await app.open().send("GET", `/api/profiles/${encodeURIComponent(forged)}`, {
    headers: { "user-agent": "{level:60}", "x-request-id": "forged" },
  });
  const ann = await app.signUp(annEmail, `Ann${forged}`);
  await ann.send("POST", "/api/contact", { json: { name: forged, email: annEmail, message: forged } });
  expect(app.logged.filter(({ msg, level }) => msg === "forged" || level === 60)).toEqual([]);
  expect(app.logged.filter(({ requestId }) => requestId === "forged")).toEqual([]);
  expect(app.logged).toHaveLength(3);
});

test("S63 the log has no address that shows a draft, confirms or ends a subscription", async () => {
  const app = await createTestApp();
  const secret = "canary-of-a-link";
  for (const path of ["/news/preview", "/og/news/preview", "/newsletter/confirm", "/unsubscribe"]) {
    await app.open().send("GET", `${path}/${secret}`);
    await app.open().send("POST", `${path}/${secret}?x=${secret}`);
  }
  expect(app.logged.filter(({ path }) => path !== undefined).length).toBeGreaterThan(7);
  expect(JSON.stringify(app.logged)).not.toContain(secret);
});

test("S63 signing in, failing to, and what is forbidden are logged with whose account it was about", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email: annEmail } });
  const last = () => app.logged.at(-1);
  const signIn = (email: string, password: string) =>
    app.open().send("POST", "/api/auth/sign-in", { json: { email, password } });
  await signIn(annEmail, testPassword);
  expect(last()).toMatchObject({ path: "/api/auth/sign-in", status: 200, userId: id });
  await signIn(annEmail, "wrong-password");
  expect(last()).toMatchObject({ path: "/api/auth/sign-in", status: 401, userId: id, level: 40 });
  await signIn("nobody@x.example", "wrong-password");
  expect(last()).toMatchObject({ path: "/api/auth/sign-in", status: 401, level: 40 });
  expect(last()).not.toHaveProperty("userId");
  await ann.send("GET", "/api/admin/projects");
  expect(last()).toMatchObject({ path: "/api/admin/projects", status: 403, userId: id, level: 40 });
  await ann.send("POST", "/api/account/password", {
    json: { currentPassword: "wrong-password", newPassword },
  });
  expect(last()).toMatchObject({ path: "/api/account/password", status: 422, userId: id });
});

import { endpoints, isStaffAccess, isTokenAccess } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { completeAnswers } from "./harness/complete-answers.ts";
import { addStaff } from "./harness/endpoint-objects.ts";
import { bearer } from "./harness/endpoint-samples.ts";
import { testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const writes = endpoints.filter(({ method }) => method !== "GET");

async function countRows({ database: { db } }: TestApp): Promise<number[]> {
  return Promise.all([
    db.user.count(),
    db.session.count(),
    db.draft.count(),
    db.project.count(),
    db.upload.count(),
    db.outboxMessage.count(),
    db.accountToken.count(),
    db.savedDesign.count(),
    db.ndaRecord.count(),
    db.clientDocument.count(),
    db.contactMessage.count(),
  ]);
}

const concrete = (path: string) => path.replace(/:\w+/g, "some-id");

const foreign: Record<string, Record<string, string | undefined>> = {
  "another site's Origin": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  "another site's Origin alone": { origin: "https://evil.example", "sec-fetch-site": undefined },
  "Origin null": { origin: "null", "sec-fetch-site": undefined },
  "no Origin, Sec-Fetch-Site cross-site": { origin: undefined, "sec-fetch-site": "cross-site" },
  "no Origin, Sec-Fetch-Site same-site": { origin: undefined, "sec-fetch-site": "same-site" },
  "our host as a prefix": { origin: "https://app.example.com.evil.example", "sec-fetch-site": undefined },
  "http for https": { origin: "http://app.example.com", "sec-fetch-site": undefined },
};

// One application for all calls: each is refused, and what one of them changed would show at the end.
test("S20 a write that another site caused is refused and changes nothing, whichever call it is", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const before = await countRows(app);
  for (const { name, method, path } of writes)
    for (const [from, headers] of Object.entries(foreign)) {
      const response = await browser.send(method, concrete(path), { json: {}, headers });
      expect.soft(response.status, `${name} with ${from}`).toBe(403);
      expect.soft((await readProblem(response)).code, `${name} with ${from}`).toBe("cross-site");
    }
  expect(await countRows(app)).toEqual(before);
});

test("S20 a caller that is no browser sends neither header and is let through", async () => {
  const app = await createTestApp();
  const response = await app.open().send("POST", "/api/auth/sign-in", {
    json: { email: "owner@sitewright.example", password: testPassword },
    headers: { origin: undefined, "sec-fetch-site": undefined },
  });
  expect(response.status).toBe(200);
});

test("S22 signing in from another site is refused", async () => {
  const app = await createTestApp();
  const response = await app.open().send("POST", "/api/auth/sign-in", {
    json: { email: "owner@sitewright.example", password: testPassword },
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a page of this server that was opened under another name is sent to the right address", async () => {
  const app = await createTestApp();
  const send = (host: string) =>
    app.open().send("POST", "/api/auth/sign-in", {
      json: {},
      headers: { origin: "https://www.agency.example", host, "sec-fetch-site": "same-origin" },
    });
  expect(await readProblem(await send("www.agency.example"))).toMatchObject({
    code: "cross-site",
    detail: `This page was opened at https://www.agency.example, where nothing can be sent. Please open it at ${testOrigin}.`,
  });
  expect((await readProblem(await send("agency.example"))).detail).toBeUndefined();
});

const jsonWrites = writes.filter((endpoint) => "body" in endpoint && !("bodyType" in endpoint));
const otherTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  undefined,
];

test("S21 every call with a body accepts only JSON: 415 for anything else", async () => {
  const app = await createTestApp();
  const [ann, owner] = [await app.signUp("ann@harbour.example"), await app.signInAsOwner()];
  const { invitationToken } = await addStaff(app);
  const before = await countRows(app);
  for (const { name, method, path, access } of jsonWrites) {
    const link = isTokenAccess(access) ? bearer(invitationToken) : {};
    // A profile's version is a digest, others are numbered.
    const version = name === "updateProfile" ? "0".repeat(32) : "1";
    for (const type of otherTypes) {
      const response = await (isStaffAccess(access) ? owner : ann).send(method, concrete(path), {
        body: "{}",
        headers: { "content-type": type, "idempotency-key": "some-key-1", "if-match": version, ...link },
      });
      expect.soft(response.status, `${name} with ${type}`).toBe(415);
    }
  }
  expect(await countRows(app)).toEqual(before);
});

test("S24 no answer lets another origin read it", async () => {
  const app = await createTestApp();
  const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
  for (const [method, path] of [
    ["OPTIONS", "/api/projects"],
    ["GET", "/api/auth/session"],
  ] as const) {
    const response = await app.open().send(method, path, { headers });
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("S-02.1 bad input answers 400 or 422 with the field's path, and nothing is stored", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const before = await countRows(app);
  const send = (json: unknown) =>
    browser.send("POST", "/api/projects", { json, headers: { "idempotency-key": "key-12345" } });
  const wrongType = await readProblem(await send({ formData: { businessName: 7 } }));
  expect([wrongType.status, wrongType.errors?.[0]?.path]).toEqual([400, "formData.businessName"]);
  const incomplete = await readProblem(await send(completeAnswers({ businessName: " ", pages: [] })));
  expect(incomplete.status).toBe(422);
  expect(incomplete.errors?.map(({ path }) => path)).toEqual(["formData.businessName", "formData.pages"]);
  expect(await countRows(app)).toEqual(before);
});

test("S-02.4 what is missing or of the wrong kind is said in plain words, also in the field that the first clients read", async () => {
  const app = await createTestApp();
  const ask = async (json: unknown) => readProblem(await app.open().send("POST", "/api/contact", { json }));
  const wrong = await ask({ name: 7, email: "ann@harbour.example" });
  expect(wrong.errors).toEqual([
    { path: "name", message: "This is of the wrong kind." },
    { path: "message", message: "This is missing." },
  ]);
  expect(wrong.error).toBe("This is of the wrong kind.");
  const named = { name: " ", email: "ann@harbour.example", message: "Hello" };
  expect((await ask(named)).error).toBe("Please enter your name.");
});

test("S-02.2 an unknown address under /api answers 404 as a JSON problem", async () => {
  const app = await createTestApp();
  for (const path of ["/api", "/api/", "/api/nothing", "/api/projects/x/y/z", "/API/projects"]) {
    const response = await app.open().send("GET", path);
    expect(response.status, path).toBe(404);
  }
  expect((await readProblem(await app.open().send("GET", "/api/nothing"))).code).toBe("not-found");
});

test("S-02.3 a server error answers 500 with a request id, and says nothing else", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await app.database.db.$executeRaw`DROP TABLE idempotency_records`;
  const response = await browser.send("POST", "/api/projects", {
    json: completeAnswers(),
    headers: { "idempotency-key": "key-12345" },
  });
  const problem = await readProblem(response);
  expect(problem).toEqual({
    type: "about:blank",
    title: "Something went wrong on our side.",
    status: 500,
    code: "internal-error",
    error: "Something went wrong on our side.",
    requestId: response.headers.get("x-request-id"),
  });
  const record = app.logged.find(({ msg }) => msg === "request failed");
  expect(record).toMatchObject({ requestId: problem.requestId, path: "/api/projects" });
  expect(JSON.stringify(record)).not.toContain("Harbour Bakery");
});

test("a known address with another method answers 405 and names those that it takes", async () => {
  const app = await createTestApp();
  const response = await app.open().send("GET", "/api/auth/sign-out");
  expect((await readProblem(response)).code).toBe("method-not-allowed");
  expect(response.headers.get("allow")).toBe("POST");
});

test("S40 keys that could change prototypes are refused or ignored", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const body = `{"email":"b@x.co","password":"${testPassword}","name":"B","__proto__":{"isAdmin":true}}`;
  const headers = { "content-type": "application/json" };
  expect((await app.open().send("POST", "/api/auth/sign-up", { body, headers })).status).toBe(400);
  const nested = `{"formData":{"\\u005f_proto__":{"isAdmin":true}}}`;
  const key = { ...headers, "idempotency-key": "key-12345" };
  expect((await browser.send("POST", "/api/projects", { body: nested, headers: key })).status).toBe(400);
  const json = { ...completeAnswers(), constructor: { prototype: { isAdmin: true } } };
  expect((await browser.send("POST", "/api/projects", { json, headers: key })).status).toBe(201);
  expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  expect((await browser.send("GET", "/api/admin/projects")).status).toBe(403);
});

test("S40 of a repeated JSON key the last counts; a repeated query parameter is refused", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const body = `{"email":"x@x.co","email":"ann@harbour.example","password":"${testPassword}"}`;
  const headers = { "content-type": "application/json" };
  expect((await app.open().send("POST", "/api/auth/sign-in", { body, headers })).status).toBe(200);
  const twice = await readProblem(await browser.send("GET", "/api/projects?limit=5&limit=6"));
  expect([twice.status, twice.errors?.[0]?.path]).toEqual([400, "limit"]);
});

test("S41 more than 1 MB is 413, announced or not, without being read to the end", async () => {
  const app = await createTestApp();
  const headers = { "content-type": "application/json" };
  const announced = await app
    .open()
    .send("POST", "/api/auth/sign-in", { body: `"${"x".repeat(1_048_577)}"`, headers });
  expect(announced.status).toBe(413);
  let sentBytes = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sentBytes += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  const request = new Request("http://localhost/api/auth/sign-in", {
    method: "POST",
    headers,
    body: endless,
    duplex: "half",
  });
  expect((await app.app.request(request)).status).toBe(413);
  expect(sentBytes).toBeLessThan(2_000_000);
});

test("S41 deep nesting, broken JSON, other encodings and text that cannot be stored are 400 or 415", async () => {
  const app = await createTestApp();
  const send = (body: string | Uint8Array, extra: Record<string, string> = {}) =>
    app
      .open()
      .send("POST", "/api/auth/sign-in", { body, headers: { "content-type": "application/json", ...extra } });
  const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
  expect((await send(deep)).status).toBe(400);
  expect((await send('{"email":')).status).toBe(400);
  expect((await send(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400);
  expect((await send('{"email":"a@x.co","password":"\\ud800"}')).status).toBe(400);
  expect((await send('{"email":"a@x.co","password":"\\u0000"}')).status).toBe(400);
  expect((await send("{}", { "content-encoding": "gzip" })).status).toBe(415);
});

test("S60 every kind of answer carries the safe headers, and JSON is not kept by caches", async () => {
  const app = await createTestApp();
  for (const path of ["/healthz", "/api/auth/session", "/api/projects", "/api/nothing", "/nothing"]) {
    const { headers } = await app.open().send("GET", path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000");
    expect(headers.get("x-powered-by"), path).toBeNull();
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    if (path.startsWith("/api/")) expect(headers.get("cache-control"), path).toBe("no-store");
  }
});

test("S60 without https no HSTS is sent", async () => {
  const app = await createTestApp({ appUrl: "http://localhost:3000" });
  expect((await app.open().send("GET", "/healthz")).headers.get("strict-transport-security")).toBeNull();
});

test("S-08.1 readiness fails while draining, liveness does not", async () => {
  const app = await createTestApp();
  const statuses = async () =>
    Promise.all(["/healthz", "/readyz"].map(async (path) => (await app.open().send("GET", path)).status));
  expect(await statuses()).toEqual([200, 200]);
  app.readiness.startDraining();
  expect(await statuses()).toEqual([200, 503]);
});

test("S-08.31 of the looks at a process that stops the first no is logged, and as no error", async () => {
  const app = await createTestApp();
  const look = () => app.open().send("GET", "/readyz");
  await look();
  app.readiness.startDraining();
  for (let looks = 0; looks < 3; looks++) await look();
  const records = app.logged.filter(({ path }) => path === "/readyz");
  expect(records).toMatchObject([
    { status: 200, level: 30 },
    { status: 503, level: 30 },
  ]);
});

test("S-08.2 each request leaves one record with id, status and person, without query or body", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await browser.send("GET", "/api/draft?project=SECRETPROJECT");
  const record = app.logged.findLast(({ path }) => path === "/api/draft");
  expect(record).toMatchObject({
    method: "GET",
    status: 404,
    requestId: expect.any(String),
    userId: expect.any(String),
  });
  const all = JSON.stringify(app.logged);
  for (const secret of [testPassword, browser.cookie?.split("=")[1] ?? "none", "SECRETPROJECT"])
    expect(all).not.toContain(secret);
});

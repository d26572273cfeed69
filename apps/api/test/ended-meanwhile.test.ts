import { type Endpoint, endpoints, isTokenAccess, type StaffRole } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { secretDigest } from "../src/auth/secret-digest.ts";
import type { Browser } from "./harness/browser.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";
import { mailedToken } from "./harness/mailed-link.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

interface SlowCall {
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly body?: string | Uint8Array | FormData;
  readonly headers?: Record<string, string | undefined>;
}

/** Sends a call whose body is read, after the caller was admitted, only once `meanwhile` has happened. */
async function sendSlowly(
  { app }: TestApp,
  { cookie }: Browser,
  { method, path, json, body, headers }: SlowCall,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const whole = new Request(testOrigin, { method, body: body ?? JSON.stringify(json) });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const type = json === undefined ? whole.headers.get("content-type") : "application/json";
  const sent = { cookie, origin: testOrigin, "content-type": type ?? undefined, ...headers };
  const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const init = { method, body: stream, headers: given, duplex: "half" } as const;
  return (await app.request(path, init)).status;
}

/** All calls of somebody who is signed in that have a body. */
const slowable = (endpoints as readonly Endpoint[]).filter(
  ({ access, body, bodyType }) =>
    access !== "public" && !isTokenAccess(access) && (body !== undefined || bodyType === "multipart"),
);

test("S17 whoever is signed out while the body of a call arrives does nothing by it, whatever the call", async () => {
  const { app, objects, as } = await createFurnishedApp();
  const { db } = app.database;
  const owner = as("owner");
  const id = secretDigest(owner.cookie?.split("=")[1] ?? "");
  const session = await db.session.findUniqueOrThrow({ where: { id } });
  const tables = () =>
    Promise.all([db.auditEntry.count(), db.outboxMessage.count(), db.upload.count(), db.draft.count()]);
  const before = await tables();
  for (const { name, method } of slowable) {
    const call = endpointCalls[name as EndpointName](objects);
    const signOut = () => db.session.delete({ where: { id } });
    expect(await sendSlowly(app, owner, { method, ...call }, signOut), name).toBe(401);
    await db.session.create({ data: session });
  }
  expect(slowable.length).toBeGreaterThan(25);
  expect(await tables()).toEqual(before);
});

test.each([["manager", "editor"] as const, ["manager", null] as const])(
  "S17 S77 a %s who becomes %s while a mail to a client arrives does not send it",
  async (_, role: StaffRole | null) => {
    const app = await createTestApp();
    const { db } = app.database;
    const [owner, manager] = [await app.signInAsOwner(), await app.signInAs("manager")];
    const { id } = await db.user.findUniqueOrThrow({ where: { email: "manager@staff.example" } });
    const json = { to: "ann@harbour.example", subject: "Your invoice", message: "Please pay." };
    const path = `/api/admin/staff/${id}`;
    const status = await sendSlowly(
      app,
      manager,
      { method: "POST", path: "/api/send-admin-email", json },
      async () => owner.send(role ? "PUT" : "DELETE", path, role ? { json: { role } } : {}),
    );
    expect([status, await db.outboxMessage.count({ where: { kind: "staff-message" } })]).toEqual([401, 0]);
  },
);

test("S10 who signed up under another person's address cannot delete the account once its owner has taken it over", async () => {
  const app = await createTestApp();
  const email = "ann@harbour.example";
  const attacker = await app.signUp(email);
  const deletion = { method: "DELETE", path: "/api/account", json: { confirm: "DELETE" } };
  const password = "another kettle of violets";
  const status = await sendSlowly(app, attacker, deletion, async () => {
    await app.open().send("POST", "/api/auth/forgot-password", { json: { email } });
    const token = await mailedToken(app, email, "reset-password");
    await app.open().send("POST", "/api/auth/reset-password", { json: { token, password } });
  });
  expect(status).toBe(401);
  const answer = await app.open().send("POST", "/api/auth/sign-in", { json: { email, password } });
  expect(answer.status).toBe(200);
});

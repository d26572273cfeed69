import { type Endpoint, endpoints, isStaffAccess, isTokenAccess } from "@sitewright/contracts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { rowsAt } from "./harness/archives.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { invitedEmail } from "./harness/endpoint-samples.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";
import type { TestApp } from "./harness/test-app.ts";

const marker = "canary";
const date = "1999-12-31T23:59:59.000Z";

/** Fields that a body must not be able to set: columns of the schema, and names that other products have for them. */
const forbidden: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ["isAdmin", "is_admin", "admin", "emailVerified", "verified"].map((name) => [name, true]),
  ),
  ...Object.fromEntries(
    ["createdAt", "updatedAt", "submittedAt", "finalizedAt", "emailVerifiedAt", "sentAt", "readAt"]
      .concat(["lastLoginAt", "expiresAt", "absoluteExpiresAt", "runAt"])
      .map((name) => [name, date]),
  ),
  ...Object.fromEntries(
    ["version", "order", "position", "pageCount", "attempts", "sizeBytes"].map((name) => [name, 424_242]),
  ),
  ...Object.fromEntries(
    ["id", "uid", "userId", "user_id", "clientId", "ownerId", "projectId", "role", "roles", "status"]
      .concat(["passwordHash", "username", "uploadedBy", "uploadedByEmail", "editedBy", "actorId"])
      .concat(["signerName", "signerEmail", "recipient", "storagePath", "previewPath", "fileUrl"])
      .concat(["fileName", "photoUrl", "photoURL", "searchText", "dedupeKey", "kind", "provider", "subject"])
      .map((name) => [name, `${marker}-${name}`]),
  ),
  email: `${marker}@evil.example`,
  user: { connect: { id: marker }, update: { isAdmin: true } },
};

/** Every name that a schema knows, at whatever depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const properties: unknown = Reflect.get(schema, "properties");
  const own = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

function unknownTo(body: z.ZodType): [string, unknown][] {
  const known = new Set(namesIn(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })));
  return Object.entries(forbidden).filter(([name]) => !known.has(name));
}

/** The value with more fields in every object in it. */
function withExtras(value: unknown, extras: [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtras(item, extras));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => [name, withExtras(inner, extras)] as const);
  return Object.fromEntries([...extras, ...own]);
}

const writes: { name: EndpointName; endpoint: Endpoint }[] = endpoints
  .filter((endpoint) => "body" in endpoint)
  .map((endpoint) => ({ name: endpoint.name, endpoint }));
const jsonWrites = writes.filter(({ endpoint }) => endpoint.bodyType !== "multipart");

async function startFilled({ access }: Pick<Endpoint, "access">) {
  const { app, objects, as } = await createFurnishedApp();
  const caller = isTokenAccess(access) ? app.open() : as("subject");
  return { app, ann: as("subject"), objects, browser: isStaffAccess(access) ? as("owner") : caller };
}

const countRights = ({ database: { db } }: TestApp) =>
  Promise.all([
    db.user.count({ where: { role: { not: null }, email: { not: invitedEmail } } }),
    // An account that an administrator makes is confirmed by that.
    db.user.count({
      where: {
        emailVerifiedAt: { not: null },
        NOT: [{ email: { startsWith: "made-" } }, { email: invitedEmail }],
      },
    }),
    // The role that the invitation says, and no other.
    db.user.count({ where: { email: invitedEmail, role: { not: "manager" } } }),
  ]);

async function expectNothingPlanted(app: TestApp): Promise<void> {
  for (const [table, rows] of await rowsAt(app.target))
    for (const planted of [marker, date.slice(0, "1999-12-31".length), "424242"])
      expect(rows.join("\n"), table).not.toContain(planted);
}

describe("S39 what a body must not set is not set", () => {
  test.each(writes)("S39 $name", async ({ name, endpoint }) => {
    const { app, objects, browser } = await startFilled(endpoint);
    const { path, ...options } = endpointCalls[name](objects);
    const extras = unknownTo(endpoint.body ?? z.unknown());
    expect(extras.length).toBeGreaterThan(20);
    const rights = await countRights(app);
    if (options.body instanceof FormData)
      for (const [field, value] of extras) options.body.append(field, String(value));
    else options.json = withExtras(options.json, extras);
    const { status } = await browser.send(endpoint.method, path, options);
    expect([endpoint.status, 400, 409, 410, 404]).toContain(status);
    await expectNothingPlanted(app);
    expect(await countRights(app)).toEqual(rights);
  });
});

/** The texts that come of a JSON text by a first field in one of its objects. */
function withFieldInEach(text: string, field: string): string[] {
  const texts: string[] = [];
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"' && text[at - 1] !== "\\") isString = !isString;
    if (isString || text[at] !== "{") continue;
    const rest = text.slice(at + 1);
    texts.push(`${text.slice(0, at + 1)}${field}${rest.startsWith("}") ? "" : ","}${rest}`);
  }
  return texts;
}

const polluted = () => [Reflect.get({}, "isAdmin"), Reflect.get({}, "role"), Reflect.get([], "isAdmin")];

describe("S40 keys of prototypes give no rights", () => {
  test.each(jsonWrites)("S40 $name", async ({ name, endpoint }) => {
    const { app, objects, browser } = await startFilled(endpoint);
    const rights = await countRights(app);
    const { path, json, headers } = endpointCalls[name](objects);
    const post = (body: string) =>
      browser.send(endpoint.method, path, {
        body,
        headers: { ...headers, "content-type": "application/json" },
      });
    const text = JSON.stringify(json);
    const places = withFieldInEach(text, '"__proto__":{"isAdmin":true,"role":"admin"}');
    expect(places.length).toBeGreaterThan(0);
    for (const body of places) expect((await post(body)).status, body.slice(0, 200)).toBe(400);
    for (const body of withFieldInEach(text, '"constructor":{"prototype":{"isAdmin":true,"role":"admin"}}'))
      expect((await post(body)).status).toBeLessThan(500);
    expect(polluted()).toEqual([undefined, undefined, undefined]);
    expect(await countRights(app)).toEqual(rights);
  });

  test("S40 nor in a query, a multipart field or a cookie", async () => {
    const { ann, objects } = await startFilled({ access: "client" });
    const query = "__proto__[isAdmin]=true&__proto__=x&constructor[prototype][isAdmin]=true&constructor=x";
    for (const { name, method } of endpoints.filter(({ method }) => method === "GET")) {
      const { path } = endpointCalls[name](objects);
      const { status } = await ann.send(method, `${path}${path.includes("?") ? "&" : "?"}${query}`);
      expect(status, name).toBeLessThan(500);
    }
    const form = new FormData();
    for (const field of ["__proto__", "constructor", "toString", "__proto__[isAdmin]"])
      form.append(field, "true");
    expect((await ann.send("POST", "/api/uploads", { body: form })).status).toBeLessThan(500);
    const cookie = `${ann.cookie}; __proto__=x; constructor=x`;
    expect((await ann.send("GET", "/api/admin/projects", { headers: { cookie } })).status).toBe(403);
    expect(polluted()).toEqual([undefined, undefined, undefined]);
  });
});

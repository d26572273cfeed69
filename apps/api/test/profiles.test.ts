import { brand } from "@sitewright/brand";
import { adminListProjects, getProfile, type ProfileView } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp } from "./harness/test-app.ts";

const fields = {
  displayName: "Ann Harbour",
  businessName: "Harbour Bakery",
  username: "Harbour-Bakery",
  phone: "+44 20 7946 0018",
  website: "https://harbour.example",
  address: "1 Quay",
  city: "Greenwich",
  state: "London",
  zipCode: "SE10",
  country: "UK",
  bio: "Bread by the river.",
};

const read = async (browser: Browser, identifier: string): Promise<ProfileView> =>
  getProfile.response.parse(await (await browser.send("GET", `/api/profiles/${identifier}`)).json());
const save = (browser: Browser, uid: string, json: object, headers: Record<string, string> = {}) =>
  browser.send("PUT", `/api/profiles/${uid}`, { json, headers });

async function start(overrides: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(overrides);
  const ann = await app.signUp("ann@harbour.example", "Ann");
  const bob = await app.signUp("bob@forge.example", "Bob");
  const annId = (await readSession(ann))?.uid ?? "";
  const bobId = (await readSession(bob))?.uid ?? "";
  return { app, ann, bob, annId, bobId };
}

test("A-08.1 an identifier is looked up as a public handle first, in any case, then as a user id", async () => {
  const { app, ann, annId } = await start();
  expect((await save(ann, annId, fields)).status).toBe(200);
  for (const identifier of ["harbour-bakery", "Harbour-Bakery", annId])
    expect(await read(ann, identifier)).toMatchObject({ view: "full", profile: { uid: annId } });
  const missing = await app.open().send("GET", "/api/profiles/nobody-here");
  expect(await readProblem(missing)).toMatchObject({ status: 404, code: "not-found" });
});

test("D-03.15 staff find a project by its client's name as it is now, and no longer by the former one", async () => {
  const { app, ann, annId } = await start();
  const submitted = { json: completeAnswers(), headers: withKey("key-00000001") };
  expect((await ann.send("POST", "/api/projects", submitted)).status).toBe(201);
  const owner = await app.signInAsOwner();
  const found = async (search: string) => {
    const answer = await owner.send("GET", `/api/admin/projects?search=${search}`);
    return adminListProjects.response.parse(await answer.json()).projects.length;
  };
  expect([await found("Ann"), await found("Müllerin")]).toEqual([1, 0]);
  await save(ann, annId, { ...fields, displayName: "Zoë Müllerin" });
  // The address still begins with "ann".
  expect([await found("zoë"), await found("müllerin"), await found("Bakery")]).toEqual([1, 1, 1]);
  await save(ann, annId, { ...fields, displayName: "Ida" });
  expect([await found("Ida"), await found("müllerin")]).toEqual([1, 0]);
});

test("A-08.4 a visitor gets the name for the prompt and nothing else: display name, else business name", async () => {
  const { app, ann, annId } = await start();
  const answer = async () => (await app.open().send("GET", `/api/profiles/${annId}`)).json();
  expect(await answer()).toEqual({ view: "prompt", name: "Ann" });
  await save(ann, annId, { ...fields, displayName: "" });
  expect(await answer()).toEqual({ view: "prompt", name: "Harbour Bakery" });
});

test("A-12.3 S30 another client sees only name, photo and bio", async () => {
  const { ann, bob, annId } = await start();
  await save(ann, annId, fields);
  expect(await (await bob.send("GET", `/api/profiles/${annId}`)).json()).toEqual({
    view: "introduction",
    uid: annId,
    name: "Ann Harbour",
    photoURL: null,
    bio: "Bread by the river.",
  });
});

test("A-12.1 S30 owner and administrators see the contact details; no answer ever holds rights or secrets", async () => {
  const { app, ann, annId } = await start();
  await save(ann, annId, fields);
  const owner = await app.signInAsOwner();
  for (const [browser, mayEdit, mayManageDocuments] of [
    [ann, true, false],
    [owner, false, true],
  ] as const) {
    const text = await (await browser.send("GET", `/api/profiles/${annId}`)).text();
    expect(JSON.parse(text)).toEqual({
      view: "full",
      mayEdit,
      mayManageDocuments,
      profile: {
        ...fields,
        username: "harbour-bakery",
        uid: annId,
        email: "ann@harbour.example",
        photoURL: null,
        createdAt: "2026-03-02T09:00:00.000Z",
        version: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    expect(text).not.toMatch(/isAdmin|passwordHash|password_hash|argon2|session|emailVerified/);
  }
});

test("A-12.2 PROFILE_ACCESS=signed-in shows everything to everybody signed in, still nothing to visitors", async () => {
  const { app, ann, bob, annId } = await start({ profileAccess: "signed-in" });
  await save(ann, annId, fields);
  expect(await read(bob, annId)).toMatchObject({
    view: "full",
    mayEdit: false,
    mayManageDocuments: false,
    profile: { email: "ann@harbour.example", phone: "+44 20 7946 0018" },
  });
  expect(await read(app.open(), annId)).toEqual({ view: "prompt", name: "Ann Harbour" });
});

test("A-10.1 every field is saved, and an empty one is cleared", async () => {
  const { ann, annId } = await start();
  const saved = await (await save(ann, annId, fields)).json();
  expect(saved).toMatchObject({ profile: { ...fields, username: "harbour-bakery" } });
  await save(ann, annId, { displayName: "Ann" });
  const view = await read(ann, annId);
  expect(view).toMatchObject({
    profile: { displayName: "Ann", businessName: "", username: "", phone: "", website: "", bio: "" },
  });
});

test("S30 B cannot change A's profile, nor can an administrator", async () => {
  const { app, ann, bob, annId, bobId } = await start();
  for (const browser of [bob, await app.signInAsOwner()])
    expect((await save(browser, annId, fields)).status).toBe(404);
  expect((await save(app.open(), annId, fields)).status).toBe(401);
  // A handle names a profile to be read, never one to be changed.
  await save(ann, annId, fields);
  expect((await save(ann, "harbour-bakery", fields)).status).toBe(404);
  expect(await read(bob, bobId)).toMatchObject({ profile: { displayName: "Bob" } });
});

test("A-10.2 without display name and business name nothing is saved", async () => {
  const { ann, annId } = await start();
  const problem = await readProblem(
    await save(ann, annId, { ...fields, displayName: "  ", businessName: " " }),
  );
  expect(problem.errors).toEqual([
    { path: "displayName", message: "Please provide either a display name or business name" },
  ]);
  expect(await read(ann, annId)).toMatchObject({ profile: { displayName: "Ann" } });
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "https:\\\\evil.example",
  "http://user:secret@harbour.example",
  "//evil.example",
  "harbour.example",
  "https://",
])("A-10.6 S55 the website %j is refused", async (website) => {
  const { ann, annId } = await start();
  expect((await save(ann, annId, { ...fields, website })).status).toBe(400);
  expect(await read(ann, annId)).toMatchObject({ profile: { website: "" } });
});

test("A-10.7 a handle is stored lowercased and belongs to one account", async () => {
  const { ann, bob, annId, bobId } = await start();
  await save(ann, annId, { ...fields, username: "Harbour" });
  const problem = await readProblem(await save(bob, bobId, { displayName: "Bob", username: "HARBOUR" }));
  expect(problem).toMatchObject({
    status: 422,
    errors: [{ path: "username", message: "This handle is taken." }],
  });
  expect(await read(bob, "harbour")).toMatchObject({ uid: annId });
  // One's own handle is no obstacle to saving again.
  expect((await save(ann, annId, { ...fields, username: "harbour" })).status).toBe(200);
});

test("S31 no handle can be a user id, an address of the service, or look like one", async () => {
  const { app, ann, bob, annId, bobId } = await start();
  await app.database.db.user.create({
    data: {
      id: "short-id",
      email: "short@id.example",
      displayName: "Short",
      createdAt: new Date(),
      updatedAt: new Date(),
    },
  });
  const impossible = [
    annId,
    annId.toUpperCase(),
    "short-id",
    "admin",
    "Admin",
    "api",
    "settings",
    "support",
  ].concat(brand.productName.toLowerCase().replaceAll(" ", "-"));
  const malformed = [
    "a",
    "ab",
    "-ann",
    "ann-",
    "a/b",
    "a b",
    "../app",
    "ann%2e",
    "änn",
    "аdmin",
    "a".repeat(31),
  ];
  for (const username of [...impossible, ...malformed])
    expect(
      (await save(bob, bobId, { displayName: "Bob", username })).status,
      username,
    ).toBeGreaterThanOrEqual(400);
  expect(await read(bob, bobId)).toMatchObject({ profile: { username: "" } });
  expect(await read(ann, annId)).toMatchObject({ profile: { uid: annId } });
});

test("S39 S40 what is not a field of the profile is not written, whatever a body says", async () => {
  const { app, ann, annId } = await start();
  const before = await app.database.db.user.findUniqueOrThrow({ where: { id: annId } });
  const extras = {
    isAdmin: true,
    role: "admin",
    id: "x",
    uid: "x",
    userId: "x",
    email: "x@x.example",
    createdAt: "2000-01-01T00:00:00.000Z",
    emailVerifiedAt: "2000-01-01T00:00:00.000Z",
    emailVerified: true,
    passwordHash: "x",
    photoUrl: "https://x.example/x.png",
    photoURL: "https://x.example/x.png",
    constructor: { prototype: { isAdmin: true } },
  };
  await save(ann, annId, { ...fields, ...extras });
  const headers = { "content-type": "application/json" };
  const polluted = await ann.send("PUT", `/api/profiles/${annId}`, {
    body: '{"displayName":"Ann","__proto__":{"isAdmin":true}}',
    headers,
  });
  expect(polluted.status).toBe(400);
  const after = await app.database.db.user.findUniqueOrThrow({ where: { id: annId } });
  for (const column of ["id", "email", "isAdmin", "createdAt", "emailVerifiedAt", "passwordHash", "photoUrl"])
    expect(after[column as keyof typeof after], column).toEqual(before[column as keyof typeof before]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect((await ann.send("GET", "/api/admin/projects")).status).toBe(403);
});

test("A-10.21 a profile saved from an older version stays as it is stored, and the refusal says how", async () => {
  const { ann, annId } = await start();
  const versionNow = async () => {
    const seen = await read(ann, annId);
    return seen.view === "full" ? seen.profile.version : "";
  };
  await save(ann, annId, fields);
  const opened = { "if-match": `"${await versionNow()}"` };
  const moved = { ...fields, city: "Dover" };
  expect((await save(ann, annId, moved, opened)).status).toBe(200);
  // Its answer was lost: the same save again is no conflict.
  expect((await save(ann, annId, moved, opened)).status).toBe(200);
  const refused = await readProblem(await save(ann, annId, { ...fields, phone: "1" }, opened));
  expect(refused).toMatchObject({ status: 409, code: "version-conflict", current: { city: "Dover" } });
  expect(await read(ann, annId)).toMatchObject({ profile: { city: "Dover", phone: fields.phone } });
  const both = { ...moved, phone: "1" };
  expect((await save(ann, annId, both, { "if-match": await versionNow() })).status).toBe(200);
  expect(await read(ann, annId)).toMatchObject({ profile: { city: "Dover", phone: "1" } });
});

test("A-10.22 of two profiles saved at the same time from one version one is refused", async () => {
  const { ann, annId } = await start();
  const seen = await read(ann, annId);
  const headers = { "if-match": seen.view === "full" ? seen.profile.version : "" };
  const cities = ["Dover", "Hythe", "Deal"];
  const answers = await Promise.all(cities.map((city) => save(ann, annId, { ...fields, city }, headers)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

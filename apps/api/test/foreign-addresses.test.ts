import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adminUploadPostPicture, endpoints, isStaffAccess } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import { readProblem } from "./harness/answers.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { endpointCalls } from "./harness/endpoint-calls.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail, pngForm } from "./harness/endpoint-samples.ts";
import { dumpTables } from "./harness/planted-account.ts";
import { postsOf } from "./harness/posts.ts";
import { createTestApp } from "./harness/test-app.ts";

/** Downloads of staff are refused by role (see the access matrix), not by ownership. */
const files = endpoints.filter(
  (endpoint) => "response" in endpoint && "kind" in endpoint.response && !isStaffAccess(endpoint.access),
);

/** The archive of an account is each caller's own; pictures of published articles are open to everybody, as their contract says. */
const notPrivate: readonly string[] = ["exportAccount", "getPostPicture"];

test("S33 the address of a file opens it for those who may read it, and for nobody else in any spelling", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const objects = await createObjects(app, ann);
  const otherClient = await app.signUp("bob@forge.example");
  for (const { name } of files.filter(({ name }) => !notPrivate.includes(name))) {
    const { path } = endpointCalls[name](objects);
    const content = Buffer.from(await (await ann.send("GET", path)).arrayBuffer());
    expect(content.length, name).toBeGreaterThan(0);
    const writings = [
      path,
      `${path}?user=${objects.annId}&token=x`,
      `${path}#x`,
      path.replace("/api/", "/api//"),
    ];
    for (const asked of [...writings, `${path}/`, `${path}%00`, `${path};x`, path.toUpperCase()])
      for (const [browser, statuses] of [
        [app.open(), [401, 404]],
        [otherClient, [404]],
      ] as const)
        for (const headers of [{}, { range: "bytes=0-9" }, { "if-none-match": "*" }]) {
          const response = await browser.send("GET", asked, { headers });
          expect(statuses, asked).toContain(response.status);
          expect(Buffer.from(await response.arrayBuffer()).includes(content), asked).toBe(false);
          expect(response.headers.get("etag"), asked).toBeNull();
        }
  }
});

test("S33 a picture of a post is open to everybody while a published one shows it, else to staff who write and in a preview", async () => {
  const app = await createTestApp();
  const editor = await app.signInAs("editor");
  const others = [app.open(), await app.signUp("bob@forge.example"), await app.signInAs("builder")];
  const kept = await editor.send("POST", "/api/admin/post-pictures", { body: pngForm() });
  const { url } = adminUploadPostPicture.response.parse(await kept.json());
  const statuses = () => Promise.all(others.map(async (other) => (await other.send("GET", url)).status));
  const kept404 = [404, 404, 404];
  expect(await statuses()).toEqual(kept404);
  const own = await editor.send("GET", url);
  expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const posts = postsOf(app.database);
  await posts.add("p", new Date(), { slug: "p", image: url, imageAlt: "A harbour" });
  expect(await statuses()).toEqual(kept404);
  await editor.send("POST", "/api/admin/posts/p/preview");
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await app.open().send("GET", url)).headers.get("cache-control")).toBe("private, no-store");
  await editor.send("DELETE", "/api/admin/posts/p/preview");
  expect(await statuses()).toEqual(kept404);
  await posts.publish("p", new Date());
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await app.open().send("GET", url)).headers.get("cache-control")).toContain("immutable");
  await posts.withdraw("p", new Date());
  expect(await statuses()).toEqual(kept404);
});

test("S33 where files are stored is no address: neither path nor folder is served", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  await createObjects(app, ann);
  const uploads = await app.database.db.upload.findMany();
  const documents = await app.database.db.clientDocument.findMany();
  const paths = [...uploads, ...documents].flatMap(({ storagePath }) => storagePath ?? []);
  expect(paths.length).toBe(2);
  for (const path of paths)
    for (const base of ["/", "/api/", "/files/", "/uploads/", "/api/uploads/", "/data/files/"])
      expect((await ann.send("GET", base + path)).status, base + path).toBe(404);
});

/** Fields of a body with an address that somebody opens or that is fetched, and the check that makes it harmless. */
const addressFields: Record<string, string> = {
  "createProject.uploadedFiles.url":
    "http, https or a path, by its schema; never kept: a file's address is its row's",
  "finalizeProject.uploadedFiles.url": "as in createProject",
  "putDraft.sentBefore.onboarding.uploadedFiles.url":
    "compared with the stored draft; never stored, never fetched",
  "putDraft.state.onboarding.uploadedFiles.url": "http, https or a path, by its schema",
  "removeFromSearch.url": "compared with the post's own address; never fetched",
  "sendContactMessage.homepage": "what fills it in is dropped",
  "submitToSearch.url": "as in removeFromSearch",
  "subscribe.homepage": "what fills it in is dropped",
  "updateProfile.website": "http or https without credentials, by its schema",
  "updateProject.uploadedFiles.url": "as in createProject",
};

/** Names of fields in a JSON schema that sound like an address. */
function addressesIn(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const properties: unknown = Reflect.get(schema, "properties");
  const own =
    typeof properties === "object" && properties !== null
      ? Object.entries(properties).flatMap(([name, inner]) => [
          ...(/url|href|link$|website$|homepage$|photo|picture/i.test(name) ? [`${path}.${name}`] : []),
          ...addressesIn(inner, `${path}.${name}`),
        ])
      : [];
  const others = ["anyOf", "oneOf", "allOf", "items"].flatMap((key) => {
    const inner: unknown = Reflect.get(schema, key);
    return Array.isArray(inner) ? inner.flatMap((one) => addressesIn(one, path)) : addressesIn(inner, path);
  });
  return [...own, ...others];
}

test("S55 of every field in a body that sounds like an address it is known what becomes of it", () => {
  const found = endpoints.flatMap((endpoint) =>
    "body" in endpoint
      ? addressesIn(z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" }), endpoint.name)
      : [],
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(addressFields).sort());
});

const scripts = [
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
].concat([
  "JaVaScRiPt://%0aalert(1)",
  "//evil.example",
  "https://user:pw@evil.example",
  "http:\\\\evil.example",
  "ftp://x",
]);

test.each(scripts)("S55 the website %j is refused in a profile, and nothing is stored", async (website) => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email: annEmail } });
  const response = await ann.send("PUT", `/api/profiles/${id}`, { json: { displayName: "Ann", website } });
  expect((await readProblem(response)).errors?.map(({ path }) => path)).toEqual(["website"]);
  expect((await app.database.db.user.findUniqueOrThrow({ where: { id } })).website).toBeNull();
});

test("S55 a file of a project has no address that would run", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const addresses = [
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "java\nscript:alert(1)",
    "//evil.example/x.png",
  ];
  for (const url of [...addresses, "data:text/html,x", "vbscript:x", "file:///etc/passwd"]) {
    const json = { ...completeAnswers(), uploadedFiles: [{ id: "1", name: "x.png", size: 1, url }] };
    const response = await ann.send("POST", "/api/projects", { json, headers: withKey("key-of-ann-1") });
    expect(
      (await readProblem(response)).errors?.map(({ path }) => path),
      url,
    ).toEqual(["uploadedFiles.0.url"]);
  }
  expect(await app.database.db.project.count()).toBe(0);
});

test("S51 a document full of scripts leaves as text: JSON, or a file that is saved and runs nothing", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const { id: clientId } = await app.database.db.user.findUniqueOrThrow({ where: { email: annEmail } });
  const content = "<script>alert(1)</script>\n[x](javascript:alert(1))\n<img src=x onerror=alert(1)>\n";
  const form = new FormData();
  for (const [name, value] of Object.entries({ clientId, title: "<b>Quote</b>" })) form.append(name, value);
  form.append("file", new File([content], "x.html.md", { type: "text/markdown" }));
  const owner = await app.signInAsOwner();
  expect((await owner.send("POST", "/api/admin/documents/files", { body: form })).status).toBe(201);
  const { id } = await app.database.db.clientDocument.findFirstOrThrow();
  const read = await ann.send("GET", `/api/documents/${id}`);
  expect(read.headers.get("content-type")).toBe("application/json");
  expect(await read.json()).toMatchObject({ document: { content, title: "<b>Quote</b>" } });
  const file = await ann.send("GET", `/api/documents/${id}/file`);
  expect(file.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment;/);
  expect(file.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
});

test("S27 a list is the caller's whatever the query names, and a project belongs to the person who submits it", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const { annId } = await createObjects(app, ann);
  const bob = await app.signUp("bob@forge.example");
  for (const list of ["/api/projects", "/api/designs", "/api/agreements/nda"])
    for (const query of ["", `?userId=${annId}`, `?user=${annId}&owner=${annId}&clientId=${annId}`]) {
      const response = await bob.send("GET", list + query);
      expect(response.status).toBe(200);
      expect(await response.text(), list + query).not.toContain(annId);
      expect(await (await bob.send("GET", list)).text()).toMatch(/^\{"\w+":\[\]/);
    }
  const json = { ...completeAnswers(), userId: annId, user: annId };
  await bob.send("POST", "/api/projects", { json, headers: withKey("key-of-bob-1") });
  expect(await app.database.db.project.count({ where: { userId: annId } })).toBe(1);
});

test("S32 a deleted project is not brought back by what its former owner still has open", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const objects = await createObjects(app, ann);
  const { projectId } = objects;
  expect((await ann.send("PUT", ...callOf("putDraft"))).status).toBe(200);
  expect((await ann.send("DELETE", `/api/projects/${projectId}`)).status).toBe(204);
  const before = await dumpTables(app);
  for (const name of ["putDraft", "updateProject", "finalizeProject", "getDraft", "getProject"] as const) {
    const method = endpoints.find((endpoint) => endpoint.name === name)?.method ?? "GET";
    expect((await ann.send(method, ...callOf(name))).status, name).toBe(404);
  }
  expect(await dumpTables(app)).toEqual(before);

  function callOf(name: keyof typeof endpointCalls) {
    const { path, ...options } = endpointCalls[name](objects);
    return [path, options] as const;
  }
});

test("S12 S45 nothing on the server is guessable or put together: no Math.random, no raw statement", () => {
  const folder = join(import.meta.dirname, "../src");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("generated"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
  expect(sources.length).toBeGreaterThan(100);
  // Lists put in names of tables and columns, each through `sqlName`.
  for (const [file, text] of sources)
    if (file !== join("listing", "list-store.ts"))
      expect(text, file).not.toMatch(/Math\.random|\$(?:query|execute)RawUnsafe|Prisma\.raw\(/);
});

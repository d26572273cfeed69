import { createVerify, generateKeyPairSync } from "node:crypto";
import { indexStateSchema, submissionResultSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import { listToInspect } from "../src/features/search-engines/store.ts";
import { dayMs } from "../src/time-units.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { answerWith, openProvider } from "./harness/local-provider.ts";
import { postFields } from "./harness/posts.ts";
import { addPublishedPost, markIndexed } from "./harness/publishing-objects.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const key = "local-indexnow-key";
const property = "sc-domain:example.com";
const inspected = (verdict: string, coverageState: string) => ({
  inspectionResult: { indexStatusResult: { verdict, coverageState } },
});

/** The application with both providers on this machine. They say yes until the test has them say otherwise. */
async function start(
  setUp: { indexNow?: boolean; google?: boolean } = { indexNow: true, google: true },
  deps: Parameters<typeof createTestApp>[0] = {},
) {
  const indexNow = await openProvider(answerWith(200));
  const google = await openProvider(answerWith(200, inspected("NEUTRAL", "URL is unknown to Google")));
  const tokens = await openProvider(
    answerWith(200, { access_token: "at-1", expires_in: 3600, token_type: "Bearer" }),
  );
  const account = { property, email: "robot@project.iam.example", privateKey };
  const app = await createTestApp({
    ...deps,
    indexNow: setUp.indexNow ? { key, url: `${indexNow.url}/indexnow` } : undefined,
    searchConsole: setUp.google
      ? { ...account, url: google.url, tokenUrl: `${tokens.url}/token` }
      : undefined,
  });
  const editor = await app.signInAs("editor");
  const postId = await addPublishedPost(app, "a-post");
  app.jobs.start();
  return { app, editor, postId, indexNow, google, tokens };
}

const stateSchema = z.object({ statuses: z.record(z.string(), indexStateSchema) });
async function stateOf(editor: Browser, postId: string) {
  const answer = await editor.send("GET", `/api/content/google-index-status?ids=${postId}`);
  return stateSchema.parse(await answer.json()).statuses[postId];
}
async function press(editor: Browser, what: "submit-to-google" | "remove-from-google", postId: string) {
  const answer = await editor.send("POST", `/api/content/${what}`, {
    json: { postId, url: `${testOrigin}/news/a-post` },
  });
  expect(answer.status).toBe(200);
  return submissionResultSchema.parse(await answer.json());
}
/** Waits for what the running worker does. */
const settled = (app: TestApp) => app.jobs.idle();

test("D-07.1 a submission is sent to IndexNow with host, key and address, and to Google as the sitemap by a signed account, and counts once they accept it", async () => {
  const { editor, postId, indexNow, google, tokens } = await start();
  expect(await stateOf(editor, postId)).toBeUndefined();
  const result = await press(editor, "submit-to-google", postId);
  expect(result).toMatchObject({
    success: true,
    message: "Successfully submitted to the search engine's console!",
    warning: expect.stringContaining("only job and livestream pages"),
  });
  expect(indexNow.requests).toMatchObject([
    { method: "POST", url: "/indexnow", headers: { "content-type": "application/json; charset=utf-8" } },
  ]);
  expect(JSON.parse(indexNow.requests[0]?.body ?? "")).toEqual({
    host: "app.example.com",
    key,
    keyLocation: `${testOrigin}/${key}.txt`,
    urlList: [`${testOrigin}/news/a-post`],
  });
  // The worker may have asked for the index as well, as it does every six hours.
  expect(google.requests.filter(({ method }) => method === "PUT")).toMatchObject([
    {
      method: "PUT",
      url: `/webmasters/v3/sites/sc-domain%3Aexample.com/sitemaps/${encodeURIComponent(`${testOrigin}/sitemap.xml`)}`,
      headers: { authorization: "Bearer at-1" },
    },
  ]);
  const form = new URLSearchParams(tokens.requests[0]?.body);
  expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
  const [head = "", body = "", signature = ""] = form.get("assertion")?.split(".") ?? [];
  const verify = createVerify("RSA-SHA256").update(`${head}.${body}`);
  expect(verify.verify(publicKey, signature, "base64url")).toBe(true);
  expect(JSON.parse(Buffer.from(body, "base64url").toString())).toMatchObject({
    iss: "robot@project.iam.example",
    scope: "https://www.googleapis.com/auth/webmasters",
    aud: "https://oauth2.googleapis.com/token",
  });
  const state = await stateOf(editor, postId);
  expect(state).toMatchObject({ status: "submitted", at: expect.any(String) });
  expect(state?.answers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["indexnow", "sitemap"]));
  const again = await editor.send("POST", "/api/content/submit-to-google", {
    json: { postId, url: "/news/a-post" },
  });
  expect([again.status, (await readProblem(again)).detail]).toEqual([
    409,
    "This post has the status submitted. It cannot be submitted again.",
  ]);
});

test("D-07.2 what a provider refuses is an error with its words, what passes waits as long as it asked, and neither reads as success", async () => {
  const { app, editor, postId, indexNow } = await start({ indexNow: true });
  indexNow.answerBy(answerWith(403));
  expect(await press(editor, "submit-to-google", postId)).toEqual({
    success: false,
    error: "IndexNow answered 403: it did not find the key at its address on this site.",
  });
  expect(await stateOf(editor, postId)).toMatchObject({ status: "error" });
  indexNow.answerBy(answerWith(429, "", { "retry-after": "120" }));
  expect(await press(editor, "submit-to-google", postId)).toMatchObject({
    success: false,
    error: "IndexNow answered 429. It will be retried.",
  });
  indexNow.answerBy(answerWith(202));
  app.advance(119_000);
  await app.jobs.runDue("search-engines");
  expect(indexNow.requests).toHaveLength(2);
  app.advance(2_000);
  await app.jobs.runDue("search-engines");
  expect(indexNow.requests).toHaveLength(3);
  expect(await stateOf(editor, postId)).toMatchObject({
    status: "submitted",
    note: "IndexNow received the address and is still checking the key (202).",
  });
});

test("D-07.14 what a provider answers counts for the submission that asked it, however far apart the clocks of the processes are", async () => {
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const { app, editor, postId, indexNow } = await start({ indexNow: true }, { now });
  const answerLater = (status: number) =>
    indexNow.answerBy((response, request) => {
      aheadMs -= 180_000;
      answerWith(status)(response, request);
    });
  await markIndexed(app, postId);
  answerLater(200);
  expect(await press(editor, "remove-from-google", postId)).toMatchObject({ success: true });
  app.advance(1);
  answerLater(403);
  expect(await press(editor, "submit-to-google", postId)).toMatchObject({
    success: false,
    error: expect.stringContaining("IndexNow answered 403"),
  });
});

test("D-07.15 a post that was removed and is submitted again has the status of that submission: what was answered before the removal counts no more", async () => {
  const { editor, postId, indexNow, app } = await start({ indexNow: true });
  await markIndexed(app, postId);
  await press(editor, "remove-from-google", postId);
  app.advance(1);
  indexNow.answerBy(answerWith(403));
  expect(await press(editor, "submit-to-google", postId)).toMatchObject({ success: false });
  expect(await stateOf(editor, postId)).toMatchObject({
    status: "error",
    note: "IndexNow answered 403: it did not find the key at its address on this site.",
  });
  app.advance(1);
  indexNow.answerBy(answerWith(200));
  expect(await press(editor, "submit-to-google", postId)).toMatchObject({ success: true });
  expect(await stateOf(editor, postId)).toMatchObject({ status: "submitted" });
});

test.each(["indexNow", "google", "tokens"] as const)(
  "D-07.13 S75 a redirect of %s is not followed, and is no success",
  async (which) => {
    const elsewhere = await openProvider(
      answerWith(200, { access_token: "at-2", expires_in: 3600, token_type: "Bearer" }),
    );
    const { editor, postId, ...providers } = await start({
      indexNow: which === "indexNow",
      google: which !== "indexNow",
    });
    providers[which].answerBy(answerWith(307, "", { location: elsewhere.url }));
    expect(await press(editor, "submit-to-google", postId)).toMatchObject({ success: false });
    expect(providers[which].requests.length).toBeGreaterThan(0);
    expect(elsewhere.requests).toEqual([]);
    expect((await stateOf(editor, postId))?.status).toBe("error");
  },
);

test("D-07.12 an address that Google cannot answer for keeps no other post from its turn and takes no verdict back; a refused account ends the run", async () => {
  const { app, editor, postId, google } = await start({ google: true });
  const others = [await addPublishedPost(app, "second"), await addPublishedPost(app, "third")];
  for (const id of [postId, ...others]) await markIndexed(app, id);
  const ids = [postId, ...others];
  const inspect = async () => {
    const before = google.requests.length;
    await editor.send("POST", "/api/admin/search-engines/inspect", { json: { postIds: ids } });
    await settled(app);
    return google.requests.slice(before).map(({ body }) => /news\/([a-z-]+)/.exec(body)?.[1]);
  };
  let count = 0;
  const broken = answerWith(500, { error: { message: "Internal error" } });
  const known = answerWith(200, inspected("PASS", "Submitted and indexed"));
  google.answerBy((response, request) => {
    count += 1;
    (count === 1 ? broken : known)(response, request);
  });
  const asked = await inspect();
  expect(asked.toSorted()).toEqual(["a-post", "second", "third"]);
  const first = await app.database.db.searchAnswer.findFirstOrThrow({
    where: { kind: "inspection", words: { startsWith: "Google answered 500" } },
  });
  expect(first.words).toContain("Before that, it had the page in its index.");
  expect(await stateOf(editor, first.postId)).toMatchObject({ status: "indexed" });
  google.answerBy(answerWith(403, { error: { message: "No permission" } }));
  await app.database.db.job.deleteMany({});
  expect(await inspect()).toHaveLength(1);
});

test("D-07.3 only Google's verdict makes a post indexed, and the quota of its inspections is kept in the database", async () => {
  const { app, editor, postId, google } = await start({ google: true });
  await press(editor, "submit-to-google", postId);
  const inspect = async () => {
    await editor.send("POST", "/api/admin/search-engines/inspect", { json: { postIds: [postId] } });
    await settled(app);
    return stateOf(editor, postId);
  };
  google.answerBy(answerWith(200, inspected("NEUTRAL", "URL is unknown to Google")));
  expect(await inspect()).toMatchObject({ status: "submitted" });
  google.answerBy(answerWith(200, "<html>nonsense</html>"));
  expect(await inspect()).toMatchObject({ status: "submitted" });
  google.answerBy(answerWith(200, inspected("PASS", "Submitted and indexed")));
  expect(await inspect()).toMatchObject({
    status: "indexed",
    note: "Google: Submitted and indexed.",
  });
  expect(JSON.parse(google.requests.at(-1)?.body ?? "")).toEqual({
    inspectionUrl: `${testOrigin}/news/a-post`,
    siteUrl: property,
    languageCode: "en",
  });
  await app.database.db.throttle.updateMany({ data: { count: 2000 } });
  const asked = google.requests.length;
  await inspect();
  expect(google.requests).toHaveLength(asked);
  const setup = await (await editor.send("GET", "/api/admin/search-engines")).json();
  expect(setup).toMatchObject({
    indexNow: null,
    google: { property, kind: "domain", isOurs: true, inspectionsPerDay: 2000, hasInspectionsLeft: false },
  });
});

test("D-07.4 a removal is for indexed posts: the page asks not to be listed, the sitemap leaves it out, IndexNow is notified, and the steps by hand are named", async () => {
  const { app, editor, postId, indexNow } = await start({ indexNow: true });
  const early = await editor.send("POST", "/api/content/remove-from-google", {
    json: { postId, url: "/news/a-post" },
  });
  expect(early.status).toBe(409);
  await markIndexed(app, postId);
  const result = await press(editor, "remove-from-google", postId);
  expect(result).toMatchObject({
    success: true,
    message: expect.stringContaining(
      "Successfully requested removal from the search engines that take part in IndexNow!",
    ),
  });
  expect(result.instructions?.length).toBeGreaterThan(1);
  expect(indexNow.requests).toHaveLength(1);
  expect(await stateOf(editor, postId)).toMatchObject({
    status: "not_submitted",
    note: expect.stringContaining("asks search engines not to list it"),
  });
  expect(await app.database.db.contentRevision.findUnique({ where: { key: "posts" } })).not.toBeNull();
  expect((await press(editor, "submit-to-google", postId)).success).toBe(true);
  expect(await app.database.db.searchState.findUnique({ where: { postId } })).toMatchObject({
    isHidden: false,
  });
});

test("D-07.5 without a provider nothing is called or said to be submitted: the answer is the steps by hand", async () => {
  const { app, editor, postId } = await start({});
  const result = await press(editor, "submit-to-google", postId);
  expect(result).toMatchObject({ success: false, requiresVerification: true });
  expect(result.instructions?.join(" ")).toContain(`${testOrigin}/news/a-post`);
  expect(await stateOf(editor, postId)).toMatchObject({ status: "not_submitted", at: null });
  expect(await app.database.db.job.count({ where: { kind: "search-engines" } })).toBe(0);
});

test("D-07.6 several posts are submitted in one call, those that were submitted already are left out, and none chosen is refused", async () => {
  const { app, editor, postId, indexNow } = await start({ indexNow: true });
  const indexed = await addPublishedPost(app, "other-post");
  await markIndexed(app, indexed);
  const third = await addPublishedPost(app, "third-post");
  for (const id of [postId, third])
    await app.database.db.searchState.create({
      data: { postId: id, isEarlier: false, isHidden: false, since: new Date() },
    });
  const send = (postIds: string[]) =>
    editor.send("POST", "/api/admin/search-engines/submit", { json: { postIds } });
  expect((await readProblem(await send([]))).error).toBe("Please select posts to submit");
  expect(await (await send([postId, indexed, third, "gone"])).json()).toMatchObject({
    success: true,
    submitted: 2,
    leftOut: 2,
  });
  expect(indexNow.requests).toHaveLength(1);
  expect(JSON.parse(indexNow.requests[0]?.body ?? "").urlList.toSorted()).toEqual([
    `${testOrigin}/news/a-post`,
    `${testOrigin}/news/third-post`,
  ]);
});

test("D-07.7 the screen shows what Google lets the account do, and which permission is missing", async () => {
  const { editor, google, tokens } = await start({ google: true });
  const ask = async () => (await editor.send("GET", "/api/admin/search-engines/access")).json();
  google.answerBy(answerWith(200, { siteUrl: property, permissionLevel: "siteFullUser" }));
  expect(await ask()).toMatchObject({ isEnough: true });
  expect(google.requests.at(-1)).toMatchObject({
    method: "GET",
    url: "/webmasters/v3/sites/sc-domain%3Aexample.com",
  });
  google.answerBy(answerWith(200, { siteUrl: property, permissionLevel: "siteRestrictedUser" }));
  expect(await ask()).toMatchObject({ isEnough: false, words: expect.stringContaining("“Full”") });
  google.answerBy(answerWith(401, { error: { code: 401, message: "Invalid Credentials" } }));
  expect(await ask()).toEqual({ isEnough: false, words: "Google answered 401. “Invalid Credentials”" });
  tokens.answerBy(answerWith(400, { error: "invalid_grant", error_description: "account not found" }));
  expect(await ask()).toMatchObject({
    isEnough: false,
    words: expect.stringContaining("refused the service account"),
  });
  tokens.answerBy(answerWith(302, "", { location: "http://127.0.0.1:1/" }));
  expect(await ask()).toMatchObject({ isEnough: false });
});

test("D-07.8 what readers see is submitted automatically: published, moved with both addresses, updated, withdrawn", async () => {
  const { app, editor, indexNow } = await start({ indexNow: true });
  const send = async (method: string, path: string, options: Parameters<Browser["send"]>[2] = {}) => {
    const answer = await editor.send(method, path, options);
    expect(answer.status).toBeLessThan(300);
    return z.object({ post: z.object({ id: z.string(), version: z.int() }) }).parse(await answer.json()).post;
  };
  const sentAddresses = async () => {
    await app.jobs.runDue();
    return indexNow.requests.splice(0).map(({ body }) => JSON.parse(body).urlList);
  };
  const at = (slug: string) => `${testOrigin}/news/${slug}`;
  let post = await send("POST", "/api/admin/posts", { json: { title: "Rye" } });
  const save = async (slug: string) => {
    const json = postFields({ slug, title: "Rye" });
    post = await send("PUT", `/api/news/posts/${post.id}`, {
      json,
      headers: { "if-match": `${post.version}` },
    });
  };
  const act = async (what: string) => {
    const headers = { "if-match": `${post.version}` };
    post = await send("POST", `/api/admin/posts/${post.id}/${what}`, { headers });
  };
  await save("rye");
  expect(await sentAddresses()).toEqual([]);
  await act("publish");
  expect(await sentAddresses()).toEqual([[at("rye")]]);
  await save("rye-bread");
  await act("publish");
  expect(await sentAddresses()).toEqual([[at("rye-bread"), at("rye")]]);
  expect(await stateOf(editor, post.id)).toMatchObject({ status: "submitted" });
  await act("withdraw");
  expect(await sentAddresses()).toEqual([[at("rye-bread")]]);
  expect(await stateOf(editor, post.id)).toMatchObject({
    status: "not_submitted",
    answers: [{ kind: "removal" }],
  });
});

test("D-07.11 Google is asked first about posts that it was never or longest ago asked about, so that none waits for ever", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const agesOfAnswers = { never: undefined, today: 0, old: 5, older: 9 } as const;
  for (const [slug, age] of Object.entries(agesOfAnswers)) {
    const id = await addPublishedPost(app, slug);
    await markIndexed(app, id);
    const where = { postId: id };
    if (age === undefined) await db.searchAnswer.deleteMany({ where });
    else await db.searchAnswer.updateMany({ where, data: { at: new Date(Date.now() - age * dayMs) } });
    // The newest posts were asked about last.
    await db.searchState.updateMany({ where, data: { since: new Date(Date.now() - (age ?? 1) * dayMs) } });
  }
  const asked = async (take: number) =>
    (await listToInspect(db, { before: new Date(Date.now() - dayMs), take })).map(({ slug }) => slug);
  expect(await asked(2)).toEqual(["never", "older"]);
  expect(await asked(9)).toEqual(["never", "older", "old"]);
});

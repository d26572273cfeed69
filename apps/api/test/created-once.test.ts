import {
  adminAddAgent,
  adminCreateDocument,
  adminCreateNote,
  adminCreatePost,
  adminCreateSiteCheck,
  adminCreateUser,
  adminPublishPost,
  adminSendMail,
  adminUploadDocument,
  adminUploadPostPicture,
  createUpload,
  type Endpoint,
  endpoints,
  generatePost,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { dayMs } from "../src/time-units.ts";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { readProblem } from "./harness/answers.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail, pngForm } from "./harness/endpoint-samples.ts";
import { postFields } from "./harness/posts.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp } from "./harness/test-app.ts";

/** The POST calls without a key, and why a repeat of one does no harm. */
const harmless: Readonly<Record<string, string>> = {
  signUp: "an address has one account",
  signIn: "another session, which expires",
  developerSignIn: "another session, which expires",
  signOut: "the session is gone already",
  verifyEmail: "the address is confirmed already",
  resendVerification: "another mail, within a limit; the newest link works",
  forgotPassword: "another mail, within a limit; the newest link works",
  resetPassword: "a link works once",
  changePassword: "the former password is wrong by then",
  saveDesign: "a name has one design of a kind",
  recordNda: "an act that repeats the last one is not recorded",
  finalizeProject: "refused for another version than the one it was made from",
  createReceipt: "only the first opening of a version is recorded",
  sendProjectEmail: "a mail about a version is queued once",
  sendThankYouEmail: "a mail about a version is queued once",
  sendProjectDeletionEmail: "it queues no mail",
  sendContactMessage: "the same words on one day are one message",
  sendChatMessage: "a question has the page's id",
  confirmChatAnswer: "it sets a mark",
  handOverChat: "it sets a mark",
  eraseChat: "it is erased already",
  adminRestorePost: "it is restored already",
  adminPublishPost: "answers as the first one did, or refused for another version",
  adminSchedulePost: "refused for another version than the one it was made from",
  adminUnschedulePost: "it is not scheduled any more",
  adminWithdrawPost: "it is withdrawn already",
  adminDiscardPostEdits: "refused for another version than the one it was made from",
  adminRestorePostRevision: "refused for another version than the one it was made from",
  adminCreatePostPreview: "a post has one preview link, the newest",
  subscribe: "an address is stored once",
  submitToSearch: "refused once it is submitted",
  removeFromSearch: "refused once it is removed",
  submitPostsToSearch: "those that are submitted are left out",
  inspectPosts: "Google is asked again, within its quota",
  cancelGeneration: "it is stopped already",
  adminDecideWords: "answers as the first one did, or refused for another version",
  adminRetryMail: "refused while it waits or once it is sent",
  adminDismissMail: "it is dismissed already",
  adminReadMessage: "it sets a mark",
  adminAnswerMessage:
    "the same answer is one mail; another is refused once it was answered since it was read",
  adminMarkMessageDone: "it is marked as done already",
  adminReopenMessage: "it is open already",
  adminRestore: "it is restored already",
  adminRestartAgent: "workers restart again and give back what they did",
  adminAcknowledgeAlert: "it is acknowledged already",
  adminResolveAlert: "it is resolved already",
  adminInviteStaff: "replaces the invitation of that address; the newest link works",
  acceptStaffInvitation: "a link works once",
  adminMoveDocument: "it is at that place already",
  adminMigrateDocument: "it has its content already",
  adminTestPattern: "stores nothing",
  adminLearnPatterns: "what is learned already is left out",
};

const headers = { "idempotency-key": "one-press-of-create" };

/** An application, and the number of files that it stores. */
async function createAppWithFiles() {
  const storage = createDiskStorage(useDataDir());
  async function countFiles() {
    let count = 0;
    for await (const _ of storage.list()) count += 1;
    return count;
  }
  return { app: await createTestApp({ storage }), countFiles };
}

const json = { title: "Bread at dawn", category: "general" };

test("every call that adds something takes an Idempotency-Key, or is listed with why a repeat does no harm", () => {
  const withoutKey = endpoints.filter(
    (endpoint: Endpoint) =>
      endpoint.method === "POST" && !("idempotency-key" in (endpoint.headers?.shape ?? {})),
  );
  expect(withoutKey.map(({ name }) => name).toSorted()).toEqual(Object.keys(harmless).toSorted());
});

test("D-08.23 a post that is begun twice under one key, at once or after a lost answer, is one; another title is another post", async () => {
  const app = await createTestApp();
  const editor = await app.signInAs("editor");
  const begin = async (title: string) => {
    const answer = await editor.send("POST", "/api/admin/posts", { json: { ...json, title }, headers });
    expect(answer.status).toBe(201);
    return adminCreatePost.response.parse(await answer.json()).post;
  };
  const begun = [...(await Promise.all([begin(json.title), begin(json.title)])), await begin(json.title)];
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  expect(begun.map(({ fields }) => fields.slug)).toEqual(Array.from({ length: 3 }, () => "bread-at-dawn"));
  await begin("Bread at dusk");
  const { db } = app.database;
  expect(await db.post.count()).toBe(2);
  expect(await db.auditEntry.count({ where: { action: "post.create" } })).toBe(2);
});

test("D-08.24 a picture that is sent twice under one key is kept once", async () => {
  const app = await createTestApp();
  const editor = await app.signInAs("editor");
  const send = async () => {
    const answer = await editor.send("POST", "/api/admin/post-pictures", { body: pngForm(), headers });
    expect(answer.status).toBe(201);
    return adminUploadPostPicture.response.parse(await answer.json()).url;
  };
  const urls = [...(await Promise.all([send(), send()])), await send()];
  expect(new Set(urls).size).toBe(1);
  expect(await app.database.db.postPicture.count()).toBe(1);
});

test("P-15.18 a file that is sent again under its key, at once or after a lost answer, is stored once; another file under that key is another", async () => {
  const app = await createTestApp();
  const client = await app.signUp("ann@quay.example");
  const send = async (name: string, content = genuineFiles.png, browser = client) => {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(content ?? [])], name));
    const answer = await browser.send("POST", "/api/uploads", { body, headers });
    expect(answer.status).toBe(201);
    return createUpload.response.parse(await answer.json());
  };
  const sent = [...(await Promise.all([send("oven.png"), send("oven.png")])), await send("oven.png")];
  expect(sent).toEqual(Array.from({ length: 3 }, () => sent[0]));
  const { db } = app.database;
  expect(await db.upload.count()).toBe(1);
  const others = [await send("bread.png"), await send("oven.png", genuineFiles.jpg)];
  const otherClient = await app.signUp("bob@quay.example");
  others.push(await send("oven.png", genuineFiles.png, otherClient));
  expect(new Set([sent[0], ...others].map((upload) => upload?.id)).size).toBe(4);
  expect(await db.upload.count()).toBe(4);
});

test("D-08.25 a publish that comes again after a lost answer says that it is published; somebody else's change meanwhile is a conflict", async () => {
  const app = await createTestApp();
  const [editor, owner] = [await app.signInAs("editor"), await app.signInAsOwner()];
  const begun = await editor.send("POST", "/api/admin/posts", { json, headers });
  const { id } = adminCreatePost.response.parse(await begun.json()).post;
  const fields = postFields({ slug: "bread-at-dawn", content: "One two three.", imageAlt: "" });
  const saved = await editor.send("PUT", `/api/news/posts/${id}`, {
    json: fields,
    headers: { "if-match": "1" },
  });
  expect(saved.status).toBe(200);
  const publish = (browser = editor) =>
    browser.send("POST", `/api/admin/posts/${id}/publish`, { headers: { "if-match": "2" } });
  const [first, again] = [await publish(), await publish()];
  const [one, other] = await Promise.all(
    [first, again].map(async (answer) => adminPublishPost.response.parse(await answer.json()).post),
  );
  expect(other).toEqual(one);
  expect(other).toMatchObject({ status: "published", version: 3 });
  const { db } = app.database;
  expect(await db.auditEntry.count({ where: { action: "post.publish" } })).toBe(1);
  expect((await readProblem(await publish(owner))).code).toBe("version-conflict");
  const edited = { ...fields, content: "Four five six." };
  await owner.send("PUT", `/api/news/posts/${id}`, { json: edited, headers: { "if-match": "3" } });
  expect((await readProblem(await publish())).code).toBe("version-conflict");
});

test("D-11.40 a mail that is sent twice under one key is one mail; other words are another", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const send = async (message: string) => {
    const mail = { to: "ann@quay.example", subject: "Your site", message };
    const answer = await owner.send("POST", "/api/send-admin-email", { json: mail, headers });
    expect(answer.status).toBe(202);
    return adminSendMail.response.parse(await answer.json()).id;
  };
  const ids = [
    ...(await Promise.all([send("It is online."), send("It is online.")])),
    await send("It is online."),
  ];
  expect(new Set(ids).size).toBe(1);
  await send("It is online at last.");
  const { db } = app.database;
  expect(await db.outboxMessage.count({ where: { kind: "staff-message" } })).toBe(2);
  expect(await db.auditEntry.count({ where: { action: "mail.send" } })).toBe(2);
});

test("D-05.40 a document that is shared twice under one key is shared once", async () => {
  const app = await createTestApp();
  await app.signUp("ann@quay.example");
  const { db } = app.database;
  const { id: clientId } = await db.user.findUniqueOrThrow({ where: { email: "ann@quay.example" } });
  const owner = await app.signInAsOwner();
  const share = async () => {
    const json = { clientId, title: "Quote", description: "", icon: "📄", content: "# Quote" };
    const answer = await owner.send("POST", "/api/admin/documents", { json, headers });
    expect(answer.status).toBe(201);
    return adminCreateDocument.response.parse(await answer.json()).document.id;
  };
  const ids = [...(await Promise.all([share(), share()])), await share()];
  expect(new Set(ids).size).toBe(1);
  expect(await db.clientDocument.count()).toBe(1);
});

test("D-19.26 what is created again under its key after it was put into the bin is refused, and staff are told where it is", async () => {
  const { app, countFiles } = await createAppWithFiles();
  await app.signUp("ann@quay.example");
  const { db } = app.database;
  const { id: clientId } = await db.user.findUniqueOrThrow({ where: { email: "ann@quay.example" } });
  const owner = await app.signInAsOwner();
  const parts = { clientId, title: "Quote", description: "", icon: "📄" };
  const file = () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    body.append("file", new File(["# Quote"], "quote.md", { type: "text/markdown" }));
    return body;
  };
  const creations = {
    document: () =>
      owner.send("POST", adminCreateDocument.path, { json: { ...parts, content: "# Quote" }, headers }),
    file: () => owner.send("POST", adminUploadDocument.path, { body: file(), headers }),
    post: () => owner.send("POST", adminCreatePost.path, { json, headers }),
  };
  const first = [await creations.document(), await creations.file(), await creations.post()];
  expect(first.map(({ status }) => status)).toEqual([201, 201, 201]);
  const deletedAt = new Date();
  await db.clientDocument.updateMany({ data: { deletedAt } });
  await db.post.updateMany({ data: { deletedAt } });
  for (const create of Object.values(creations)) {
    const again = await create();
    expect(again.status).toBe(422);
    expect((await readProblem(again)).detail).toMatch(/ is in the bin\. Restore it there first\.$/);
  }
  expect([await db.clientDocument.count(), await db.post.count(), await countFiles()]).toEqual([2, 1, 1]);
});

test("an agent that is added twice under one key is one; another interval is another agent", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const add = async (everyMinutes: number) => {
    const agent = { name: "Night sweep", kind: "housekeeping", everyMinutes };
    const answer = await owner.send("POST", adminAddAgent.path, { json: agent, headers });
    expect(answer.status).toBe(201);
    return adminAddAgent.response.parse(await answer.json()).id;
  };
  const ids = [...(await Promise.all([add(60), add(60)])), await add(60)];
  expect(new Set(ids).size).toBe(1);
  await add(30);
  const { db } = app.database;
  expect(await db.agent.count({ where: { kind: "housekeeping" } })).toBe(2);
  expect(await db.auditEntry.count({ where: { action: "agent.create" } })).toBe(2);
});

test("D-02.300 an account that is made twice under one key is one; with another password, name or key its address is taken, which staff are told in their own words", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const mia = { email: "Mia@Quay.example", password: "copper-lantern-42" };
  const make = (json: object = mia, key = "one-press-of-create") =>
    owner.send("POST", adminCreateUser.path, { json, headers: { "idempotency-key": key } });
  const answers = [...(await Promise.all([make(), make()])), await make()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const made = await Promise.all(
    answers.map(async (answer) => adminCreateUser.response.parse(await answer.json()).user.uid),
  );
  expect(new Set(made).size).toBe(1);
  const { db } = app.database;
  expect(await db.auditEntry.count({ where: { action: "user.create" } })).toBe(1);
  const others = [
    { ...mia, password: "copper-lantern-43" },
    { ...mia, displayName: "Mia" },
  ];
  const refused = [
    ...(await Promise.all(others.map((json) => make(json)))),
    await make(mia, "another-press"),
  ];
  for (const answer of refused)
    expect([answer.status, (await readProblem(answer)).errors]).toEqual([
      409,
      [{ path: "email", message: "There is an account with this address already." }],
    ]);
  await db.user.updateMany({ where: { email: "mia@quay.example" }, data: { deletedAt: new Date() } });
  expect((await readProblem(await make())).detail).toMatch(/ is in the bin\. Restore it there first\.$/);
});

test("a note that is added twice under one key is one; other words are another note", async () => {
  const app = await createTestApp();
  const { projectId } = await createObjects(app, await app.signUp(annEmail));
  const owner = await app.signInAsOwner();
  const { db } = app.database;
  await db.projectNote.deleteMany();
  const add = async (text: string) => {
    const answer = await owner.send("POST", `/api/admin/projects/${projectId}/notes`, {
      json: { text },
      headers,
    });
    expect(answer.status).toBe(201);
    return adminCreateNote.response.parse(await answer.json()).note.id;
  };
  const texts = ["Calls on Friday", "Calls on Friday"];
  const ids = [...(await Promise.all(texts.map(add))), await add("Calls on Friday")];
  expect(new Set(ids).size).toBe(1);
  await add("Called on Friday");
  expect(await db.projectNote.count()).toBe(2);
});

test("a text that is generated twice under one key is one and counts once; another keyword is another text", async () => {
  const app = await createTestApp();
  const editor = await app.signInAs("editor");
  const generate = async (keyword: string) => {
    const answer = await editor.send("POST", generatePost.path, {
      json: { topic: "Bread for busy mornings", keyword },
      headers,
    });
    expect(answer.status).toBe(202);
    return generatePost.response.parse(await answer.json()).id;
  };
  const ids = await Promise.all([generate("morning bread"), generate("morning bread")]);
  // The limit is 20 within an hour.
  for (let tries = 0; tries < 20; tries += 1) ids.push(await generate("morning bread"));
  expect(new Set(ids).size).toBe(1);
  await generate("evening bread");
  const { db } = app.database;
  expect(await db.generation.count()).toBe(2);
  expect(await db.auditEntry.count({ where: { action: "generation.create" } })).toBe(2);
});

test("a document's file that is shared twice under one key is shared and stored once; another title is another document", async () => {
  const { app, countFiles } = await createAppWithFiles();
  await app.signUp("ann@quay.example");
  const { db } = app.database;
  const { id: clientId } = await db.user.findUniqueOrThrow({ where: { email: "ann@quay.example" } });
  const owner = await app.signInAsOwner();
  const share = async (title: string) => {
    const body = new FormData();
    const parts = { clientId, title, description: "", icon: "📄" };
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    body.append("file", new File(["# Quote"], "quote.md", { type: "text/markdown" }));
    const answer = await owner.send("POST", adminUploadDocument.path, { body, headers });
    expect(answer.status).toBe(201);
    return adminUploadDocument.response.parse(await answer.json()).document.id;
  };
  const ids = [...(await Promise.all([share("Quote"), share("Quote")])), await share("Quote")];
  expect(new Set(ids).size).toBe(1);
  await share("Second quote");
  expect(await db.clientDocument.count()).toBe(2);
  expect(await countFiles()).toBe(2);
});

test("a built site that is sent twice under one key is checked once against a version, with one archive", async () => {
  const { app, countFiles } = await createAppWithFiles();
  const { projectId } = await createObjects(app, await app.signUp(annEmail));
  const owner = await app.signInAsOwner();
  const { db } = app.database;
  await db.siteCheck.deleteMany();
  const before = await countFiles();
  const send = async (content: string) => {
    const body = new FormData();
    body.append("file", new File([`PK\u0003\u0004${content}`], "site.zip"));
    const answer = await owner.send("POST", `/api/admin/projects/${projectId}/site-checks`, {
      body,
      headers,
    });
    expect(answer.status).toBe(202);
    return adminCreateSiteCheck.response.parse(await answer.json()).check.id;
  };
  const ids = [...(await Promise.all([send("one"), send("one")])), await send("one")];
  expect(new Set(ids).size).toBe(1);
  expect([await db.siteCheck.count(), await db.job.count({ where: { kind: "site-check" } })]).toEqual([1, 1]);
  await send("two");
  await db.project.update({ where: { id: projectId }, data: { version: { increment: 1 } } });
  await send("two");
  expect(await db.siteCheck.count()).toBe(3);
  expect((await countFiles()) - before).toBe(3);
});

test("the same words of the same sender on one day are one message and one mail, also where no script runs", async () => {
  const app = await createTestApp();
  const visitor = app.open();
  const message = { name: "Maya", email: "maya@client.example", message: "When do you open?" };
  const write = async (json: typeof message) =>
    expect((await visitor.send("POST", "/api/contact", { json })).status).toBe(202);
  await Promise.all([write(message), write(message)]);
  await write(message);
  const { db } = app.database;
  const counts = async () => [await db.contactMessage.count(), await db.outboxMessage.count()];
  expect(await counts()).toEqual([1, 1]);
  await write({ ...message, message: "When do you close?" });
  app.advance(dayMs);
  await write(message);
  expect(await counts()).toEqual([3, 3]);
});

import {
  adminAddAgent,
  adminCreateDocument,
  adminCreatePost,
  adminPublishPost,
  adminSendMail,
  adminUploadPostPicture,
  createUpload,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { readProblem } from "./harness/answers.ts";
import { pngForm } from "./harness/endpoint-samples.ts";
import { postFields } from "./harness/posts.ts";
import { createTestApp } from "./harness/test-app.ts";

const headers = { "idempotency-key": "one-press-of-create" };
const json = { title: "Bread at dawn", category: "general" };

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

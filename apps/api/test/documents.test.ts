import {
  type AdminDocument,
  adminCreateDocument,
  adminGetDocument,
  adminGetDocumentVersion,
  adminListDocumentClients,
  adminListDocuments,
  getDocument,
  listDocuments,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp } from "./harness/test-app.ts";

async function start(overrides: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(overrides);
  const ann = await app.signUp("ann@harbour.example");
  const admin = await app.signInAsOwner();
  const annId = (await readSession(ann))?.uid ?? "";
  const { db } = app.database;
  return { app, ann, admin, annId, db };
}

const document = (clientId: string, title: string, content = `# ${title}`) => ({
  clientId,
  title,
  description: "For you",
  icon: "💰",
  content,
});

/** The document that a successful answer carries. */
const documentIn = async (answer: Response): Promise<AdminDocument> =>
  adminCreateDocument.response.parse(await answer.json()).document;

async function share(admin: Browser, clientId: string, title: string): Promise<AdminDocument> {
  const response = await admin.send("POST", "/api/admin/documents", { json: document(clientId, title) });
  expect(response.status).toBe(201);
  return documentIn(response);
}

function fileForm(clientId: string, file: File | undefined, more: Record<string, string> = {}): FormData {
  const form = new FormData();
  const details = { clientId, title: "Quote", description: "Prices", icon: "📊", ...more };
  for (const [name, value] of Object.entries(details)) form.append(name, value);
  if (file) form.append("file", file);
  return form;
}
const markdown = (content: string | Uint8Array<ArrayBuffer>, name = "quote.md", type = "text/markdown") =>
  new File([content], name, { type });
const upload = (admin: Browser, form: FormData) =>
  admin.send("POST", "/api/admin/documents/files", { body: form });

const titles = async (browser: Browser, clientId: string): Promise<string[]> => {
  const answer = await browser.send("GET", `/api/profiles/${clientId}/documents`);
  return listDocuments.response.parse(await answer.json()).documents.map(({ title }) => title);
};
const readContent = async (browser: Browser, id: string) =>
  getDocument.response.parse(await (await browser.send("GET", `/api/documents/${id}`)).json()).document;
const change = (admin: Browser, id: string, from: number, json: object) =>
  admin.send("PUT", `/api/admin/documents/${id}`, { json, headers: { "if-match": String(from) } });
const receive = (browser: Browser, id: string, version: number) =>
  browser.send("POST", `/api/documents/${id}/receipts`, { json: { version } });

test("D-05.1 D-05.51 the client list shows everybody with the number of documents, and finds them by address, name, business and phone number", async () => {
  const { admin, annId, db } = await start();
  await share(admin, annId, "Quote");
  const list = async (query: string) =>
    adminListDocumentClients.response.parse(
      await (await admin.send("GET", `/api/admin/documents/clients${query}`)).json(),
    );
  expect((await list("")).clients.map(({ email, documentCount }) => [email, documentCount]).sort()).toEqual([
    ["ann@harbour.example", 1],
    [ownerEmail, 0],
  ]);
  const data = { displayName: "Ann Reef", businessName: "Harbour Bakery", phone: "+44 20 7946 0958" };
  await db.user.update({ where: { id: annId }, data });
  for (const search of ["%20ANN@harbour.example", "reef", "bakery ann", "020 7946"]) {
    const { clients, total } = await list(`?search=${search}`);
    expect([clients.map(({ uid }) => uid), total], search).toEqual([[annId], 1]);
  }
  expect((await list("?search=nobody@x.example")).clients).toEqual([]);
  await db.user.update({ where: { id: annId }, data: { deletedAt: new Date() } });
  expect((await list("?search=reef")).clients).toEqual([]);
  await db.user.update({ where: { id: annId }, data: { deletedAt: null } });
  const first = await list("?limit=1");
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect(new Set([...first.clients, ...second.clients].map(({ uid }) => uid)).size).toBe(2);
  expect(second.nextCursor).toBeNull();
});

test("D-05.303 one client is found by id, and a deleted or unknown one is not", async () => {
  const { admin, annId, db } = await start();
  const find = async (uid: string) => {
    const answer = await admin.send("GET", `/api/admin/documents/clients?client=${uid}`);
    return adminListDocumentClients.response.parse(await answer.json()).clients.map(({ email }) => email);
  };
  expect([await find(annId), await find("nobody")]).toEqual([["ann@harbour.example"], []]);
  await db.user.update({ where: { id: annId }, data: { deletedAt: new Date() } });
  expect(await find(annId)).toEqual([]);
});

test("S10 D-05.1 the client list shows whose address nobody has confirmed: anybody can register one", async () => {
  const { admin } = await start();
  const answer = await admin.send("GET", "/api/admin/documents/clients");
  const { clients } = adminListDocumentClients.response.parse(await answer.json());
  expect(Object.fromEntries(clients.map(({ email, emailVerified }) => [email, emailVerified]))).toEqual({
    "ann@harbour.example": false,
    [ownerEmail]: true,
  });
});

test.each([
  "a\r\nSet-Cookie: x=1.md",
  'q"u\\o.md',
  "../../etc/passwd.md",
  "%0d%0aX: 1.md",
  "Bäckerei 🥖.md",
  `${"x".repeat(300)}.md`,
])("S48b a file called %j is saved under one plain name, and begins no header", async (name) => {
  const { admin, ann, annId, db } = await start();
  const answer = await upload(admin, fileForm(annId, markdown("# Quote", name)));
  expect(answer.status).toBe(201);
  const { fileUrl } = await documentIn(answer);
  expectPlain(await ann.send("GET", fileUrl ?? ""));
  // As files from before their names were kept: they are called by their title.
  await db.clientDocument.updateMany({ data: { fileName: null, title: name } });
  expectPlain(await ann.send("GET", fileUrl ?? ""));
});

function expectPlain({ status, headers }: Response): void {
  expect(status).toBe(200);
  const disposition = headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(
    /^attachment; filename=(?:"(?:[^"\\\r\n]|\\.)+"|[\w.%-]+)(?:; filename\*=UTF-8''[\w%.~!$&+^`|-]+)?$/,
  );
  expect(disposition).not.toMatch(/[\r\n/]|\.\./);
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("x")).toBeNull();
}

test("D-05.2 typed markdown is shared with the order = count at creation, and who uploaded it", async () => {
  const { admin, ann, annId } = await start();
  const first = await share(admin, annId, "Quote");
  const second = await share(admin, annId, "Terms");
  const ownerId = (await readSession(admin))?.uid;
  expect(first).toMatchObject({
    clientId: annId,
    title: "Quote",
    description: "For you",
    icon: "💰",
    order: 0,
    version: 1,
    hasContent: true,
    fileName: null,
    fileUrl: null,
    uploadedBy: ownerId,
    uploadedByEmail: ownerEmail,
    isContentEditable: true,
  });
  expect(second.order).toBe(1);
  expect(await titles(ann, annId)).toEqual(["Quote", "Terms"]);
  expect(await readContent(ann, first.id)).toMatchObject({ content: "# Quote" });
});

test("D-05.3 a .md file is stored under documents/{clientId}/, can be fetched, and its text is the content", async () => {
  const { admin, ann, annId, db } = await start();
  const content = "# Quote\n\nBäckerei 🥖, £1,200";
  const answer = await upload(
    admin,
    fileForm(annId, markdown(`\uFEFF${content}`, "Angebot Bäckerei.md", "")),
  );
  expect(answer.status).toBe(201);
  const shared = await documentIn(answer);
  expect(shared).toMatchObject({
    fileName: "Angebot Bäckerei.md",
    fileUrl: `/api/documents/${shared.id}/file`,
    icon: "📊",
    isContentEditable: false,
  });
  const row = await db.clientDocument.findUniqueOrThrow({ where: { id: shared.id } });
  expect(row.storagePath).toMatch(new RegExp(`^documents/${annId}/\\d+_[0-9a-f]{32}_Angebot_Backerei\\.md$`));
  expect(row.content).toBe(content);
  const file = await ann.send("GET", shared.fileUrl ?? "");
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(`\uFEFF${content}`);
  expect(file.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(file.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
});

test.each([
  ["a title", { title: " " }, "Please enter a document title"],
  ["content", { content: " \n" }, "Please enter document content"],
  ["a client", { clientId: "" }, "Please select a client"],
])("D-05.4 without %s typed markdown is refused in the specified words", async (_, blank, message) => {
  const { admin, annId, db } = await start();
  const json = { ...document(annId, "Quote"), ...blank };
  const problem = await readProblem(await admin.send("POST", "/api/admin/documents", { json }));
  expect(problem.errors?.map((error) => error.message)).toEqual([message]);
  expect(await db.clientDocument.count()).toBe(0);
});

test("D-05.4 an unknown client, an unknown icon and a missing file are refused", async () => {
  const { admin, annId, db } = await start();
  const create = (json: object) => admin.send("POST", "/api/admin/documents", { json });
  const unknown = await readProblem(await create(document("nobody", "Quote")));
  expect(unknown.errors).toEqual([{ path: "clientId", message: "Please select a client" }]);
  expect((await create({ ...document(annId, "Quote"), icon: "💩" })).status).toBe(400);
  const noFile = await readProblem(await upload(admin, fileForm(annId, undefined)));
  expect(noFile.errors).toEqual([{ path: "file", message: "Please select a file to upload" }]);
  const nobody = await readProblem(await upload(admin, fileForm("nobody", markdown("x"))));
  expect(nobody.detail).toBe("Please select a client");
  expect(await db.clientDocument.count()).toBe(0);
});

test("S48e a file that is not .md and not text/markdown, or not UTF-8, is refused and nothing is stored", async () => {
  const { admin, annId, db } = await start();
  const wrong = [
    markdown("<b>x</b>", "page.html", "text/html"),
    markdown("x", "notes.txt", "text/plain"),
    markdown("x", "quote.md.exe", "application/x-msdownload"),
    markdown(new Uint8Array([0x23, 0x20, 0xff, 0xfe, 0x41])),
    markdown(new Uint8Array([0xc3])),
    markdown("a\0b"),
  ];
  for (const file of wrong) {
    const answer = await upload(admin, fileForm(annId, file));
    expect(answer.status, file.name).toBe(415);
    expect((await readProblem(answer)).detail).toBe("Please select a markdown (.md) file");
  }
  expect((await upload(admin, fileForm(annId, markdown("x", "notes.txt")))).status).toBe(201);
  expect(await db.clientDocument.count()).toBe(1);
});

test("S48e 512 kB is the most, typed or as a file; 10 MB on one line is refused", async () => {
  const { admin, annId, db } = await start();
  const most = "a".repeat(512 * 1024);
  expect((await upload(admin, fileForm(annId, markdown(most)))).status).toBe(201);
  for (const size of [512 * 1024 + 1, 10 * 1024 * 1024])
    expect((await upload(admin, fileForm(annId, markdown("a".repeat(size))))).status).toBe(413);
  const create = (content: string) =>
    admin.send("POST", "/api/admin/documents", { json: document(annId, "Long", content) });
  expect((await create(most)).status).toBe(201);
  expect((await create(`${most}a`)).status).toBe(400);
  expect(await db.clientDocument.count()).toBe(2);
});

const move = (browser: Browser, id: string, places: { from: number; to: number }) =>
  browser.send("POST", `/api/admin/documents/${id}/move`, { json: places });

test("D-05.5 a move takes a document to the place that it names, and the others make room", async () => {
  const { admin, ann, annId, db } = await start();
  const [a, b, c] = [
    await share(admin, annId, "A"),
    await share(admin, annId, "B"),
    await share(admin, annId, "C"),
  ];
  const moved = async (id: string, from: number, to: number) => {
    const answer = await move(admin, id, { from, to });
    return adminListDocuments.response.parse(await answer.json()).documents.map(({ title }) => title);
  };
  expect(await moved(c.id, 2, 1)).toEqual(["A", "C", "B"]);
  expect(await moved(a.id, 0, 1)).toEqual(["C", "A", "B"]);
  expect(await moved(b.id, 2, 0)).toEqual(["B", "C", "A"]);
  expect(await moved(b.id, 0, 2)).toEqual(["C", "A", "B"]);
  expect(await titles(ann, annId)).toEqual(["C", "A", "B"]);
  // Those after a deleted one move up: the next one is the last again.
  await admin.send("DELETE", `/api/admin/documents/${c.id}`);
  const d = await share(admin, annId, "D");
  expect(d.order).toBe(2);
  expect(await titles(ann, annId)).toEqual(["A", "B", "D"]);
  expect(await moved(d.id, 2, 1)).toEqual(["A", "D", "B"]);
  const listed = { deletedAt: null };
  const places = await db.clientDocument.findMany({ where: listed, orderBy: { order: "asc" } });
  expect(places.map(({ order }) => order)).toEqual([0, 1, 2]);
});

test("a move that comes twice, at once or after a lost answer, moves once; from or to another place it is a conflict", async () => {
  const { admin, annId, db } = await start();
  const made = [];
  for (const title of ["A", "B", "C", "D"]) made.push(await share(admin, annId, title));
  const { id } = await share(admin, annId, "E");
  const up = () => move(admin, id, { from: 4, to: 3 });
  const answers = [...(await Promise.all([up(), up()])), await up()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await db.clientDocument.findUniqueOrThrow({ where: { id } })).order).toBe(3);
  expect(await db.auditEntry.count({ where: { action: "document.move" } })).toBe(1);
  for (const places of [
    { from: 4, to: 2 },
    { from: 3, to: 5 },
  ])
    expect((await move(admin, id, places)).status).toBe(409);
  const order = await db.clientDocument.findMany({ orderBy: { order: "asc" } });
  expect(order.map(({ title }) => title)).toEqual(["A", "B", "C", "E", "D"]);
});

test("D-05.5 two moves at once lose nothing: every document keeps one place", async () => {
  const { admin, annId, db } = await start();
  const made = [];
  for (const title of ["A", "B", "C", "D"]) made.push(await share(admin, annId, title));
  const answers = await Promise.all(
    made.map(({ id }, from) => move(admin, id, { from, to: from % 2 ? from - 1 : from + 1 })),
  );
  for (const { status } of answers) expect([200, 409, 503]).toContain(status);
  const places = await db.clientDocument.findMany({ select: { order: true } });
  expect(places.map(({ order }) => order).sort()).toEqual([0, 1, 2, 3]);
});

test("D-05.6 A-13.1 an edit makes a new version and keeps the ones before", async () => {
  const { app, admin, annId } = await start();
  const { id } = await share(admin, annId, "Quote");
  app.advance(60_000);
  const edited = await change(admin, id, 1, { title: "Quote 2", icon: "✅", content: "# New" });
  expect(edited.status).toBe(200);
  expect(await documentIn(edited)).toMatchObject({ title: "Quote 2", description: "", version: 2 });
  await change(admin, id, 2, { title: "Quote 3", icon: "✅" });
  const answer = adminGetDocument.response.parse(
    await (await admin.send("GET", `/api/admin/documents/${id}`)).json(),
  );
  expect(answer.document.content).toBe("# New");
  expect(answer.clientName).toBe("Ann Client");
  expect(answer.versions.map(({ version, title, createdAt }) => [version, title, createdAt])).toEqual([
    [3, "Quote 3", "2026-03-02T09:01:00.000Z"],
    [2, "Quote 2", "2026-03-02T09:01:00.000Z"],
    [1, "Quote", "2026-03-02T09:00:00.000Z"],
  ]);
  const old = adminGetDocumentVersion.response.parse(
    await (await admin.send("GET", `/api/admin/documents/${id}/versions/1`)).json(),
  );
  expect(old.version).toMatchObject({ title: "Quote", content: "# Quote", icon: "💰" });
});

test("A-13.4 each version says who made it: by name, by address where there is no name, by nothing when the account is gone", async () => {
  const bo = "bo@sitewright.example";
  const { app, admin, annId, db } = await start({ adminEmails: [ownerEmail, bo] });
  const account = { email: bo, password: testPassword, displayName: "Bo Writer" };
  await admin.send("POST", "/api/admin/users/create-user", { json: account });
  const colleague = app.open();
  await colleague.send("POST", "/api/auth/sign-in", { json: account });
  const { id } = await share(admin, annId, "Quote");
  expect((await change(colleague, id, 1, { title: "Quote 2" })).status).toBe(200);
  const editors = async () => {
    const { versions } = adminGetDocument.response.parse(
      await (await admin.send("GET", `/api/admin/documents/${id}`)).json(),
    );
    return versions.map(({ editorName }) => editorName);
  };
  await db.user.update({ where: { email: ownerEmail }, data: { displayName: "" } });
  expect(await editors()).toEqual(["Bo Writer", ownerEmail]);
  const second = await (await admin.send("GET", `/api/admin/documents/${id}/versions/2`)).json();
  expect(adminGetDocumentVersion.response.parse(second).version.editorName).toBe("Bo Writer");
  await colleague.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
  expect(await editors()).toEqual(["", ownerEmail]);
});

test("D-05.6 of two edits from one version the later is refused with the stored one; a title is needed", async () => {
  const { admin, annId } = await start();
  const { id } = await share(admin, annId, "Quote");
  const answers = await Promise.all(["X", "Y"].map((title) => change(admin, id, 1, { title })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect((lost && (await readProblem(lost)))?.current).toEqual({
    ...adminGetDocument.response.parse(await (await admin.send("GET", `/api/admin/documents/${id}`)).json())
      .document,
    version: 2,
  });
  const blank = await readProblem(await change(admin, id, 2, { title: "" }));
  expect(blank.errors?.[0]?.message).toBe("Please enter a document title");
});

test("D-05.52 an edit that is sent again after a lost answer, or at once, is one version and no conflict with oneself", async () => {
  const { app, admin, annId, db } = await start();
  const { id } = await share(admin, annId, "Quote");
  const edit = { title: "Quote 2", icon: "✅", content: "# New" };
  const answers = [
    ...(await Promise.all([change(admin, id, 1, edit), change(admin, id, 1, edit)])),
    await change(admin, id, 1, edit),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await documentIn(answer)).toMatchObject({ title: "Quote 2", version: 2 });
  }
  expect(await db.clientDocumentVersion.count({ where: { documentId: id } })).toBe(2);
  // Another text, another person, and an edit that was followed by another one are conflicts.
  expect((await change(admin, id, 1, { ...edit, content: "# Old" })).status).toBe(409);
  expect((await change(await app.signInAs("manager"), id, 1, edit)).status).toBe(409);
  expect((await change(admin, id, 2, { ...edit, title: "Quote 3" })).status).toBe(200);
  expect((await change(admin, id, 1, edit)).status).toBe(409);
});

test("D-05.6 content is editable only where it was typed", async () => {
  const { admin, annId } = await start();
  const file = await documentIn(await upload(admin, fileForm(annId, markdown("# Quote"))));
  expect((await change(admin, file.id, 1, { title: "Q", content: "other" })).status).toBe(422);
  expect((await change(admin, file.id, 1, { title: "Q" })).status).toBe(200);
  expect(await readContent(admin, file.id)).toMatchObject({ title: "Q", content: "# Quote" });
});

test("D-05.7 deleting takes the document off every list, erasing it its versions, receipts and file", async () => {
  const { admin, ann, annId, db } = await start();
  const file = await documentIn(await upload(admin, fileForm(annId, markdown("# Quote"))));
  await receive(ann, file.id, 1);
  expect((await admin.send("DELETE", `/api/admin/documents/${file.id}`)).status).toBe(204);
  expect((await ann.send("GET", file.fileUrl ?? "")).status).toBe(404);
  expect(await titles(ann, annId)).toEqual([]);
  expect((await admin.send("DELETE", `/api/admin/documents/${file.id}`)).status).toBe(404);
  expect((await admin.send("DELETE", `/api/admin/bin/document/${file.id}`)).status).toBe(204);
  expect([await db.clientDocumentVersion.count(), await db.documentReceipt.count()]).toEqual([0, 0]);
});

test("D-05.9 every change is in the audit trail, by whom, and names nobody", async () => {
  const { admin, annId, db } = await start();
  const { id } = await share(admin, annId, "Secret plan for Ann");
  const other = await share(admin, annId, "Terms");
  await change(admin, id, 1, { title: "Plan" });
  await move(admin, other.id, { from: 1, to: 0 });
  await admin.send("DELETE", `/api/admin/documents/${id}`);
  const ownerId = (await readSession(admin))?.uid;
  const entries = await db.auditEntry.findMany({ where: { subjectType: "document" } });
  expect(entries.map(({ action }) => action).sort()).toEqual([
    "document.create",
    "document.create",
    "document.delete",
    "document.move",
    "document.update",
  ]);
  expect(entries.every(({ actorId }) => actorId === ownerId)).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/Ann|ann@/);
});

test("A-13.2 the administrator sees when the client first opened each version", async () => {
  const { app, admin, ann, annId } = await start();
  const { id } = await share(admin, annId, "Quote");
  const seen = async () => {
    const answer = await admin.send("GET", `/api/admin/documents?client=${annId}`);
    return adminListDocuments.response.parse(await answer.json()).documents[0]?.readAt;
  };
  expect(await seen()).toBeNull();
  app.advance(60_000);
  expect(await (await receive(ann, id, 1)).json()).toEqual({ readAt: "2026-03-02T09:01:00.000Z" });
  app.advance(60_000);
  expect(await (await receive(ann, id, 1)).json()).toEqual({ readAt: "2026-03-02T09:01:00.000Z" });
  expect(await seen()).toBe("2026-03-02T09:01:00.000Z");
  await change(admin, id, 1, { title: "Quote 2" });
  expect(await seen()).toBeNull();
  app.advance(60_000);
  await receive(ann, id, 2);
  const { versions } = adminGetDocument.response.parse(
    await (await admin.send("GET", `/api/admin/documents/${id}`)).json(),
  );
  expect(versions.map(({ readAt }) => readAt)).toEqual([
    "2026-03-02T09:03:00.000Z",
    "2026-03-02T09:01:00.000Z",
  ]);
});

test("A-13.2 only the client leaves a receipt, at once or twice, and only for a version that was shared", async () => {
  const { app, admin, ann, annId, db } = await start({ profileAccess: "signed-in" });
  const bob = await app.signUp("bob@forge.example");
  const { id } = await share(admin, annId, "Quote");
  expect((await readContent(bob, id)).content).toBe("# Quote");
  for (const browser of [bob, admin]) expect((await receive(browser, id, 1)).status).toBe(404);
  expect((await receive(ann, id, 2)).status).toBe(404);
  expect(await db.documentReceipt.count()).toBe(0);
  const twice = await Promise.all([receive(ann, id, 1), receive(ann, id, 1)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.documentReceipt.count()).toBe(1);
});

test("A-12.1 S29 S33 a client's documents and files are not there for others", async () => {
  const { app, admin, annId } = await start();
  const bob = await app.signUp("bob@forge.example");
  const file = await documentIn(await upload(admin, fileForm(annId, markdown("# Quote"))));
  const reads = [`/api/profiles/${annId}/documents`, `/api/documents/${file.id}`, file.fileUrl ?? ""];
  for (const path of reads) {
    expect((await bob.send("GET", path)).status, path).toBe(404);
    expect((await app.open().send("GET", path)).status, path).toBe(401);
    expect((await admin.send("GET", path)).status, path).toBe(200);
  }
});

test("S29 what administrators do is refused to the client whose documents they are", async () => {
  const { ann, admin, annId, db } = await start();
  const { id } = await share(admin, annId, "Quote");
  const before = await db.clientDocument.findMany();
  const attempts = [
    ann.send("POST", "/api/admin/documents", { json: document(annId, "Mine") }),
    upload(ann, fileForm(annId, markdown("x"))),
    change(ann, id, 1, { title: "Free of charge" }),
    move(ann, id, { from: 1, to: 0 }),
    ann.send("POST", `/api/admin/documents/${id}/migrate`),
    ann.send("DELETE", `/api/admin/documents/${id}`),
    ann.send("GET", `/api/admin/documents?client=${annId}`),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(403);
  expect(await db.clientDocument.findMany()).toEqual(before);
});

test("S39 S40 a body cannot set place, version, author or dates of a document", async () => {
  const { admin, annId, db } = await start();
  const extras = { id: "x", order: 99, version: 9, uploadedBy: "x", uploadedByEmail: "x", createdAt: 0 };
  const paths = { storagePath: "logo/x/y", fileUrl: "http://127.0.0.1/", fileName: "x.md" };
  const json = { ...document(annId, "Quote"), ...extras, ...paths };
  const made = await documentIn(await admin.send("POST", "/api/admin/documents", { json }));
  await change(admin, made.id, 1, { title: "Quote", ...extras, ...paths, clientId: "x" });
  const row = await db.clientDocument.findUniqueOrThrow({ where: { id: made.id } });
  expect(row).toMatchObject({ clientId: annId, order: 0, version: 2, uploadedByEmail: ownerEmail });
  expect([row.storagePath, row.fileUrl, row.fileName]).toEqual([null, null, null]);
  const form = fileForm(annId, markdown("x"), { order: "99" });
  expect((await documentIn(await upload(admin, form))).order).toBe(1);
});

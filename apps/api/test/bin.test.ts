import { adminListBin } from "@sitewright/contracts";
import { expect, test } from "vitest";
import type { Db } from "../src/db/open.ts";
import { columnsOf } from "../src/features/posts/stored-fields.ts";
import { dayMs } from "../src/time-units.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { testPassword } from "./harness/owner.ts";
import { postFields } from "./harness/posts.ts";
import { createTestApp } from "./harness/test-app.ts";

async function start() {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail, "Ann");
  const objects = await createObjects(app, ann);
  // Objects that are in the bin from the beginning are for other tests.
  await app.database.db.clientDocument.delete({ where: { id: objects.binnedId } });
  await app.database.db.post.delete({ where: { id: objects.binnedPostId } });
  return { app, ann, owner: await app.signInAsOwner(), ...objects };
}

const binOf = async (browser: Browser) =>
  adminListBin.response.parse(await (await browser.send("GET", "/api/admin/bin")).json()).entries;
const status = async (browser: Browser, method: string, path: string) =>
  (await browser.send(method, path)).status;
const signIn = (browser: Browser) =>
  browser.send("POST", "/api/auth/sign-in", { json: { email: annEmail, password: testPassword } });

test("D-19.1 S65 an account that the staff delete is out at once, its address taken, and comes back with all that was its own", async () => {
  const { app, ann, owner, annId, projectId, documentId, uploadId } = await start();
  const { db } = app.database;
  expect(await status(owner, "DELETE", `/api/admin/users/delete-user/${annId}`)).toBe(204);
  expect(await status(ann, "GET", "/api/projects")).toBe(401);
  expect((await signIn(app.open())).status).toBe(401);
  const again = { email: annEmail, password: testPassword, name: "Ann" };
  expect((await app.open().send("POST", "/api/auth/sign-up", { json: again })).status).toBe(409);
  for (const path of [`users/${annId}`, `projects/${projectId}`, `documents/${documentId}`])
    expect(await status(owner, "GET", `/api/admin/${path}`), path).toBe(404);
  expect(await status(owner, "GET", `/api/profiles/${annId}`)).toBe(404);
  expect(await db.outboxMessage.count({ where: { userId: annId, status: "pending" } })).toBe(0);
  expect(await binOf(owner)).toMatchObject([{ kind: "user", id: annId, name: "Ann", owner: annEmail }]);
  expect(await status(owner, "POST", `/api/admin/bin/project/${projectId}/restore`)).toBe(409);
  expect(await status(owner, "POST", `/api/admin/bin/user/${annId}/restore`)).toBe(204);
  expect(await binOf(owner)).toEqual([]);
  const back = app.open();
  expect((await signIn(back)).status).toBe(200);
  for (const path of [`projects/${projectId}`, `documents/${documentId}`, `uploads/${uploadId}/content`])
    expect(await status(back, "GET", `/api/${path}`), path).toBe(200);
});

test("D-19.21 the owner of an account in the bin learns that it is closed and where to write: at sign-in with the right password, and by mail instead of a reset link", async () => {
  const { app, owner, annId } = await start();
  await owner.send("DELETE", `/api/admin/users/delete-user/${annId}`);
  const closed = /^This account is closed\. Write to \S+@\S+ if you want to use it again\.$/;
  const withPassword = await readProblem(await signIn(app.open()));
  expect(withPassword).toMatchObject({ status: 401, code: "sign-in-failed" });
  expect(withPassword.detail).toMatch(closed);
  const wrong = { email: annEmail, password: "another-password-7" };
  const guessed = await readProblem(await app.open().send("POST", "/api/auth/sign-in", { json: wrong }));
  expect(guessed.errors).toEqual([{ path: "password", message: "Incorrect password." }]);
  const asked = await app.open().send("POST", "/api/auth/forgot-password", { json: { email: annEmail } });
  expect(asked.status).toBe(202);
  const { db } = app.database;
  const mails = await db.outboxMessage.findMany({ where: { recipient: annEmail, status: "pending" } });
  expect(mails.map(({ kind }) => kind)).toEqual(["account-closed"]);
  expect(mails[0]?.text).toMatch(/write to\s+\S+@\S+/);
  expect(await db.accountToken.count({ where: { userId: annId } })).toBe(0);
});

test("D-19.2 a project and a document are binned and restored separately, the document to the end of its list; a client sees neither meanwhile", async () => {
  const { app, ann, owner, projectId, documentId, annId } = await start();
  const typed = { clientId: annId, title: "Second", content: "# Second" };
  await owner.send("POST", "/api/admin/documents", { json: typed });
  expect(await status(owner, "DELETE", `/api/admin/projects/${projectId}`)).toBe(204);
  expect(await status(owner, "DELETE", `/api/admin/documents/${documentId}`)).toBe(204);
  expect(await status(ann, "GET", `/api/projects/${projectId}`)).toBe(404);
  expect(await status(ann, "GET", `/api/documents/${documentId}`)).toBe(404);
  const [mail] = await app.database.db.outboxMessage.findMany({ where: { kind: "project-deletion" } });
  expect(mail?.text).toMatch(/keep\s+it\s+for\s+30\s+days/);
  const builder = await app.signInAs("builder");
  expect((await binOf(builder)).map(({ kind }) => kind).sort()).toEqual(["document", "project"]);
  expect((await binOf(owner)).every(({ deletedBy }) => deletedBy !== "")).toBe(true);
  expect(await status(builder, "POST", `/api/admin/bin/document/${documentId}/restore`)).toBe(204);
  expect(await status(builder, "POST", `/api/admin/bin/project/${projectId}/restore`)).toBe(204);
  expect(await status(builder, "POST", `/api/admin/bin/project/${projectId}/restore`)).toBe(404);
  expect(await status(ann, "GET", `/api/projects/${projectId}`)).toBe(200);
  const rows = await app.database.db.clientDocument.findMany({ orderBy: { order: "asc" } });
  expect(rows.map(({ title, order }) => [title, order])).toEqual([
    ["Second", 0],
    ["Quote", 1],
  ]);
});

test("D-19.3 after 30 days the bin is emptied, files and all; what was put back or is younger stays", async () => {
  const { app, owner, annId, projectId, documentId } = await start();
  const { db } = app.database;
  await owner.send("DELETE", `/api/admin/documents/${documentId}`);
  app.advance(2 * dayMs);
  const again = await app.signInAsOwner();
  await again.send("DELETE", `/api/admin/projects/${projectId}`);
  await app.runFor(29 * dayMs);
  await app.jobs.runDue("bin-emptying");
  expect([await db.clientDocument.count(), await db.project.count()]).toEqual([0, 1]);
  const later = await app.signInAsOwner();
  await later.send("DELETE", `/api/admin/users/delete-user/${annId}`);
  await app.runFor(31 * dayMs);
  await app.jobs.runDue("bin-emptying");
  expect([await db.user.count({ where: { id: annId } }), await db.upload.count()]).toEqual([0, 0]);
});

test("D-19.4 what clients delete themselves is erased at once, and staff can erase for good, each within their role", async () => {
  const { app, ann, owner, annId, projectId } = await start();
  const { db } = app.database;
  expect(await status(ann, "DELETE", `/api/projects/${projectId}`)).toBe(204);
  expect([await db.project.count(), await binOf(owner)]).toEqual([0, []]);
  expect(await status(owner, "DELETE", `/api/admin/bin/user/${annId}`)).toBe(404);
  await owner.send("DELETE", `/api/admin/users/delete-user/${annId}`);
  const builder = await app.signInAs("builder");
  expect(await status(builder, "POST", `/api/admin/bin/user/${annId}/restore`)).toBe(403);
  expect(await status(builder, "DELETE", `/api/admin/bin/user/${annId}`)).toBe(403);
  expect(await status(owner, "DELETE", `/api/admin/bin/user/${annId}`)).toBe(204);
  expect(await db.user.count({ where: { id: annId } })).toBe(0);
  expect(
    (await db.auditEntry.findMany({ where: { action: "user.erase" } })).map((one) => one.subjectId),
  ).toEqual([null]);
});

test("D-19.24 each deletion of a project is mailed to its client once, in words that fit it, also after it was restored", async () => {
  const { app, ann, owner, projectId } = await start();
  const bin = () => status(owner, "DELETE", `/api/admin/projects/${projectId}`);
  const restore = () => status(owner, "POST", `/api/admin/bin/project/${projectId}/restore`);
  const erase = () => status(ann, "DELETE", `/api/projects/${projectId}`);
  expect([await bin(), await bin(), await restore(), await bin(), await restore()]).toEqual([
    204, 404, 204, 204, 204,
  ]);
  expect([await erase(), await erase()]).toEqual([204, 404]);
  const mails = await app.database.db.outboxMessage.findMany({ where: { kind: "project-deletion" } });
  expect(mails.map(({ recipient }) => recipient)).toEqual([annEmail, annEmail, annEmail]);
  expect(mails.filter(({ text }) => /keep\s+it\s+for\s+30\s+days/.test(text))).toHaveLength(2);
});

test("D-19.17 an account in the bin is invited to no role", async () => {
  const { app, owner, annId } = await start();
  const invite = () =>
    owner.send("POST", "/api/admin/staff/invitations", { json: { email: annEmail, role: "manager" } });
  await owner.send("DELETE", `/api/admin/users/delete-user/${annId}`);
  const refused = await invite();
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("in the bin. Restore it there first.");
  expect(await app.database.db.staffInvitation.count({ where: { email: annEmail } })).toBe(0);
});

test("D-19.25 an account whose address is in the bin is not added again: the refusal says to restore it", async () => {
  const { owner, annId } = await start();
  await owner.send("DELETE", `/api/admin/users/delete-user/${annId}`);
  const json = { email: annEmail.toUpperCase(), password: testPassword };
  const refused = await owner.send("POST", "/api/admin/users/create-user", { json });
  expect(refused.status).toBe(409);
  const { errors } = await readProblem(refused);
  expect(errors).toEqual([
    { path: "email", message: "This person's account is in the bin. Restore it there first." },
  ]);
});

/** So many posts in the bin, by threes of one instant, the last one first. */
async function binPosts(db: Db, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `binned-${String(index).padStart(4, "0")}`;
    const at = new Date(Date.now() - Math.floor(index / 3) * 1000);
    const times = { createdAt: at, updatedAt: at, listedAt: at, deletedAt: at };
    return { ...columnsOf(postFields({ slug: id })), id, status: "draft", ...times };
  });
  await db.post.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

test("D-19.19 everything that is overdue is erased in one pass, however much it is", async () => {
  const { app } = await start();
  const { db } = app.database;
  await binPosts(app.database.db, 205);
  await app.runFor(31 * dayMs);
  await app.jobs.runDue("bin-emptying");
  expect(await db.post.count({ where: { deletedAt: { not: null } } })).toBe(0);
});

test("D-19.20 the bin is listed page by page, everything in it once, the newest first", async () => {
  const { app, owner, documentId } = await start();
  await owner.send("DELETE", `/api/admin/documents/${documentId}`);
  const ids = await binPosts(app.database.db, 205);
  const seen: { id: string; deletedAt: string }[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = cursor && `?${new URLSearchParams({ cursor })}`;
    const answer = await owner.send("GET", `/api/admin/bin${query}`);
    const page = adminListBin.response.parse(await answer.json());
    expect(page.entries.length).toBeLessThanOrEqual(100);
    seen.push(...page.entries);
    cursor = page.nextCursor;
  }
  expect(seen.map(({ id }) => id).toSorted()).toEqual([...ids, documentId].toSorted());
  const times = seen.map(({ deletedAt }) => deletedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await owner.send("GET", "/api/admin/bin?cursor=none")).status).toBe(400);
});

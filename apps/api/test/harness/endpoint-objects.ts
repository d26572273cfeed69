import { randomUUID } from "node:crypto";
import { adminUploadDocument, adminUploadPostPicture, createUpload } from "@sitewright/contracts";
import { secretDigest } from "../../src/auth/secret-digest.ts";
import { columnsOf } from "../../src/features/posts/stored-fields.ts";
import type { Browser } from "./browser.ts";
import { completeAnswers, withKey } from "./complete-answers.ts";
import {
  acceptance,
  addedAgent,
  annEmail,
  bikes,
  documentForm,
  invitedEmail,
  lesson,
  palette,
  pngForm,
} from "./endpoint-samples.ts";
import { ownerEmail } from "./owner.ts";
import { postFields } from "./posts.ts";
import { addPublishingObjects, type PublishingObjects } from "./publishing-objects.ts";
import type { TestApp } from "./test-app.ts";

/** Ann's objects, which the calls are about. */
export interface Objects extends PublishingObjects {
  projectId: string;
  uploadId: string;
  mailId: string;
  /** A mail that failed for good. */
  deadMailId: string;
  messageId: string;
  /** A message that was marked as done, and when. */
  doneMessage: { id: string; answeredAt: string };
  noteId: string;
  siteCheckId: string;
  sessionId: string;
  designId: string;
  ndaRecordId: string;
  annId: string;
  documentId: string;
  /** An agent added by staff. */
  agentId: string;
  /** An open alert about background work. */
  alertId: string;
  /** A document in the bin. */
  binnedId: string;
  /** An entry by staff, a learnt pattern of it, and an unanswered question. */
  knowledgeId: string;
  patternId: string;
  groupId: string;
  /** A published post with edits, a draft, one that is scheduled, and one in the bin; each is at version 3. */
  publishedPostId: string;
  draftPostId: string;
  scheduledPostId: string;
  binnedPostId: string;
  pictureId: string;
  /** A manager. */
  staffId: string;
  invitationId: string;
  /** The secret of that invitation's link. */
  invitationToken: string;
}

async function shareDocument(app: TestApp, clientId: string): Promise<string> {
  const owner = await app.signInAsOwner();
  const answer = await owner.send("POST", "/api/admin/documents/files", { body: documentForm(clientId) });
  return adminUploadDocument.response.parse(await answer.json()).document.id;
}

/** A staff member, and an invited one. */
export async function addStaff({ database: { db } }: TestApp) {
  const { id: inviterId } = await db.user.findUniqueOrThrow({ where: { email: ownerEmail } });
  const at = new Date();
  const dates = { createdAt: at, updatedAt: at };
  const staffId = randomUUID();
  const member = { id: staffId, email: "max@staff.example", displayName: "Max", role: "manager" };
  await db.user.create({ data: { ...member, ...dates } });
  const invitationToken = randomUUID();
  const invitationId = secretDigest(invitationToken);
  const expiresAt = new Date(at.getTime() + 3_600_000);
  const invitation = { id: invitationId, email: invitedEmail, role: "manager", inviterId };
  await db.staffInvitation.create({ data: { ...invitation, createdAt: at, expiresAt } });
  return { staffId, invitationId, invitationToken };
}

/** A failed mail to Ann, her messages to the agency, and a note about her project. */
async function addTraffic(
  { database: { db } }: TestApp,
  { annId, projectId }: { annId: string; projectId: string },
) {
  const at = new Date();
  const [deadMailId, messageId, noteId] = [randomUUID(), randomUUID(), randomUUID()];
  const content = { subject: "Gone", html: "", text: "" };
  const mail = {
    id: deadMailId,
    dedupeKey: deadMailId,
    kind: "thank-you",
    recipient: annEmail,
    userId: annId,
  };
  await db.outboxMessage.create({ data: { ...mail, ...content, status: "dead", runAt: at, createdAt: at } });
  const words = { type: "contact", name: "Ann", email: annEmail, reason: "", message: "When?" };
  await db.contactMessage.create({ data: { id: messageId, ...words, userId: annId, createdAt: at } });
  const doneMessage = { id: randomUUID(), answeredAt: at.toISOString() };
  const done = { id: doneMessage.id, answeredAt: at, createdAt: at };
  await db.contactMessage.create({ data: { ...words, ...done, userId: annId } });
  const entry = { action: "message.done", subjectType: "message", subjectId: done.id, createdAt: at };
  await db.auditEntry.create({ data: { id: randomUUID(), ...entry } });
  await db.projectNote.create({ data: { id: noteId, projectId, text: "Call back.", createdAt: at } });
  const siteCheckId = randomUUID();
  const check = { id: siteCheckId, projectId, version: 1, fileName: "site.zip", sizeBytes: 1, state: "done" };
  const found = { reason: "", findings: "[]", findingCount: 0, fileCount: 1 };
  await db.siteCheck.create({ data: { ...check, ...found, createdAt: at } });
  const binnedId = randomUUID();
  const shared = { title: "Draft", description: "", icon: "x", content: "# Draft", order: 0 };
  const dates = { createdAt: at, updatedAt: at, deletedAt: at };
  const by = { uploadedBy: "owner", uploadedByEmail: ownerEmail };
  await db.clientDocument.create({ data: { id: binnedId, clientId: annId, ...shared, ...dates, ...by } });
  return { deadMailId, messageId, doneMessage, noteId, siteCheckId, binnedId };
}

/** An agent added by staff, and an open alert. */
async function addBackgroundWork({ database: { db } }: TestApp) {
  const [agentId, alertId] = [randomUUID(), randomUUID()];
  const at = new Date();
  await db.agent.create({ data: { id: agentId, ...addedAgent, createdAt: at } });
  const alert = { kind: "dead", level: "error", agent: "mail-courier", detail: "mail", openKey: "dead mail" };
  await db.alert.create({ data: { id: alertId, ...alert, raisedAt: at, lastAt: at } });
  return { agentId, alertId };
}

/** The assistant's learnt knowledge, and an unanswered question. */
async function addKnowledge({ database: { db } }: TestApp) {
  const [knowledgeId, patternId, groupId] = [`own-${randomUUID()}`, randomUUID(), randomUUID()];
  const at = new Date();
  const lists = { examples: JSON.stringify(bikes.examples), links: "[]" };
  const dates = { createdAt: at, updatedAt: at };
  await db.knowledgeEntry.create({
    data: { id: knowledgeId, ...bikes, ...lists, isOn: true, version: 1, ...dates },
  });
  await db.learntPattern.create({ data: { id: patternId, entryId: knowledgeId, ...lesson, createdAt: at } });
  const asked = { text: "can I bring my dog", count: 2, members: "[]", lastAskedAt: at };
  await db.questionGroup.create({ data: { id: groupId, ...asked } });
  return { knowledgeId, patternId, groupId };
}

/** Posts in every state, and a picture of one. */
async function addPosts(app: TestApp) {
  const { db } = app.database;
  const ids = {
    publishedPostId: randomUUID(),
    draftPostId: randomUUID(),
    scheduledPostId: randomUUID(),
    binnedPostId: randomUUID(),
  };
  const at = new Date();
  const dates = { createdAt: at, updatedAt: at, listedAt: at };
  const states = {
    publishedPostId: { status: "published", publishedAt: at, wasPublished: true },
    draftPostId: { status: "draft" },
    scheduledPostId: { status: "scheduled", scheduledFor: new Date("2099-01-01") },
    binnedPostId: { status: "draft", deletedAt: at },
  };
  for (const name of ["publishedPostId", "draftPostId", "scheduledPostId", "binnedPostId"] as const) {
    const fields = postFields({ slug: ids[name] });
    const content = JSON.stringify(fields);
    const edits = name === "publishedPostId" ? { edits: content } : {};
    const state = { ...states[name], ...edits, ...dates };
    await db.post.create({ data: { ...columnsOf(fields), id: ids[name], version: 3, ...state } });
    const revision = { postId: ids[name], version: 3, kind: "edit", content, editedBy: "", createdAt: at };
    await db.postRevision.create({ data: { id: randomUUID(), ...revision } });
  }
  const owner = await app.signInAsOwner();
  const kept = await owner.send("POST", "/api/admin/post-pictures", { body: pngForm() });
  const { url } = adminUploadPostPicture.response.parse(await kept.json());
  const pictureId = url.slice(url.lastIndexOf("/") + 1);
  await db.post.update({ where: { id: ids.publishedPostId }, data: { image: url, imageAlt: "A harbour" } });
  return { ...ids, pictureId };
}

/** Creates one of everything that calls can be about, for Ann, who is signed in. */
export async function createObjects(app: TestApp, ann: Browser): Promise<Objects> {
  const created = await ann.send("POST", "/api/projects", {
    json: completeAnswers(),
    headers: withKey("key-00000001"),
  });
  const upload = createUpload.response.parse(
    await (await ann.send("POST", "/api/uploads", { body: pngForm() })).json(),
  );
  await app.jobs.runDue("upload-preview");
  const { project } = (await created.json()) as { project: { id: string } };
  const mail = await app.database.db.outboxMessage.findFirstOrThrow();
  await ann.send("POST", "/api/designs", { json: palette });
  const design = await app.database.db.savedDesign.findFirstOrThrow();
  await ann.send("POST", "/api/agreements/nda", { json: acceptance });
  const ndaRecord = await app.database.db.ndaRecord.findFirstOrThrow();
  const session = await app.database.db.session.findFirstOrThrow({ where: { user: { email: annEmail } } });
  return {
    projectId: project.id,
    uploadId: upload.id,
    mailId: mail.id,
    sessionId: session.id,
    designId: design.id,
    ndaRecordId: ndaRecord.id,
    annId: ndaRecord.userId,
    ...(await addTraffic(app, { annId: ndaRecord.userId, projectId: project.id })),
    ...(await addKnowledge(app)),
    documentId: await shareDocument(app, ndaRecord.userId),
    ...(await addPosts(app)),
    ...(await addStaff(app)),
    ...(await addBackgroundWork(app)),
    ...(await addPublishingObjects(app)),
  };
}

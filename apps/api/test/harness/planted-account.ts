import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Prisma } from "../../src/generated/sqlite/client.ts";
import type { Storage } from "../../src/storage/storage.ts";
import type { Browser } from "./browser.ts";
import { completeAnswers, withKey } from "./complete-answers.ts";
import type { TestApp } from "./test-app.ts";

/** An account with data in every table and folder that can hold its data. */
export interface PlantedAccount {
  id: string;
  email: string;
  browser: Browser;
  projectId: string;
}

interface Planting {
  /** A word that occurs in everything planted. */
  marker: string;
  storage: Storage;
  isVerified?: boolean;
}

async function plantRows(app: TestApp, { id, email }: { id: string; email: string }, planting: Planting) {
  const { db } = app.database;
  const { marker, storage } = planting;
  const at = { createdAt: new Date() };
  const later = new Date("2027-01-01");
  await db.user.update({
    where: { id },
    data: { bio: marker, phone: marker, username: marker, website: marker },
  });
  await db.accountToken.create({
    data: { id: randomUUID(), userId: id, purpose: "reset-password", email, ...at, expiresAt: later },
  });
  const invitation = { email, role: "manager", inviterId: id, ...at, expiresAt: later };
  await db.staffInvitation.create({ data: { id: randomUUID(), ...invitation } });
  await db.identity.create({
    data: { id: randomUUID(), userId: id, provider: "google", subject: marker, ...at },
  });
  const design = { id: randomUUID(), userId: id, kind: "palette", name: marker, value: `{"is":"${marker}"}` };
  await db.savedDesign.create({ data: { ...design, ...at } });
  const agreement = { action: "accepted", signerName: marker, signerEmail: email, ndaVersion: "1" };
  await db.ndaRecord.create({ data: { id: randomUUID(), userId: id, ...agreement, textSha256: "0", ...at } });
  const storagePath = `documents/${id}/1_a_${marker}.md`;
  await storage.put(storagePath, Readable.from([`# ${marker}`]));
  const words = { title: marker, description: marker, icon: "x", content: `# ${marker}` };
  const documentId = randomUUID();
  await db.clientDocument.create({
    data: {
      id: documentId,
      clientId: id,
      ...words,
      storagePath,
      order: 0,
      ...at,
      updatedAt: at.createdAt,
      uploadedBy: "owner",
      uploadedByEmail: "owner@sitewright.example",
      versions: { create: { id: randomUUID(), version: 1, ...words, editedBy: id, ...at } },
      receipts: { create: { id: randomUUID(), userId: id, version: 1, readAt: at.createdAt } },
    },
  });
  for (const who of [{ actorId: id }, { subjectId: id }, { subjectId: documentId }])
    await db.auditEntry.create({
      data: {
        id: randomUUID(),
        action: "tested",
        subjectType: "user",
        detail: `{"of":"${email}"}`,
        ...at,
        ...who,
      },
    });
  const visit = { id: randomUUID(), step: "welcome", question: marker, milliseconds: 1, span: 0 };
  const form = { id: randomUUID(), userId: id, step: "welcome", question: marker, lastAt: at.createdAt };
  await db.form.create({ data: { ...form, visits: { create: visit } } });
  const subscription = { status: "confirmed", unsubscribeToken: randomUUID(), source: "/news" };
  // A subscription of an unconfirmed address belongs to the address's owner, who need not be the account's.
  if (planting.isVerified)
    await db.subscriber.create({ data: { id: randomUUID(), email, ...subscription, ...at } });
  const mail = { kind: "admin-message", subject: marker, html: marker, text: marker, runAt: later };
  const job = { id: randomUUID(), kind: "none", payload: `{"of":"${marker}"}`, userId: id, turn: 0 };
  await db.job.create({ data: { ...job, runAt: later, ...at } });
  // The same applies to a mail without an account.
  const holder = planting.isVerified ? {} : { userId: id };
  await db.outboxMessage.create({
    data: { id: randomUUID(), dedupeKey: randomUUID(), recipient: email, ...holder, ...mail, ...at },
  });
}

/** Puts the agency's answer to a message into the outbox, as it is while it waits to be sent. */
export async function answerTo({ database: { db } }: TestApp, recipient: string): Promise<void> {
  const words = "what somebody else asked";
  const at = new Date();
  const content = { kind: "contact-answer", subject: words, html: words, text: words, status: "pending" };
  const keys = { id: randomUUID(), dedupeKey: randomUUID(), runAt: at, createdAt: at };
  await db.outboxMessage.create({ data: { ...keys, ...content, recipient } });
}

/** Creates such an account, by a browser's calls where possible. */
export async function plantAccount(app: TestApp, planting: Planting): Promise<PlantedAccount> {
  const { marker } = planting;
  const email = `${marker}@client.example`;
  const browser = await app.signUp(email, marker);
  const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email } });
  if (planting.isVerified)
    await app.database.db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  const created = await browser.send("POST", "/api/projects", {
    json: completeAnswers({ businessName: marker }),
    headers: withKey(`key-of-${marker}`),
  });
  const { project } = (await created.json()) as { project: { id: string } };
  const form = new FormData();
  form.append("category", "document");
  form.append(
    "file",
    new File([`%PDF-1.7\n% ${marker}\n%%EOF\n`], `${marker}.pdf`, { type: "application/pdf" }),
  );
  const upload: unknown = await (await browser.send("POST", "/api/uploads", { body: form })).json();
  await browser.send("PUT", `/api/projects/${project.id}`, {
    json: { ...completeAnswers({ businessName: marker, audience: marker }), uploadedFiles: [upload] },
    headers: { "if-match": "1" },
  });
  const words = { name: marker, email, message: marker };
  await browser.send("POST", "/api/contact", { json: words });
  await app.open().send("POST", "/api/contact", { json: { ...words, type: "logout_feedback" } });
  await plantRows(app, { id, email }, planting);
  const notes = ["first", "second", "third"].map((text) => ({
    id: randomUUID(),
    projectId: project.id,
    authorId: id,
    text: `${marker} ${text}`,
    createdAt: new Date(),
  }));
  await app.database.db.projectNote.createMany({ data: notes });
  const check = { projectId: project.id, version: 1, fileName: marker, sizeBytes: 1, state: "done" };
  const found = { reason: "", findings: "[]", findingCount: 0, fileCount: 1, createdAt: new Date() };
  for (const _ of notes)
    await app.database.db.siteCheck.create({ data: { id: randomUUID(), ...check, ...found } });
  const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
  await browser.send("PUT", "/api/draft", {
    json: { version: 0, state: { onboarding: completeAnswers({ businessName: marker }), position } },
  });
  return { id, email, browser, projectId: project.id };
}

interface Table {
  findMany(): Promise<unknown[]>;
}

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && "findMany" in value;

/** Every row of every table as text, by table. */
export async function dumpTables({ database: { db } }: TestApp): Promise<Map<string, string>> {
  const dump = new Map<string, string>();
  for (const name of Object.keys(Prisma.ModelName)) {
    const table: unknown = Reflect.get(db, name.charAt(0).toLowerCase() + name.slice(1));
    if (!isTable(table)) throw new Error(`There is no table for ${name}.`);
    dump.set(name, JSON.stringify(await table.findMany()));
  }
  return dump;
}

/** Every file under a folder: its path and its bytes as text. */
export async function dumpFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (path) => [path, await readFile(path, "latin1")] as const)),
  );
}

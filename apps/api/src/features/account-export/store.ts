import type { Tx } from "../../db/open.ts";
import { textForAccount } from "../outbox/mail-secret.ts";

const newestLast = { createdAt: "asc" } as const;

/** The account's own row, without its password. */
export const readProfile = (db: Tx, id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, omit: { passwordHash: true } });

/** Sessions and identities, without what could sign anybody in. */
export async function readSignIn(db: Tx, userId: string) {
  const sessions = await db.session.findMany({
    where: { userId },
    select: { createdAt: true, expiresAt: true, lastSeenAt: true, userAgent: true },
    orderBy: newestLast,
  });
  const identities = await db.identity.findMany({
    where: { userId },
    select: { provider: true, subject: true, createdAt: true },
  });
  return { sessions, identities };
}

/** The projects with the numbers of their versions; contents are read one at a time. */
export const listProjects = (db: Tx, userId: string) =>
  db.project.findMany({
    where: { userId },
    omit: { searchText: true },
    include: { versions: { select: { version: true, createdAt: true }, orderBy: { version: "asc" } } },
    orderBy: newestLast,
  });

/** One version's answers or specification, as JSON. */
export async function readVersion(
  db: Tx,
  at: { projectId: string; version: number },
  part: "onboarding" | "spec",
): Promise<string> {
  const select = { onboarding: part === "onboarding", spec: part === "spec" };
  const row = await db.projectVersion.findUnique({ where: { projectId_version: at }, select });
  return row?.[part] ?? "null";
}

/** Drafts; `state` is JSON. */
export const listDrafts = (db: Tx, userId: string) =>
  db.draft.findMany({ where: { userId }, omit: { userId: true } });

/** Saved designs; `value` is JSON. */
export const listDesigns = (db: Tx, userId: string) =>
  db.savedDesign.findMany({ where: { userId }, omit: { userId: true }, orderBy: newestLast });

/** Agreements that were accepted or withdrawn. */
export const listAgreements = (db: Tx, userId: string) =>
  db.ndaRecord.findMany({ where: { userId }, omit: { userId: true }, orderBy: newestLast });

/** Documents without their contents, and without who at the agency shared them. */
export const listDocuments = (db: Tx, clientId: string) =>
  db.clientDocument.findMany({
    where: { clientId },
    omit: { content: true, clientId: true, uploadedBy: true, uploadedByEmail: true },
    include: { receipts: { where: { userId: clientId }, select: { version: true, readAt: true } } },
    orderBy: newestLast,
  });

/** A document's text. */
export async function readDocument(db: Tx, id: string): Promise<string> {
  const row = await db.clientDocument.findUnique({ where: { id }, select: { content: true } });
  return row?.content ?? "";
}

/** Rows of stored files. */
export const listUploads = (db: Tx, userId: string) =>
  db.upload.findMany({ where: { userId }, omit: { userId: true }, orderBy: newestLast });

/** Messages of the account and, where its address is confirmed, those of that address that no other account wrote. */
export const listMessages = (
  db: Tx,
  { id, email, isVerified }: { id: string; email: string; isVerified: boolean },
) =>
  db.contactMessage.findMany({
    where: { OR: [{ userId: id }, ...(isVerified ? [{ email, userId: null }] : [])] },
    omit: { userId: true },
    orderBy: newestLast,
  });

/** Mails to the account's own address; of those with a link that works once, not the link. */
export async function listMails(db: Tx, { id, email }: { id: string; email: string }) {
  const mails = await db.outboxMessage.findMany({
    where: { userId: id, recipient: email },
    select: { kind: true, subject: true, text: true, status: true, createdAt: true, sentAt: true },
    orderBy: newestLast,
  });
  return mails.map((mail) => ({ ...mail, text: textForAccount(mail) }));
}

/** What was done with the account, without by whom. */
export const listHistory = (db: Tx, id: string) =>
  db.auditEntry.findMany({
    where: { subjectId: id },
    select: { action: true, createdAt: true },
    orderBy: newestLast,
  });

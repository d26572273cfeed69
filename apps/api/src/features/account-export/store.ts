import { inPages } from "../../db/in-pages.ts";
import type { Tx } from "../../db/open.ts";
import { stepByStep } from "../../db/step-by-step.ts";
import { textForAccount } from "../outbox/mail-secret.ts";

const newestLast = [{ createdAt: "asc" }, { id: "asc" }] as const;

/** The account's own row, without its password. */
export const readProfile = (db: Tx, id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, omit: { passwordHash: true } });

/** Sessions and identities, without what could sign anybody in. */
export async function readSignIn(db: Tx, userId: string) {
  const sessions = await db.session.findMany({
    where: { userId },
    select: { createdAt: true, expiresAt: true, lastSeenAt: true, userAgent: true },
    orderBy: [...newestLast],
  });
  const identities = await db.identity.findMany({
    where: { userId },
    select: { provider: true, subject: true, createdAt: true },
  });
  return { sessions, identities };
}

/** The projects, without their versions. */
export const listProjects = (db: Tx, userId: string) =>
  inPages((page) =>
    db.project.findMany({
      where: { userId },
      omit: { searchText: true },
      orderBy: [...newestLast],
      ...page,
    }),
  );

/** SQLite reads past a version's megabytes to learn its date. */
const versionsPerPage = 10;

/** The numbers and dates of a project's versions; contents are read one at a time. */
export async function listVersions(db: Tx, projectId: string) {
  const versions: { version: number; createdAt: Date }[] = [];
  await stepByStep(async () => {
    const after = versions.at(-1)?.version ?? 0;
    const rows = await db.projectVersion.findMany({
      where: { projectId, version: { gt: after } },
      select: { version: true, createdAt: true },
      orderBy: { version: "asc" },
      take: versionsPerPage,
    });
    versions.push(...rows);
    return rows.length > 0;
  });
  return versions;
}

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

/** Drafts; `state` is JSON of up to a megabyte. */
export const listDrafts = (db: Tx, userId: string) =>
  inPages(
    (page) =>
      db.draft.findMany({ where: { userId }, omit: { userId: true }, orderBy: { id: "asc" }, ...page }),
    1,
  );

/** Saved designs; `value` is JSON. */
export const listDesigns = (db: Tx, userId: string) =>
  inPages((page) =>
    db.savedDesign.findMany({
      where: { userId },
      omit: { userId: true },
      orderBy: [...newestLast],
      ...page,
    }),
  );

/** Agreements that were accepted or withdrawn. */
export const listAgreements = (db: Tx, userId: string) =>
  inPages((page) =>
    db.ndaRecord.findMany({ where: { userId }, omit: { userId: true }, orderBy: [...newestLast], ...page }),
  );

/** Documents without their contents, and without who at the agency shared them. */
export const listDocuments = (db: Tx, clientId: string) =>
  inPages((page) =>
    db.clientDocument.findMany({
      where: { clientId },
      omit: { content: true, clientId: true, uploadedBy: true, uploadedByEmail: true },
      include: { receipts: { where: { userId: clientId }, select: { version: true, readAt: true } } },
      orderBy: [...newestLast],
      ...page,
    }),
  );

/** A document's text. */
export async function readDocument(db: Tx, id: string): Promise<string> {
  const row = await db.clientDocument.findUnique({ where: { id }, select: { content: true } });
  return row?.content ?? "";
}

/** Rows of stored files. */
export const listUploads = (db: Tx, userId: string) =>
  inPages((page) =>
    db.upload.findMany({ where: { userId }, omit: { userId: true }, orderBy: [...newestLast], ...page }),
  );

/** Messages of the account and, where its address is confirmed, those of that address that no other account wrote. */
export const listMessages = (
  db: Tx,
  { id, email, isVerified }: { id: string; email: string; isVerified: boolean },
) =>
  inPages((page) =>
    db.contactMessage.findMany({
      where: { OR: [{ userId: id }, ...(isVerified ? [{ email, userId: null }] : [])] },
      omit: { userId: true },
      orderBy: [...newestLast],
      ...page,
    }),
  );

/** The text of a mail may list two hundred pages. By id: their dates lie behind the texts, so that sorting by them reads all of them for every page. */
const mailsPerPage = 5;

/** Mails to the account's own address; of those with a link that works once, not the link. */
export async function* listMails(db: Tx, { id: userId, email }: { id: string; email: string }) {
  const select = {
    id: true,
    kind: true,
    subject: true,
    text: true,
    status: true,
    createdAt: true,
    sentAt: true,
  };
  const mails = inPages(
    (page) =>
      db.outboxMessage.findMany({
        where: { userId, recipient: email },
        select,
        orderBy: { id: "asc" },
        ...page,
      }),
    mailsPerPage,
  );
  for await (const { id: _, ...mail } of mails) yield { ...mail, text: textForAccount(mail) };
}

/** What was done with the account, without by whom. */
export async function* listHistory(db: Tx, subjectId: string) {
  const select = { id: true, action: true, createdAt: true };
  const entries = inPages((page) =>
    db.auditEntry.findMany({ where: { subjectId }, select, orderBy: [...newestLast], ...page }),
  );
  for await (const { action, createdAt } of entries) yield { action, createdAt };
}

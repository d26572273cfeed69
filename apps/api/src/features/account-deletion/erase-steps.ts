import type { Tx } from "../../db/open.ts";
import { deleteFormerDocumentVersion } from "../documents/document-versions.ts";
import type { MailKind } from "../outbox/mail-message.ts";
import { deleteFormerVersion } from "../projects/former-versions.ts";

/** Whose traces are erased. */
export interface ErasedAccount {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** Erases a little of an account; false when there is nothing left of its kind. */
export type EraseStep = (tx: Tx, account: ErasedAccount) => Promise<boolean>;

/** Mails to the agency about other people. */
const agencyKinds = ["agency-notice", "contact-notice", "staff-notice"] as const satisfies MailKind[];

/** Rows of some ten kilobytes that are deleted at once. */
const rowsPerStep = 25;

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** What was done to something stays on record; what it was done to is gone, and not named any more. */
export const forgetSubjects = async (tx: Tx, subjects: readonly string[]): Promise<void> => {
  const aboutThem = { subjectId: { in: [...subjects] } };
  await tx.auditEntry.updateMany({ where: aboutThem, data: { subjectId: null, detail: null } });
};

/**
 * Messages to the agency, with the mails about them. What somebody wrote who was not signed in goes with the account
 * when its address is confirmed, or when it was written on the way out of it: anybody can sign up under an address.
 * What another account wrote under this address is that account's.
 */
const eraseMessages: EraseStep = async (tx, { id, email, emailVerifiedAt }) => {
  const unsigned = { email, userId: null };
  const byAddress = emailVerifiedAt ? unsigned : { ...unsigned, type: "logout_feedback" };
  const where = { OR: [{ userId: id }, byAddress] };
  const messages = await tx.contactMessage.findMany({ where, select: { id: true }, take: rowsPerStep });
  const ids = idsOf(messages);
  await tx.outboxMessage.deleteMany({
    where: { dedupeKey: { in: ids.map((message) => `contact:${message}`) } },
  });
  await tx.contactMessage.deleteMany({ where: { id: { in: ids } } });
  return ids.length > 0;
};

/**
 * Mails of the account, and those to its address that no row of it holds. Whoever only says that the agency's address
 * is theirs does not take the agency's own mail away.
 */
const eraseMails: EraseStep = async (tx, { id, email: recipient, emailVerifiedAt }) => {
  const own = emailVerifiedAt ? {} : { kind: { notIn: [...agencyKinds] } };
  const where = { OR: [{ userId: id }, { recipient, ...own }] };
  const mails = await tx.outboxMessage.findMany({ where, select: { id: true }, take: rowsPerStep });
  await tx.outboxMessage.deleteMany({ where: { id: { in: idsOf(mails) } } });
  return mails.length > 0;
};

/** A former version of a project or, where there is none, the project with its newest. */
const eraseProjects: EraseStep = async (tx, { id: userId }) => {
  const project = await tx.project.findFirst({ where: { userId }, select: { id: true, version: true } });
  if (!project || (await deleteFormerVersion(tx, project))) return project !== null;
  await forgetSubjects(tx, [project.id]);
  await tx.project.deleteMany({ where: { id: project.id } });
  return true;
};

/** A former version of a document or, where there is none, the document with its newest. */
const eraseDocuments: EraseStep = async (tx, { id: clientId }) => {
  const document = await tx.clientDocument.findFirst({
    where: { clientId },
    select: { id: true, version: true },
  });
  if (!document || (await deleteFormerDocumentVersion(tx, document))) return document !== null;
  await forgetSubjects(tx, [document.id]);
  await tx.clientDocument.deleteMany({ where: { id: document.id } });
  return true;
};

const eraseDrafts: EraseStep = async (tx, { id: userId }) => {
  const draft = await tx.draft.findFirst({ where: { userId }, select: { id: true } });
  await tx.draft.deleteMany({ where: { id: draft?.id ?? "" } });
  return draft !== null;
};

const eraseUploads: EraseStep = async (tx, { id: userId }) => {
  const uploads = await tx.upload.findMany({ where: { userId }, select: { id: true }, take: rowsPerStep });
  await forgetSubjects(tx, idsOf(uploads));
  await tx.upload.deleteMany({ where: { id: { in: idsOf(uploads) } } });
  return uploads.length > 0;
};

/** Everything of an account that may be large or many; projects before the mails that they leave. */
export const eraseSteps: readonly EraseStep[] = [
  eraseProjects,
  eraseDocuments,
  eraseDrafts,
  eraseUploads,
  eraseMessages,
  eraseMails,
];

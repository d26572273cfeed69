import type { Tx } from "../../db/open.ts";
import type { MailKind } from "../outbox/mail-message.ts";

/** Whose traces are erased. */
export interface ErasedAccount {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** What was stored elsewhere for a deleted account. */
export interface Leftovers {
  /** Storage paths of its files. */
  files: string[];
}

/** Mails to the agency about other people. */
const agencyKinds = ["agency-notice", "contact-notice", "staff-notice"] as const satisfies MailKind[];

/** How many administrators there are besides an account. */
export const countOtherAdmins = (tx: Tx, id: string): Promise<number> =>
  tx.user.count({ where: { isAdmin: true, id: { not: id } } });

async function findFiles(tx: Tx, { id }: ErasedAccount): Promise<string[]> {
  const select = { storagePath: true } as const;
  const uploads = await tx.upload.findMany({
    where: { userId: id },
    select: { ...select, previewPath: true },
  });
  const documents = await tx.clientDocument.findMany({ where: { clientId: id }, select });
  const paths = [
    ...uploads.flatMap((row) => [row.storagePath, row.previewPath]),
    ...documents.map((row) => row.storagePath),
  ];
  return paths.filter((path) => path !== null);
}

/**
 * Messages to the agency, with the mails about them. What somebody wrote who was not signed in goes with the account
 * when its address is confirmed, or when it was written on the way out of it: anybody can sign up under an address.
 * What another account wrote under this address is that account's.
 */
async function eraseMessages(tx: Tx, { id, email, emailVerifiedAt }: ErasedAccount): Promise<void> {
  const unsigned = { email, userId: null };
  const byAddress = emailVerifiedAt ? unsigned : { ...unsigned, type: "logout_feedback" };
  const where = { OR: [{ userId: id }, byAddress] };
  const messages = await tx.contactMessage.findMany({ where, select: { id: true } });
  const dedupeKey = { in: messages.map((message) => `contact:${message.id}`) };
  await tx.outboxMessage.deleteMany({ where: { dedupeKey } });
  await tx.contactMessage.deleteMany({ where });
}

/** What was done stays on record, who did it or whom it concerned does not. */
async function anonymizeAudit(tx: Tx, { id }: ErasedAccount): Promise<void> {
  const own = { where: { userId: id }, select: { id: true } } as const;
  const projects = await tx.project.findMany(own);
  const uploads = await tx.upload.findMany(own);
  const documents = await tx.clientDocument.findMany({ where: { clientId: id }, select: { id: true } });
  const subjects = [id, ...[...projects, ...uploads, ...documents].map((row) => row.id)];
  const aboutThem = { subjectId: { in: subjects } };
  await tx.auditEntry.updateMany({ where: aboutThem, data: { subjectId: null, detail: null } });
  await tx.auditEntry.updateMany({ where: { actorId: id }, data: { actorId: null, detail: null } });
}

/** What an administrator shared stays with the clients; that it was this person does not. */
async function anonymizeAuthorship(tx: Tx, { id }: ErasedAccount): Promise<void> {
  await tx.clientDocument.updateMany({
    where: { uploadedBy: id },
    data: { uploadedBy: "", uploadedByEmail: "" },
  });
  await tx.clientDocumentVersion.updateMany({ where: { editedBy: id }, data: { editedBy: "" } });
}

/**
 * Mails to its address that no row of the account holds. Whoever only says that the agency's address is theirs does not
 * take the agency's own mail away.
 */
async function eraseMails(tx: Tx, { email: recipient, emailVerifiedAt }: ErasedAccount): Promise<void> {
  const own = emailVerifiedAt ? {} : { kind: { notIn: [...agencyKinds] } };
  await tx.outboxMessage.deleteMany({ where: { recipient, ...own } });
}

/**
 * Erases an account inside the caller's transaction: what is not tied to it by a foreign key first, then its row,
 * which takes projects, versions, drafts, uploads, documents, designs, agreements, sessions, links, identities and
 * mails with it. Mails that wait are gone with their rows, so none leaves any more. The files are the caller's.
 */
export async function eraseAccount(tx: Tx, account: ErasedAccount): Promise<Leftovers> {
  const files = await findFiles(tx, account);
  await eraseMessages(tx, account);
  await anonymizeAudit(tx, account);
  await anonymizeAuthorship(tx, account);
  await eraseMails(tx, account);
  await tx.user.deleteMany({ where: { id: account.id } });
  return { files };
}

import { inPagesById } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import { textForAccount } from "../../outbox/mail-secret.ts";
import { agencyKinds } from "../../outbox/mail-store.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import {
  type ErasedAccount,
  type ExportSource,
  type PersonalData,
  readByteSum,
  rowsPerEraseStep,
} from "../../personal-data/personal-data.ts";

const path = "mails.json";

/**
 * The text of a mail may list two hundred pages, so pages of the export are small. Ordered by id: SQLite
 * stores the dates after the texts, so sorting by date would read every text for every page.
 */
const mailsPerPage = 5;

const exportedFields = {
  id: true,
  kind: true,
  subject: true,
  text: true,
  status: true,
  createdAt: true,
  sentAt: true,
} as const;

/**
 * Mails to the account's own address. Those that belong to no account, such as answers to a message and
 * the newsletter's, are included only if the address is confirmed: anybody can sign up under an address,
 * but not confirm it.
 */
const ownMails = ({ id: userId, email: recipient, emailVerifiedAt }: ErasedAccount) => ({
  recipient,
  OR: [{ userId }, ...(emailVerifiedAt ? [{ userId: null, kind: { notIn: [...agencyKinds] } }] : [])],
});

/** Mails to the account's own address; single-use links are removed from them. */
async function* listMails({ db, account }: ExportSource) {
  const mails = inPagesById(
    ({ after, ...page }) =>
      db.outboxMessage.findMany({
        where: { ...ownMails(account), ...after },
        select: exportedFields,
        ...page,
      }),
    mailsPerPage,
  );
  for await (const { id: _, ...mail } of mails) yield { ...mail, text: textForAccount(mail) };
}

/**
 * Erases mails of the account and, if its address is confirmed, all other mails to that address: an
 * unconfirmed account must not delete mails for the address's owner.
 */
async function erase(tx: Tx, { id, email: recipient, emailVerifiedAt }: ErasedAccount): Promise<boolean> {
  const where = { OR: [{ userId: id }, ...(emailVerifiedAt ? [{ recipient }] : [])] };
  const mails = await tx.outboxMessage.findMany({ where, select: { id: true }, take: rowsPerEraseStep });
  await tx.outboxMessage.deleteMany({ where: { id: { in: mails.map((mail) => mail.id) } } });
  return mails.length > 0;
}

const countBytes = async (db: Db, userId: string): Promise<number> =>
  readByteSum(
    await db.$queryRaw`
      SELECT SUM(octet_length(html) + octet_length(text)) AS bytes FROM outbox_messages WHERE user_id = ${userId}`,
  );

/** Mails of and to an account. */
export const mailData: PersonalData = {
  tables: ["OutboxMessage"],
  exported: {
    files: [[path, "mails that we sent to you, without links that work once"]],
    entries: (source) => [listEntry(path, () => listMails(source))],
  },
  countBytes,
  erase,
};

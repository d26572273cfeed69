import { inPagesByAge } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import {
  type ErasedAccount,
  type ExportSource,
  type PersonalData,
  readByteSum,
  rowsPerEraseStep,
} from "../../personal-data/personal-data.ts";
import { deleteMailsAbout } from "./mails-store.ts";

const path = "messages.json";

/**
 * Messages of the account and, if its address is confirmed, those sent from its address while
 * signed out.
 */
function listMessages({ db, account: { id, email, emailVerifiedAt } }: ExportSource) {
  const byAddress = emailVerifiedAt ? [{ email, userId: null }] : [];
  return inPagesByAge(({ after, ...page }) =>
    db.contactMessage.findMany({
      where: { OR: [{ userId: id }, ...byAddress], ...after },
      omit: { userId: true },
      ...page,
    }),
  );
}

/**
 * Erases messages to the agency, with the mails about them. Messages written while signed out are
 * erased with the account if its address is confirmed, or if they are sign-out feedback: anybody
 * can sign up under an address. What another account wrote under this address is kept, because it
 * belongs to that account.
 */
async function erase(tx: Tx, { id, email, emailVerifiedAt }: ErasedAccount): Promise<boolean> {
  const unsigned = { email, userId: null };
  const byAddress = emailVerifiedAt ? unsigned : { ...unsigned, type: "logout_feedback" };
  const where = { OR: [{ userId: id }, byAddress] };
  const select = { id: true, email: true } as const;
  const rows = await tx.contactMessage.findMany({ where, select, take: rowsPerEraseStep });
  await tx.contactMessage.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await deleteMailsAbout(tx, rows);
  return rows.length > 0;
}

const countBytes = async (db: Db, userId: string): Promise<number> =>
  readByteSum(
    await db.$queryRaw`SELECT SUM(octet_length(message)) AS bytes FROM contact_messages WHERE user_id = ${userId}`,
  );

/** A person's messages to the agency. */
export const contactData: PersonalData = {
  tables: ["ContactMessage"],
  exported: {
    files: [[path, "what you wrote to the agency"]],
    entries: (source) => [listEntry(path, () => listMessages(source))],
  },
  countBytes,
  erase,
};

import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import type { StoredMessage } from "./rules.ts";

/** True if a message with this id exists. */
export const hasMessage = async (db: Tx, id: string): Promise<boolean> =>
  (await db.contactMessage.count({ where: { id } })) > 0;

/**
 * Stores a message and the agency's mail about it, in one transaction. `holdNotice` returns why the
 * mail is held back in the outbox; undefined if it is sent.
 */
export async function insertMessage(
  db: Db,
  message: StoredMessage & { id: string; userId: string | null },
  { mail, holdNotice }: { mail: MailMessage; holdNotice: (tx: Tx) => Promise<string | undefined> },
  now: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.contactMessage.create({ data: { ...message, createdAt: now } });
    // Counted last, because the row of a counter that all requests share stays locked until the
    // transaction ends.
    const held = await holdNotice(tx);
    await enqueueMail(tx, held === undefined ? mail : { ...mail, held }, now);
  });
}

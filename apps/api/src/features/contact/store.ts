import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import type { StoredMessage } from "./rules.ts";

/** True where a message has this id. */
export const hasMessage = async (db: Tx, id: string): Promise<boolean> =>
  (await db.contactMessage.count({ where: { id } })) > 0;

/**
 * Stores a message with the agency's mail about it, both or neither. `holdNotice`: why the mail is held back in the
 * outbox; undefined where it is sent.
 */
export async function insertMessage(
  db: Db,
  message: StoredMessage & { id: string; userId: string | null },
  { mail, holdNotice }: { mail: MailMessage; holdNotice: (tx: Tx) => Promise<string | undefined> },
  now: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.contactMessage.create({ data: { ...message, createdAt: now } });
    // A counter of everybody stays locked until the end: counted last.
    const held = await holdNotice(tx);
    await enqueueMail(tx, held === undefined ? mail : { ...mail, held }, now);
  });
}

import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import type { StoredMessage } from "./rules.ts";

/** True where a message has this id. */
export const hasMessage = async (db: Tx, id: string): Promise<boolean> =>
  (await db.contactMessage.count({ where: { id } })) > 0;

/** Stores a message with the agency's mail about it, both or neither. */
export async function insertMessage(
  db: Db,
  message: StoredMessage & { id: string; userId: string | null },
  mail: MailMessage,
  now: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.contactMessage.create({ data: { ...message, createdAt: now } });
    await enqueueMail(tx, mail, now);
  });
}

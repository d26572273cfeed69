import type { Db } from "../../db/open.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import type { StoredMessage } from "./rules.ts";

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

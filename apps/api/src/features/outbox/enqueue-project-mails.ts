import type { Tx } from "../../db/open.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import type { MailMessage } from "./mail-message.ts";

/** Mails that an address nobody has confirmed may get within a day: it might belong to someone else. */
export const unverifiedDailyMails = 10;
const dayMs = 86_400_000;

async function isCapped(tx: Tx, recipient: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - dayMs);
  const recent = await tx.outboxMessage.count({ where: { recipient, createdAt: { gt: since } } });
  return recent >= unverifiedDailyMails;
}

/**
 * Puts a project's mails into the outbox inside the caller's transaction. The agency's notice always goes in; the
 * client's own mails stop at a daily number while their address is unverified. Returns how many are new.
 */
export async function enqueueProjectMails(
  tx: Tx,
  messages: readonly MailMessage[],
  { now, isVerified }: { now: Date; isVerified: boolean },
): Promise<number> {
  let added = 0;
  for (const message of messages) {
    const mustCount = !isVerified && message.kind !== "agency-notice";
    if (mustCount && (await isCapped(tx, message.recipient, now))) continue;
    if (await enqueueMail(tx, message, now)) added += 1;
  }
  return added;
}

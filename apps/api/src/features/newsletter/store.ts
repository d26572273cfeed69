import type { Db } from "../../db/open.ts";
import type { Prisma } from "../../generated/sqlite/client.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";

/** The maximum number of rows deleted in one transaction. */
const deletedPerBatch = 500;

/**
 * Confirms the address of a link and sends one welcome mail. The link works until it expires or the
 * subscription ends, because it may be opened twice or requested again after a lost response. Returns
 * false if it is invalid.
 */
export async function confirmSubscriber(
  db: Db,
  { digest, now }: { digest: string; now: Date },
  welcome: (subscriber: { id: string; email: string; unsubscribeToken: string }) => Promise<MailMessage>,
): Promise<boolean> {
  const where = { confirmDigest: digest, confirmBefore: { gt: now } };
  const found = await db.subscriber.findFirst({
    where,
    select: { id: true, email: true, unsubscribeToken: true },
  });
  if (!found) return false;
  const mail = await welcome(found);
  return db.$transaction(async (tx) => {
    const data = { status: "confirmed", confirmedAt: now };
    const { count } = await tx.subscriber.updateMany({ where: { ...where, status: "pending" }, data });
    if (count > 0) await enqueueMail(tx, mail, now);
    return count > 0 || (await tx.subscriber.count({ where })) > 0;
  });
}

const listMails = ["newsletter-confirmation", "newsletter-welcome"];

/** Deletes subscribers with the newsletter's mails to them, which contain the address. Returns how many. */
async function deleteWithMails(db: Db, where: Prisma.SubscriberWhereInput): Promise<number> {
  return db.$transaction(async (tx) => {
    const found = await tx.subscriber.findMany({
      where,
      select: { id: true, email: true },
      take: deletedPerBatch,
    });
    await tx.outboxMessage.deleteMany({
      where: { recipient: { in: found.map(({ email }) => email) }, kind: { in: listMails } },
    });
    const { count } = await tx.subscriber.deleteMany({
      where: { ...where, id: { in: found.map(({ id }) => id) } },
    });
    return count;
  });
}

/** The id of the subscriber with this link; undefined if there is none. */
export async function findByToken(db: Db, unsubscribeToken: string): Promise<string | undefined> {
  return (await db.subscriber.findUnique({ where: { unsubscribeToken }, select: { id: true } }))?.id;
}

/** Deletes subscribers by their ids. Returns how many. */
export async function deleteByIds(db: Db, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += deletedPerBatch)
    count += await deleteWithMails(db, { id: { in: ids.slice(start, start + deletedPerBatch) } });
  return count;
}

/** The ids of all subscribers. */
export const listSubscriberIds = async (db: Db): Promise<string[]> =>
  (await db.subscriber.findMany({ select: { id: true } })).map(({ id }) => id);

/**
 * Deletes a batch of addresses not confirmed in time; the rest at the next sweep. An address that was
 * entered again is kept until the job has handled it. Returns how many.
 */
export const sweepPending = (db: Db, now: Date): Promise<number> =>
  deleteWithMails(db, { status: "pending", askedAt: null, confirmBefore: { lte: now } });

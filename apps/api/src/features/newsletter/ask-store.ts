import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";

/** An address entered into a form. */
export interface Ask {
  readonly id: string;
  readonly email: string;
  readonly unsubscribeToken: string;
  readonly source: string;
  readonly askedOften: boolean;
  readonly at: Date;
  /** The time at which an address that is still unconfirmed is deleted. */
  readonly confirmBefore: Date;
}

/** Records that an address was entered: one statement, the same whether the address is known or not. */
export async function noteAsk(tx: Tx, ask: Ask): Promise<void> {
  const { id, email, unsubscribeToken, source, askedOften, at, confirmBefore } = ask;
  await tx.$executeRaw`
    INSERT INTO subscribers
      (id, email, status, confirm_before, unsubscribe_token, source, created_at, asked_at, asked_often)
    VALUES (${id}, ${email}, 'pending', ${confirmBefore}, ${unsubscribeToken}, ${source}, ${at}, ${at}, ${askedOften})
    ON CONFLICT (email) DO UPDATE SET asked_at = excluded.asked_at, asked_often = excluded.asked_often`;
}

/** An address that waits for the job. */
export interface WaitingAsk {
  readonly id: string;
  readonly email: string;
  readonly status: string;
  readonly confirmDigest: string | null;
  readonly askedAt: Date | null;
}

/** Entered addresses that are not yet handled, longest waiting first. */
export const listAsks = (
  db: Tx,
  { askedOften, limit }: { askedOften: boolean; limit: number },
): Promise<WaitingAsk[]> =>
  db.subscriber.findMany({
    where: { askedAt: { not: null }, askedOften },
    select: { id: true, email: true, status: true, confirmDigest: true, askedAt: true },
    orderBy: [{ askedAt: "asc" }, { id: "asc" }],
    take: limit,
  });

/** Restores an address to its state before it was entered; one that never got a mail is deleted. */
export async function dropAsk(db: Db, { id, askedAt, status, confirmDigest }: WaitingAsk): Promise<void> {
  const where = { id, askedAt, status };
  if (status === "pending" && confirmDigest === null)
    await db.subscriber.deleteMany({ where: { ...where, confirmDigest: null } });
  else await db.subscriber.updateMany({ where, data: { askedAt: null } });
}

/**
 * Puts the confirmation request to an address into the outbox, and replaces the hash of an earlier link.
 * Does nothing if another process has handled the request meanwhile, or the address has been confirmed.
 */
export async function sendQuestion(
  db: Db,
  { id, askedAt }: WaitingAsk,
  question: { confirmDigest: string; confirmBefore: Date; mail: MailMessage; now: Date },
): Promise<void> {
  const { confirmDigest, confirmBefore, mail, now } = question;
  await db.$transaction(async (tx) => {
    const { count } = await tx.subscriber.updateMany({
      where: { id, askedAt, status: "pending" },
      data: { confirmDigest, confirmBefore, askedAt: null },
    });
    if (count > 0) await enqueueMail(tx, mail, now);
  });
}

import type { MailContent } from "@sitewright/emails";
import type { Tx } from "../db/open.ts";
import { dayMs } from "../time-units.ts";

/** The kind of a mail; part of its unique key. */
export type MailKind =
  | "project-confirmation"
  | "thank-you"
  | "agency-notice"
  | "project-update"
  | "project-deletion"
  | "contact-notice"
  | "staff-notice"
  | "email-verification"
  | "password-reset"
  | "password-changed"
  | "account-closed"
  | "staff-invitation"
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "staff-message"
  | "contact-answer";

/** A mail for the outbox. `recipient` is one address; `dedupeKey` ensures that it is sent once. */
export interface MailMessage extends MailContent {
  readonly id: string;
  readonly dedupeKey: string;
  readonly kind: MailKind;
  readonly recipient: string;
  /** The account of the mail; the mail is deleted with it. */
  readonly userId: string | null;
  readonly projectId: string | null;
  /**
   * Why the mail is held back in the outbox, where administrators can read it; undefined if it is sent.
   */
  readonly held?: string;
  /**
   * The URL where a POST request unsubscribes the recipient (RFC 8058); undefined for a mail without a
   * subscription.
   */
  readonly unsubscribeUrl?: string;
}

/** The `dedupeKey` of the mail of an invitation to the staff, by the invitation's id. */
export const invitationMailKey = (invitationId: string): string => `staff-invitation:${invitationId}`;

/** Mails to the agency about other people. */
export const agencyKinds = ["agency-notice", "contact-notice", "staff-notice"] as const satisfies MailKind[];

/**
 * Puts a mail into the outbox inside the caller's transaction, due at once. An existing key is no error
 * and changes nothing: ON CONFLICT leaves a Postgres transaction usable, which a caught unique violation
 * would not. Returns true if the mail is new.
 */
export async function enqueueMail(tx: Tx, message: MailMessage, now: Date): Promise<boolean> {
  const { id, dedupeKey, kind, recipient, userId, projectId, subject, html, text, held } = message;
  const unsubscribeUrl = message.unsubscribeUrl ?? null;
  const status = held === undefined ? "pending" : "cancelled";
  const added = await tx.$executeRaw`
    INSERT INTO outbox_messages
      (id, dedupe_key, kind, recipient, user_id, project_id, subject, html, text, unsubscribe_url, status,
       last_error, run_at, created_at)
    VALUES
      (${id}, ${dedupeKey}, ${kind}, ${recipient}, ${userId}, ${projectId}, ${subject}, ${html}, ${text},
       ${unsubscribeUrl}, ${status}, ${held ?? null}, ${now}, ${now})
    ON CONFLICT (dedupe_key) DO NOTHING`;
  return added === 1;
}

/** Mails that an unconfirmed address may get within a day: it may belong to somebody else. */
export const unverifiedDailyMails = 10;

async function isCapped(tx: Tx, recipient: string, now: Date): Promise<boolean> {
  // Includes mails up to a day ahead, because another process's clock may be ahead. Mails with later
  // times come from a process whose clock was wrong.
  const within = { gt: new Date(now.getTime() - dayMs), lt: new Date(now.getTime() + dayMs) };
  const recent = await tx.outboxMessage.count({ where: { recipient, createdAt: within } });
  return recent >= unverifiedDailyMails;
}

/**
 * Puts a project's mails into the outbox inside the caller's transaction. The agency's notice is always
 * added; the client's own mails have a daily limit while their address is unverified. Returns how many
 * are new.
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

export async function hasMail(db: Tx, mail: { userId: string; dedupeKey: string }): Promise<boolean> {
  return (await db.outboxMessage.findFirst({ where: mail, select: { id: true } })) !== null;
}

/** Deletes mails by their keys; no error if one does not exist. */
export async function deleteMails(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
  await tx.outboxMessage.deleteMany({ where: { dedupeKey: { in: [...dedupeKeys] } } });
}

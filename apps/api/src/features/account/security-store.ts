import { accountFields } from "../../auth/account-fields.ts";
import type { Account } from "../../auth/actor.ts";
import { endSessionsOf } from "../../auth/session-store.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import { takeOverProfile } from "../../auth/take-over-store.ts";
import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import type { LinkMail } from "./account-mails.ts";
import { dropLinks, insertLink, sweepLinks, useUpLink } from "./link-store.ts";

/** The password's hash of an account; null when it has none. */
export async function findPasswordHash(db: Tx, id: string): Promise<string | null> {
  const row = await db.user.findUnique({ where: { id }, select: { passwordHash: true } });
  return row?.passwordHash ?? null;
}

/** An account with what decides about its role. */
export function findAccount(db: Tx, id: string): Promise<Account | null> {
  return db.user.findUnique({ where: { id }, select: accountFields });
}

/** Stores a link with its mail, all or nothing. */
export async function storeLinkMail(db: Db, { link, mail }: LinkMail, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await sweepLinks(tx, now);
    await insertLink(tx, link);
    await enqueueMail(tx, mail, now);
  });
}

/**
 * Writes and commits as much as storing a mail does, and leaves nothing: so the time that an answer takes does not tell
 * whether there is an account.
 */
export async function storeNothing(db: Db, { mail }: LinkMail, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await sweepLinks(tx, now);
    await enqueueMail(tx, { ...mail, userId: null }, now);
    await tx.outboxMessage.delete({ where: { id: mail.id } });
  });
}

interface Confirmation {
  account: Account;
  token: string;
  /** The address is on the list: the account becomes an administrator's, under a new session. */
  isNewAdmin: boolean;
  begin: BeginSession;
  now: Date;
}

/** Confirms an account's address with its link, all or nothing; undefined when the link does not work. */
export function confirmAddress(
  db: Db,
  { account, token, isNewAdmin, begin, now }: Confirmation,
): Promise<Account | undefined> {
  const { id: userId, email } = account;
  return db.$transaction(async (tx) => {
    if (!(await useUpLink(tx, { token, purpose: "verify-email" }, { userId, email, now }))) return undefined;
    await dropLinks(tx, userId, "verify-email");
    const emailVerifiedAt = account.emailVerifiedAt ?? now;
    const confirmed = await tx.user.update({
      where: { id: userId },
      data: { emailVerifiedAt, updatedAt: now, ...(isNewAdmin ? { isAdmin: true } : {}) },
      select: accountFields,
    });
    if (!isNewAdmin) return confirmed;
    // Somebody with another role: whoever else is in has to show again that they may be.
    await endSessionsOf(tx, userId);
    await begin(confirmed, tx);
    return confirmed;
  });
}

/** What allows a new password, and what comes with it. */
type Warrant =
  /** A mailed link: it proves the address too, and lets nobody in by itself. */
  | { by: "link"; token: string; emailVerifiedAt: Date; isNewAdmin: boolean; auditId: string }
  /** The former password, by its hash: worth nothing once that was replaced. */
  | { by: "password"; formerHash: string | null; begin: BeginSession };

interface NewPassword {
  account: Account;
  passwordHash: string;
  warrant: Warrant;
  mail: MailMessage;
  now: Date;
}

const provedBy = (warrant: Warrant) =>
  warrant.by === "link"
    ? { emailVerifiedAt: warrant.emailVerifiedAt, ...(warrant.isNewAdmin ? { isAdmin: true } : {}) }
    : {};

/** Whether somebody may have been in the account before its address was proved: then who proves it takes it over. */
async function mayBeAnothers(tx: Tx, { id }: Account): Promise<boolean> {
  const unproved = { id, emailVerifiedAt: null };
  const entered = { OR: [{ passwordHash: { not: null } }, { identities: { some: {} } }] };
  return (await tx.user.count({ where: { ...unproved, ...entered } })) > 0;
}

/**
 * Replaces a password, all or nothing: every session of the account ends, links for choosing one become worthless, and
 * its owner is told by mail. False when what allowed it does not hold any more. The account's row is written before
 * the sessions are ended, so that a sign-in with the former password is either over by then or fails.
 */
export function replacePassword(db: Db, change: NewPassword): Promise<boolean> {
  const { account, passwordHash, warrant, mail, now } = change;
  const { id: userId, email } = account;
  return db.$transaction(async (tx) => {
    if (warrant.by === "link") {
      const link = { token: warrant.token, purpose: "reset-password" } as const;
      if (!(await useUpLink(tx, link, { userId, email, now }))) return false;
    }
    const isTakeOver = warrant.by === "link" && (await mayBeAnothers(tx, account));
    const former = warrant.by === "password" ? { passwordHash: warrant.formerHash } : {};
    const { count } = await tx.user.updateMany({
      where: { id: userId, ...former },
      data: { passwordHash, updatedAt: now, ...provedBy(warrant) },
    });
    if (count === 0) return false;
    await dropLinks(tx, userId, "reset-password");
    await endSessionsOf(tx, userId);
    if (isTakeOver && warrant.by === "link")
      await takeOverProfile(tx, userId, {
        displayName: email.split("@")[0] ?? email,
        auditId: warrant.auditId,
        at: now,
      });
    if (warrant.by === "password") await warrant.begin(account, tx);
    await enqueueMail(tx, mail, now);
    return true;
  });
}

import { accountFields } from "../../auth/account-fields.ts";
import type { Account } from "../../auth/actor.ts";
import { endSessionsOf } from "../../auth/session-store.ts";
import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import type { MailMessage } from "../outbox/mail-message.ts";
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
  isAdmin: boolean;
  now: Date;
}

/** Confirms an account's address with its link, all or nothing; undefined when the link does not work. */
export function confirmAddress(
  db: Db,
  { account, token, isAdmin, now }: Confirmation,
): Promise<Account | undefined> {
  const { id: userId, email } = account;
  return db.$transaction(async (tx) => {
    if (!(await useUpLink(tx, { token, purpose: "verify-email" }, { userId, email, now }))) return undefined;
    await dropLinks(tx, userId, "verify-email");
    // Somebody with another role: whoever else is in has to show again that they may be.
    if (isAdmin !== account.isAdmin) await endSessionsOf(tx, userId);
    return tx.user.update({
      where: { id: userId },
      data: { emailVerifiedAt: account.emailVerifiedAt ?? now, isAdmin, updatedAt: now },
      select: accountFields,
    });
  });
}

interface NewPassword {
  account: Account;
  passwordHash: string;
  isAdmin: boolean;
  emailVerifiedAt: Date | null;
  /** The link that allows it; absent when the former password did. */
  token?: string;
  mail: MailMessage;
  now: Date;
}

/**
 * Replaces a password, all or nothing: every session of the account ends, links for choosing one become worthless, and
 * its owner is told by mail. False when the link does not work any more.
 */
export function replacePassword(db: Db, change: NewPassword): Promise<boolean> {
  const { account, passwordHash, isAdmin, emailVerifiedAt, token, mail, now } = change;
  const { id: userId, email } = account;
  return db.$transaction(async (tx) => {
    const owner = { userId, email, now };
    if (token !== undefined && !(await useUpLink(tx, { token, purpose: "reset-password" }, owner)))
      return false;
    await dropLinks(tx, userId, "reset-password");
    await endSessionsOf(tx, userId);
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, isAdmin, emailVerifiedAt, updatedAt: now },
    });
    await enqueueMail(tx, mail, now);
    return true;
  });
}

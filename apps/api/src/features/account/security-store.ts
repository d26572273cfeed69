import { accountFields, accountOf } from "../../access/account-row.ts";
import type { Account } from "../../access/actor.ts";
import { type GainedRole, gainRole } from "../../access/role-store.ts";
import { nameFromEmail } from "../../auth/email-address.ts";
import { endSessionsOf } from "../../auth/session-store.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import { takeOverProfile } from "../../auth/take-over-store.ts";
import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import type { AccountMail } from "./account-mails.ts";
import { dropLinks, insertLink, sweepLinks, useUpLink } from "./link-store.ts";

/** The hash of an account's password; null if it has none. */
export async function findPasswordHash(db: Tx, id: string): Promise<string | null> {
  const row = await db.user.findUnique({ where: { id }, select: { passwordHash: true } });
  return row?.passwordHash ?? null;
}

/** An account with the data that decides its role. */
export async function findAccount(db: Tx, id: string): Promise<Account | null> {
  const row = await db.user.findUnique({ where: { id }, select: accountFields });
  return row && accountOf(row);
}

/** Stores a mail with its link, in one transaction. */
export async function storeLinkMail(db: Db, { link, mail }: AccountMail, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await sweepLinks(tx, now);
    if (link) await insertLink(tx, link);
    await enqueueMail(tx, mail, now);
  });
}

/**
 * Writes and commits as much as storing a mail does, but keeps nothing, so that the response time
 * does not reveal whether the address has an account.
 */
export async function storeNothing(db: Db, { mail }: AccountMail, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await sweepLinks(tx, now);
    await enqueueMail(tx, { ...mail, userId: null }, now);
    await tx.outboxMessage.delete({ where: { id: mail.id } });
  });
}

interface Confirmation {
  account: Account;
  token: string;
  /** The account gains this role, under a new session. */
  gained: GainedRole | undefined;
  begin: BeginSession;
  now: Date;
}

/** Confirms an account's address with its link, in one transaction; undefined when the link is not valid. */
export function confirmAddress(
  db: Db,
  { account, token, gained, begin, now }: Confirmation,
): Promise<Account | undefined> {
  const { id: userId, email } = account;
  return db.$transaction(async (tx) => {
    if (!(await useUpLink(tx, { token, purpose: "verify-email" }, { userId, email, now }))) return undefined;
    await dropLinks(tx, userId, "verify-email");
    const emailVerifiedAt = account.emailVerifiedAt ?? now;
    const data = { emailVerifiedAt, updatedAt: now };
    const row = await tx.user.update({ where: { id: userId }, data, select: accountFields });
    if (!gained) return accountOf(row);
    const confirmed = await gainRole(tx, accountOf(row), { ...gained, at: now });
    await begin(confirmed, tx);
    return confirmed;
  });
}

/** The proof that authorizes a new password, with its data. */
type PasswordProof =
  /** A mailed link: it also proves the address, and does not sign in. */
  | { by: "link"; token: string; emailVerifiedAt: Date; gained: GainedRole | undefined; eventId: string }
  /** The current password, by its hash: no longer valid once the stored hash has changed. */
  | { by: "password"; formerHash: string | null; begin: BeginSession };

interface NewPassword {
  account: Account;
  passwordHash: string;
  proof: PasswordProof;
  mail: MailMessage;
  now: Date;
}

const provedBy = (proof: PasswordProof) =>
  proof.by === "link" ? { emailVerifiedAt: proof.emailVerifiedAt } : {};

/**
 * True if someone else may have used the account before its address was verified: the person who verifies
 * it then takes it over.
 */
async function mayHaveOtherOwner(tx: Tx, { id }: Account): Promise<boolean> {
  const unproved = { id, emailVerifiedAt: null };
  const entered = { OR: [{ passwordHash: { not: null } }, { identities: { some: {} } }] };
  return (await tx.user.count({ where: { ...unproved, ...entered } })) > 0;
}

/**
 * Replaces a password, in one transaction: every session of the account ends, links for choosing one become
 * invalid, and its owner is notified by mail. False when the proof is no longer valid. The account's row is
 * written before the sessions are ended, so that a concurrent sign-in with the former password has either
 * finished or fails.
 */
export function replacePassword(db: Db, change: NewPassword): Promise<boolean> {
  const { account, passwordHash, proof, mail, now } = change;
  const { id: userId, email } = account;
  return db.$transaction(async (tx) => {
    if (proof.by === "link") {
      const link = { token: proof.token, purpose: "reset-password" } as const;
      if (!(await useUpLink(tx, link, { userId, email, now }))) return false;
    }
    const isTakeOver = proof.by === "link" && (await mayHaveOtherOwner(tx, account));
    const former = proof.by === "password" ? { passwordHash: proof.formerHash } : {};
    const { count } = await tx.user.updateMany({
      where: { id: userId, ...former },
      data: { passwordHash, updatedAt: now, ...provedBy(proof) },
    });
    if (count === 0) return false;
    await dropLinks(tx, userId, "reset-password");
    await endSessionsOf(tx, userId);
    if (proof.by === "link" && proof.gained) await gainRole(tx, account, { ...proof.gained, at: now });
    if (isTakeOver && proof.by === "link")
      await takeOverProfile(tx, userId, {
        displayName: nameFromEmail(email),
        eventId: proof.eventId,
        at: now,
      });
    if (proof.by === "password") await proof.begin(account, tx);
    await enqueueMail(tx, mail, now);
    return true;
  });
}

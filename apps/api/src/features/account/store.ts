import { accountFields } from "../../auth/account-fields.ts";
import type { Account } from "../../auth/actor.ts";
import { endSessionsOf } from "../../auth/session-store.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import type { LinkMail } from "./account-mails.ts";
import { insertLink } from "./link-store.ts";

/** An account with what signing in by password needs. */
export type AccountWithPassword = Account & { passwordHash: string | null };

/** Finds an account by its normalised address. */
export function findByEmail(db: Tx, email: string): Promise<AccountWithPassword | null> {
  return db.user.findUnique({ where: { email }, select: { ...accountFields, passwordHash: true } });
}

/** A new account. Verified only where the address is known to be theirs. */
export interface NewAccount {
  id: string;
  email: string;
  displayName: string;
  /** Null: nobody can sign in to it by password. */
  passwordHash: string | null;
  isAdmin: boolean;
  emailVerifiedAt: Date | null;
  lastLoginAt: Date | null;
}

/**
 * Stores an account, with the mail that asks to confirm its address where there is one, all or nothing; undefined when
 * the address is taken.
 */
export async function insertAccount(
  db: Db,
  account: NewAccount,
  { now, confirmation }: { now: Date; confirmation?: LinkMail },
): Promise<Account | undefined> {
  try {
    return await db.$transaction(async (tx) => {
      const created = await tx.user.create({
        data: { ...account, createdAt: now, updatedAt: now },
        select: accountFields,
      });
      if (confirmation) {
        await insertLink(tx, confirmation.link);
        await enqueueMail(tx, confirmation.mail, now);
      }
      return created;
    });
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/** Notes a sign-in and what it found the account's role to be. A new role ends the sessions that had the former one. */
export function recordSignIn(
  db: Db,
  account: Account,
  { isAdmin, at }: { isAdmin: boolean; at: Date },
): Promise<Account> {
  const note = (tx: Tx) =>
    tx.user.update({
      where: { id: account.id },
      data: { isAdmin, lastLoginAt: at },
      select: accountFields,
    });
  if (account.isAdmin === isAdmin) return note(db);
  return db.$transaction(async (tx) => {
    await endSessionsOf(tx, account.id);
    return note(tx);
  });
}

/** Whether nobody has an account yet: the first start. */
export async function hasNoAccounts(db: Tx): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) === null;
}

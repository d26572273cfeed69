import type { Account } from "../../auth/actor.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";

const accountFields = {
  id: true,
  email: true,
  displayName: true,
  photoUrl: true,
  isAdmin: true,
  emailVerifiedAt: true,
  createdAt: true,
} as const;

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

/** Stores an account; undefined when its address is taken. */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<Account | undefined> {
  try {
    return await db.user.create({
      data: { ...account, createdAt: now, updatedAt: now },
      select: accountFields,
    });
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/** Notes a sign-in and what it found the account's role to be. */
export function recordSignIn(db: Tx, id: string, change: { isAdmin: boolean; at: Date }): Promise<Account> {
  return db.user.update({
    where: { id },
    data: { isAdmin: change.isAdmin, lastLoginAt: change.at },
    select: accountFields,
  });
}

/** Whether nobody has an account yet: the first start. */
export async function hasNoAccounts(db: Tx): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) === null;
}

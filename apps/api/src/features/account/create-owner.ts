import { nameFromEmail } from "../../auth/email-address.ts";
import type { Passwords } from "../../auth/password-hash.ts";
import type { Db } from "../../db/open.ts";
import { hasNoAccounts, insertAccount, promoteFirstOwner } from "./store.ts";

interface OwnerOptions {
  db: Db;
  now: Date;
  newId: () => string;
  passwords: Passwords;
  /** Generates a password if none is configured. */
  newPassword: () => string;
  email: string;
  password: string | undefined;
}

/**
 * At the first start, creates the owner's account with a verified address. Returns the generated
 * password; undefined if one was configured or accounts already exist. If those accounts are from
 * before roles existed and include no owner, one of them becomes the owner.
 */
export async function createOwner(options: OwnerOptions): Promise<{ generatedPassword?: string }> {
  const { db, now, email } = options;
  if (!(await hasNoAccounts(db))) {
    await promoteFirstOwner(db, { email, eventId: options.newId(), at: now });
    return {};
  }
  const password = options.password ?? options.newPassword();
  const owner = await insertAccount(
    db,
    {
      id: options.newId(),
      email,
      displayName: nameFromEmail(email),
      passwordHash: await options.passwords.hash(password),
      role: "owner",
      emailVerifiedAt: now,
      lastLoginAt: null,
    },
    { now },
  );
  return owner && options.password === undefined ? { generatedPassword: password } : {};
}

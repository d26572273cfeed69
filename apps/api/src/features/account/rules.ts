import type { Account } from "../../auth/actor.ts";

/**
 * Whether an account is an administrator's after a sign-in: it was made one, or its address is on the list and is
 * verified. An unverified address proves nothing: anybody can register one.
 */
export function isAdminAccount(
  account: Pick<Account, "email" | "isAdmin" | "emailVerifiedAt">,
  adminEmails: readonly string[],
): boolean {
  return account.isAdmin || (account.emailVerifiedAt !== null && adminEmails.includes(account.email));
}

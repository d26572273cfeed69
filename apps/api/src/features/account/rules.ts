import type { Account } from "../../auth/actor.ts";

/**
 * Whether an account becomes an administrator's by what is known of it now: its address is on the list and is verified.
 * An unverified address proves nothing: anybody can register one. Only the gain is decided here and written: a role
 * that was taken in the meantime is not given back by somebody who read it before.
 */
export function becomesAdmin(
  { email, isAdmin, emailVerifiedAt }: Pick<Account, "email" | "isAdmin" | "emailVerifiedAt">,
  adminEmails: readonly string[],
): boolean {
  return !isAdmin && emailVerifiedAt !== null && adminEmails.includes(email);
}

import { includesPermission, type StaffRole, staffRoles } from "@sitewright/contracts/roles";
import type { Account } from "./actor.ts";

/** True for an owner or a manager. */
export const isAdministrator = (role: StaffRole | null): boolean => role !== null && staffRoles[role].isAdmin;

/** True if `role` has a permission that `than` lacks. */
const isWider = (role: StaffRole, than: StaffRole | null): boolean =>
  than === null || staffRoles[role].permissions.some((permission) => !includesPermission(than, permission));

/** The role that ADMIN_EMAILS gives to an address: the first is the owner's. */
const listedRole = (email: string, adminEmails: readonly string[]): StaffRole | null => {
  if (email === adminEmails[0]) return "owner";
  return adminEmails.includes(email) ? "manager" : null;
};

/**
 * The role that an account gains once its address is on ADMIN_EMAILS and verified. An unverified address
 * proves nothing: anybody can register one. Undefined when ADMIN_EMAILS grants no more than the account has.
 * The current role is never written again, so that a concurrent revocation is not undone.
 */
export function gainedRole(
  { email, role, emailVerifiedAt }: Pick<Account, "email" | "role" | "emailVerifiedAt">,
  adminEmails: readonly string[],
): StaffRole | undefined {
  const listed = listedRole(email, adminEmails);
  return listed && emailVerifiedAt !== null && isWider(listed, role) ? listed : undefined;
}

/** True if ADMIN_EMAILS would give the account a role wider than this one at its next sign-in. */
export function regainsRoleFromAdminEmails(
  email: string,
  role: StaffRole | null,
  adminEmails: readonly string[],
): boolean {
  const listed = listedRole(email, adminEmails);
  return listed !== null && isWider(listed, role);
}

/**
 * True if the account is the last owner, or the last one that can run the service, and the change
 * would leave none. `others`: the roles of all other staff.
 */
export function isLastOwnerOrAdmin({
  from,
  to,
  others,
}: {
  from: StaffRole | null;
  to: StaffRole | null;
  others: readonly StaffRole[];
}): boolean {
  if (from === "owner" && to !== "owner" && !others.includes("owner")) return true;
  return isAdministrator(from) && !isAdministrator(to) && !others.some(isAdministrator);
}

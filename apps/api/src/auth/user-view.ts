import type { User } from "@sitewright/contracts";
import type { Account } from "../access/actor.ts";
import { isAdministrator } from "../access/role-rules.ts";
import { instantOf } from "../db/instant.ts";

/** The account as shown to its owner's browser and to administrators. */
export const userOf = (account: Account): User => ({
  uid: account.id,
  email: account.email,
  displayName: account.displayName,
  photoURL: account.photoUrl,
  isAdmin: isAdministrator(account.role),
  ...(account.role ? { role: account.role } : {}),
  emailVerified: account.emailVerifiedAt !== null,
  createdAt: instantOf(account.createdAt),
});

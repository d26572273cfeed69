import type { User } from "@sitewright/contracts";
import { instantOf } from "../db/instant.ts";
import type { Account } from "./actor.ts";

/** The account as its owner's browser and administrators may know it. */
export const userOf = (account: Account): User => ({
  uid: account.id,
  email: account.email,
  displayName: account.displayName,
  photoURL: account.photoUrl,
  isAdmin: account.isAdmin,
  emailVerified: account.emailVerifiedAt !== null,
  createdAt: instantOf(account.createdAt),
});

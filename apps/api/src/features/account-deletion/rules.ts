import type { StaffRole } from "@sitewright/contracts";
import { DELETE_WORD } from "@sitewright/contracts";
import type { Account } from "../../access/actor.ts";
import { isLastOwnerOrAdmin } from "../../access/role-rules.ts";

/** The messages for an account that is not deleted. */
export const deletionTexts = {
  confirm: "Please type DELETE to confirm",
  owner: "This is the owner's account. It cannot be deleted.",
  own: "This is your own account. You can delete it in your settings.",
  staff: "This account is on the staff. An owner can delete it.",
  lastOwner: "This is the last owner's account. Make someone else an owner first.",
  lastAdmin: "This is the last administrator's account. Make someone else an administrator first.",
} as const;

/** The typed text must be exactly the word: same case, no surrounding spaces. */
export const isConfirmed = (text: string): boolean => text === DELETE_WORD;

/**
 * Why an account may not be deleted; undefined if it may. Somebody who can run the service must
 * remain. `others`: the roles of all other staff.
 */
export function whyProtected(
  { email, role }: Pick<Account, "email" | "role">,
  { ownerEmail, others }: { ownerEmail: string; others: readonly StaffRole[] },
): string | undefined {
  if (role === null) return undefined;
  if (email === ownerEmail) return deletionTexts.owner;
  if (!isLastOwnerOrAdmin({ from: role, to: null, others })) return undefined;
  return role === "owner" ? deletionTexts.lastOwner : deletionTexts.lastAdmin;
}

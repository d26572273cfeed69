import { DELETE_WORD } from "@sitewright/contracts";
import type { Account } from "../../auth/actor.ts";

/** What a person reads when their account is not deleted. */
export const deletionTexts = {
  confirm: "Please type DELETE to confirm",
  owner: "This is the owner's account. It cannot be deleted.",
  lastAdmin: "This is the last administrator's account. Make somebody else an administrator first.",
} as const;

/** Whether the typed text is the very word: no other case, no space around it. */
export const isConfirmed = (text: string): boolean => text === DELETE_WORD;

/** Why an account has to stay; undefined when it may go. Somebody must be left who can run the service. */
export function whyProtected(
  { email, isAdmin }: Pick<Account, "email" | "isAdmin">,
  { ownerEmail, otherAdmins }: { ownerEmail: string; otherAdmins: number },
): string | undefined {
  if (!isAdmin) return undefined;
  if (email === ownerEmail) return deletionTexts.owner;
  return otherAdmins === 0 ? deletionTexts.lastAdmin : undefined;
}

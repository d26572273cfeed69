import type { Actor } from "../auth/actor.ts";

/** Who reads a client's contact details and documents: that client and administrators, or everybody signed in. */
export type ProfileAccess = "owner" | "signed-in";

/** Whether a caller may read what belongs to the client with this id. */
export function mayReadClient(actor: Actor, clientId: string, access: ProfileAccess): boolean {
  if (actor.kind === "anonymous") return false;
  return actor.kind === "admin" || access === "signed-in" || actor.account.id === clientId;
}

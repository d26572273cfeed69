import type { Actor } from "../../auth/actor.ts";
import { type Authorized, authorize } from "../../auth/authorized.ts";

/** Who reads a client's contact details and documents: that client and administrators, or everybody signed in. */
export type ProfileAccess = "owner" | "signed-in";

/** Whether a caller may read what belongs to the client with this id. */
export function mayReadClient(actor: Actor, clientId: string, access: ProfileAccess): boolean {
  if (actor.kind === "anonymous") return false;
  return actor.kind === "admin" || access === "signed-in" || actor.account.id === clientId;
}

/** A profile to be shown whole. */
export function forReading<P extends { id: string }>(
  actor: Actor,
  profile: P,
  access: ProfileAccess,
): Authorized<P, "read"> | undefined {
  return authorize(profile, "read", mayReadClient(actor, profile.id, access));
}

/** Handles that would pass for the service itself or for one of its addresses. */
const reserved = new Set(
  `about account accounts admin administrator agency anonymous api app assets auth billing blog client clients
  contact dashboard developer document documents faq feedback guest help home info login logout mail marketing me
  moderator news newsletter null official owner portal portfolio postmaster pricing privacy profile profiles project
  projects register root security service settings sign-in sign-out sign-up signin signout signup staff
  status support system team terms undefined user users webmaster website welcome www`.split(/\s+/),
);

/** A name as handles and people write it: with hyphens, or in one. */
function spellings(name: string): string[] {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [words.join("-"), words.join("")];
}

/** Makes the rule that says whether a handle is kept from everybody. `ownNames`: what the agency itself is called. */
export function reserveHandles(ownNames: readonly string[]): (handle: string) => boolean {
  const own = new Set(ownNames.flatMap(spellings));
  return (handle) => reserved.has(handle) || own.has(handle);
}

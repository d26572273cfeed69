import type { Permission } from "@sitewright/contracts/roles";
import type { Actor } from "./actor.ts";
import { can } from "./permissions.ts";

/** Whether something that belongs to the account with this id is the caller's own. */
export const owns = (actor: Actor, ownerId: string): boolean =>
  actor.kind !== "anonymous" && actor.account.id === ownerId;

/** Whether something is the caller's own, or they are staff with the permission for all of its kind. */
export const ownsOrCan = (actor: Actor, ownerId: string, permission: Permission): boolean =>
  owns(actor, ownerId) || can(actor, permission);

/** Who reads a client's contact details and documents: that client and staff, or everybody signed in. */
export type ProfileAccess = "owner" | "signed-in";

/** Whether a caller may read the contact details and documents of the client with this id. */
export const mayReadClient = (actor: Actor, clientId: string, access: ProfileAccess): boolean =>
  ownsOrCan(actor, clientId, "documents") || (access === "signed-in" && actor.kind !== "anonymous");

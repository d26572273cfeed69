import type { Permission } from "@sitewright/contracts/roles";
import type { Actor } from "./actor.ts";
import { can } from "./permissions.ts";

export const owns = (actor: Actor, ownerId: string): boolean =>
  actor.kind !== "anonymous" && actor.account.id === ownerId;

/**
 * True if the caller owns the object, or is staff with the permission for all objects of its kind.
 */
export const ownsOrCan = (actor: Actor, ownerId: string, permission: Permission): boolean =>
  owns(actor, ownerId) || can(actor, permission);

/** The readers of a client's contact details and documents: that client and staff, or everybody signed in. */
export type ProfileAccess = "owner" | "signed-in";

export const mayReadClient = (actor: Actor, clientId: string, access: ProfileAccess): boolean =>
  ownsOrCan(actor, clientId, "documents") || (access === "signed-in" && actor.kind !== "anonymous");

import { includesPermission, type Permission } from "@sitewright/contracts/roles";
import type { Actor, StaffActor } from "./actor.ts";
import { type Authorized, authorize } from "./authorized.ts";

/** A staff member whose role includes a permission. */
export type Staff<P extends Permission> = Authorized<StaffActor, P>;

export const can = (actor: Actor, permission: Permission): boolean =>
  actor.kind === "staff" && includesPermission(actor.role, permission);

/** The caller as staff with a permission; undefined when they do not have it. */
export const asStaff = <P extends Permission>(actor: Actor, permission: P): Staff<P> | undefined =>
  actor.kind === "staff" ? authorize(actor, permission, can(actor, permission)) : undefined;

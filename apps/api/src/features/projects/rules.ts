import type { Actor } from "../../access/actor.ts";
import { type Authorized, authorize } from "../../access/authorized.ts";
import { owns, ownsOrCan } from "../../access/ownership.ts";
import type { Staff } from "../../access/permissions.ts";

interface Owned {
  userId: string;
}

/** Clients see their own projects and specifications, staff with the permission all. */
export function forReading<P extends Owned>(
  actor: Actor,
  project: P | null,
  part: "projects" | "specifications" = "projects",
): Authorized<P, "read"> | undefined {
  return project ? authorize(project, "read", ownsOrCan(actor, project.userId, part)) : undefined;
}

/** Only the client whose project it is changes or deletes it. */
export function forChanging<P extends Owned>(
  actor: Actor,
  project: P | null,
): Authorized<P, "change"> | undefined {
  return project ? authorize(project, "change", owns(actor, project.userId)) : undefined;
}

/** Staff with the permission decide what visitors read of a project's answers. */
export function forDeciding<P extends Owned>(
  _staff: Staff<"specifications">,
  project: P | null,
): Authorized<P, "change"> | undefined {
  return project ? authorize(project, "change", true) : undefined;
}

/** Staff with the permission delete every project. */
export function forRemoving<P extends Owned>(
  _staff: Staff<"projects">,
  project: P | null,
): Authorized<P, "remove"> | undefined {
  return project ? authorize(project, "remove", true) : undefined;
}

/** The version that an If-Match header names; its shape is the contract's. */
export const versionOf = (ifMatch: string): number => Number(ifMatch.replaceAll('"', ""));

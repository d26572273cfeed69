import type { Actor } from "../../access/actor.ts";
import { type Authorized, authorize } from "../../access/authorized.ts";
import { owns, ownsOrCan } from "../../access/ownership.ts";
import type { Staff } from "../../access/permissions.ts";

interface Owned {
  userId: string;
}

/** Clients may read their own projects and specifications; staff with the permission may read all. */
export function forReading<P extends Owned>(
  actor: Actor,
  project: P | null,
  part: "projects" | "specifications" = "projects",
): Authorized<P, "read"> | undefined {
  return project ? authorize(project, "read", ownsOrCan(actor, project.userId, part)) : undefined;
}

/** Only a project's own client may change or delete it. */
export function forChanging<P extends Owned>(
  actor: Actor,
  project: P | null,
): Authorized<P, "change"> | undefined {
  return project ? authorize(project, "change", owns(actor, project.userId)) : undefined;
}

/** Staff with the permission may decide which of a project's words visitors can read. */
export function forDeciding<P extends Owned>(
  _staff: Staff<"specifications">,
  project: P | null,
): Authorized<P, "change"> | undefined {
  return project ? authorize(project, "change", true) : undefined;
}

/** Staff with the permission may delete any project. */
export function forRemoving<P extends Owned>(
  _staff: Staff<"projects">,
  project: P | null,
): Authorized<P, "remove"> | undefined {
  return project ? authorize(project, "remove", true) : undefined;
}

/** True where editing was finished with the newest version. Instants in writing have one format, which orders them. */
export const isFinal = <T extends Date | string>({
  finalizedAt,
  updatedAt,
}: {
  finalizedAt: T | null;
  updatedAt: T;
}): boolean => finalizedAt !== null && finalizedAt >= updatedAt;

import type { Actor } from "../../access/actor.ts";
import { type Authorized, authorize } from "../../access/authorized.ts";
import { owns, ownsOrCan } from "../../access/ownership.ts";

interface Owned {
  userId: string;
}

/** Clients may read their own files; staff who may see projects may read all. */
export function forReading<F extends Owned>(actor: Actor, file: F | null): Authorized<F, "read"> | undefined {
  return file ? authorize(file, "read", ownsOrCan(actor, file.userId, "projects")) : undefined;
}

/** Only a file's owner may delete it. */
export function forDeleting<F extends Owned>(
  actor: Actor,
  file: F | null,
): Authorized<F, "delete"> | undefined {
  return file ? authorize(file, "delete", owns(actor, file.userId)) : undefined;
}

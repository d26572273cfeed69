import type { Actor } from "../../auth/actor.ts";
import { type Authorized, authorize } from "../../auth/authorized.ts";

interface Owned {
  userId: string;
}

const owns = (actor: Actor, { userId }: Owned): boolean =>
  actor.kind !== "anonymous" && actor.account.id === userId;

/** Clients see their own files, administrators all. */
export function forReading<F extends Owned>(actor: Actor, file: F | null): Authorized<F, "read"> | undefined {
  return file ? authorize(file, "read", actor.kind === "admin" || owns(actor, file)) : undefined;
}

/** Only whose file it is deletes it. */
export function forDeleting<F extends Owned>(
  actor: Actor,
  file: F | null,
): Authorized<F, "delete"> | undefined {
  return file ? authorize(file, "delete", owns(actor, file)) : undefined;
}

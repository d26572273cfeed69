import type { Actor } from "../../auth/actor.ts";
import { type Authorized, authorize } from "../../auth/authorized.ts";

interface Owned {
  userId: string;
}

const owns = (actor: Actor, { userId }: Owned): boolean =>
  actor.kind !== "anonymous" && actor.account.id === userId;

/** Clients see their own projects, administrators all. */
export function forReading<P extends Owned>(
  actor: Actor,
  project: P | null,
): Authorized<P, "read"> | undefined {
  return project ? authorize(project, "read", actor.kind === "admin" || owns(actor, project)) : undefined;
}

/** Only the client whose project it is changes or deletes it. */
export function forChanging<P extends Owned>(
  actor: Actor,
  project: P | null,
): Authorized<P, "change"> | undefined {
  return project ? authorize(project, "change", owns(actor, project)) : undefined;
}

/** The version that an If-Match header names; its shape is the contract's. */
export const versionOf = (ifMatch: string): number => Number(ifMatch.replaceAll('"', ""));

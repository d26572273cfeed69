import { mayReadClient, type ProfileAccess } from "../../access/client-data.ts";
import type { Actor, AdminActor } from "../../auth/actor.ts";
import { type Authorized, authorize } from "../../auth/authorized.ts";

interface Shared {
  clientId: string;
}

/** A document to be read: by its client and administrators, or by everybody signed in where that was chosen. */
export function forReading<D extends Shared>(
  actor: Actor,
  document: D | null,
  access: ProfileAccess,
): Authorized<D, "read"> | undefined {
  return document ? authorize(document, "read", mayReadClient(actor, document.clientId, access)) : undefined;
}

/** Only the client whose document it is leaves a receipt. */
export function forReceipt<D extends Shared>(
  actor: Actor,
  document: D | null,
): Authorized<D, "receive"> | undefined {
  return document
    ? authorize(document, "receive", actor.kind !== "anonymous" && actor.account.id === document.clientId)
    : undefined;
}

/** Administrators change every document. */
export function forManaging<D extends Shared>(
  _admin: AdminActor,
  document: D | null,
): Authorized<D, "manage"> | undefined {
  return document ? authorize(document, "manage", true) : undefined;
}

/** Content can be edited where it was typed: what an uploaded file says stays what was uploaded. */
export const isContentEditable = (document: { hasContent: boolean; fileName: string | null }): boolean =>
  document.hasContent && document.fileName === null;

/** The folder of a client's document files; a path elsewhere is not read, whatever a row says. */
export const documentFolder = (clientId: string): string => `documents/${clientId}/`;

/** Where a document stands after a move, as ids in their new order; undefined when it is at that end already. */
export function movedOrder(
  ids: readonly string[],
  id: string,
  direction: "up" | "down",
): readonly string[] | undefined {
  const from = ids.indexOf(id);
  const to = direction === "up" ? from - 1 : from + 1;
  const neighbor = ids[to];
  if (from < 0 || neighbor === undefined) return undefined;
  return ids.map((other, index) => (index === from ? neighbor : index === to ? id : other));
}

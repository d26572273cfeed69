import type { Actor } from "../../access/actor.ts";
import { type Authorized, authorize } from "../../access/authorized.ts";
import { mayReadClient, owns, type ProfileAccess } from "../../access/ownership.ts";
import type { Staff } from "../../access/permissions.ts";

interface Shared {
  clientId: string;
}

/**
 * Allows reading a document: to its client and staff with the permission, or to every signed-in account where
 * that is configured.
 */
export function forReading<D extends Shared>(
  actor: Actor,
  document: D | null,
  access: ProfileAccess,
): Authorized<D, "read"> | undefined {
  return document ? authorize(document, "read", mayReadClient(actor, document.clientId, access)) : undefined;
}

/** Only a document's own client leaves a receipt. */
export function forReceipt<D extends Shared>(
  actor: Actor,
  document: D | null,
): Authorized<D, "receive"> | undefined {
  return document ? authorize(document, "receive", owns(actor, document.clientId)) : undefined;
}

/** Staff with the permission may change every document. */
export function forManaging<D extends Shared>(
  _staff: Staff<"documents">,
  document: D | null,
): Authorized<D, "manage"> | undefined {
  return document ? authorize(document, "manage", true) : undefined;
}

/** Only typed content can be edited: an uploaded file stays as uploaded. */
export const isContentEditable = (document: { hasContent: boolean; fileName: string | null }): boolean =>
  document.hasContent && document.fileName === null;

/** The folder of a client's document files; a path outside is never read, whatever a row contains. */
export const documentFolder = (clientId: string): string => `documents/${clientId}/`;

/** The ids in their order after a move; undefined when the document is already at that end. */
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

import type { Actor } from "../../access/actor.ts";
import { type Authorized, authorize } from "../../access/authorized.ts";
import { mayReadClient, owns, type ProfileAccess } from "../../access/ownership.ts";
import type { Staff } from "../../access/permissions.ts";

interface Shared {
  clientId: string;
}

/**
 * Checks whether an actor may read a document: its client and staff with the permission may or, if so
 * configured, every signed-in account.
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

/** A document's move within its client's list, as positions from 0. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * The ids in their order after a move; undefined if the document is not at `from`, or `to` is past
 * the end of the list.
 */
export function movedOrder(
  ids: readonly string[],
  id: string,
  { from, to }: Move,
): readonly string[] | undefined {
  if (ids.indexOf(id) !== from || to >= ids.length) return undefined;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

import { type BinnedKind, binnedKinds } from "@sitewright/contracts";
import { z } from "zod";
import { instantOf } from "../../db/instant.ts";

/**
 * A position in the bin's list: newest first; items deleted at the same instant are sorted by kind
 * and id.
 */
export interface BinPlace {
  readonly deletedAt: Date;
  readonly kind: BinnedKind;
  readonly id: string;
}

const joint = "~";
/** Times before 1970 are refused: Postgres has no year 0. */
const instant = z.iso.datetime().refine((at) => at >= "1970");
const partsSchema = z.tuple([instant, z.enum(binnedKinds), z.string().min(1)]);

/** A position as text. */
export const encodeBinCursor = ({ deletedAt, kind, id }: BinPlace): string =>
  [instantOf(deletedAt), kind, id].join(joint);

/** Parses a position from its text; undefined if it is invalid. */
export function decodeBinCursor(cursor: string): BinPlace | undefined {
  const { data } = partsSchema.safeParse(cursor.split(joint));
  return data && { deletedAt: new Date(data[0]), kind: data[1], id: data[2] };
}

/**
 * A `where` filter for the items of a kind after a position; without a position, for all of them in
 * the bin.
 */
export function afterPlace(place: BinPlace | undefined, kind: BinnedKind) {
  if (!place) return { deletedAt: { not: null } };
  const { deletedAt, id } = place;
  const order = binnedKinds.indexOf(kind) - binnedKinds.indexOf(place.kind);
  if (order > 0) return { deletedAt: { lte: deletedAt } };
  if (order < 0) return { deletedAt: { lt: deletedAt } };
  return { OR: [{ deletedAt: { lt: deletedAt } }, { deletedAt, id: { lt: id } }] };
}

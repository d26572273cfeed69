import { type BinnedKind, binnedKinds } from "@sitewright/contracts";
import { z } from "zod";
import { instantOf } from "../../db/instant.ts";

/** The position of an item in the bin: newest first, those of one instant by kind and id. */
export interface BinPlace {
  readonly deletedAt: Date;
  readonly kind: BinnedKind;
  readonly id: string;
}

const joint = "~";
/** From 1970 on: Postgres has no year 0. */
const instant = z.iso.datetime().refine((at) => at >= "1970");
const partsSchema = z.tuple([instant, z.enum(binnedKinds), z.string().min(1)]);

/** A position as text. */
export const encodeBinCursor = ({ deletedAt, kind, id }: BinPlace): string =>
  [instantOf(deletedAt), kind, id].join(joint);

/** Parses a position from its text; undefined where it is invalid. */
export function decodeBinCursor(cursor: string): BinPlace | undefined {
  const { data } = partsSchema.safeParse(cursor.split(joint));
  return data && { deletedAt: new Date(data[0]), kind: data[1], id: data[2] };
}

/** The filter of the items of a kind that come after a position; of all in the bin without one. */
export function afterPlace(place: BinPlace | undefined, kind: BinnedKind) {
  if (!place) return { deletedAt: { not: null } };
  const { deletedAt, id } = place;
  const order = binnedKinds.indexOf(kind) - binnedKinds.indexOf(place.kind);
  if (order > 0) return { deletedAt: { lte: deletedAt } };
  if (order < 0) return { deletedAt: { lt: deletedAt } };
  return { OR: [{ deletedAt: { lt: deletedAt } }, { deletedAt, id: { lt: id } }] };
}

import { z } from "zod";
import { lastInstantMs } from "../db/page-cursor.ts";
import { findUnsafe } from "../http/plain-data.ts";

/**
 * The position at which a sorted list continues: after the row with this id and this value in the sorted
 * column.
 */
export interface ListCursor {
  /** The order of the list; the cursor is invalid for any other order. */
  readonly sort: string;
  /** A text as it is, or an instant in milliseconds since 1970. */
  readonly value: string | number;
  readonly id: string;
}

const cursorSchema = z.tuple([
  z.string().max(20),
  z.union([z.string(), z.int().min(0).max(lastInstantMs)]),
  z.string().min(1).max(64),
]);

/** Encodes the cursor as an opaque text for URLs. */
export const encodeListCursor = ({ sort, value, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Decodes a cursor made by `encodeListCursor` for an order; undefined for anything else. */
export function decodeListCursor(text: string, sort: string): ListCursor | undefined {
  const read = cursorSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (!read.success || read.data[0] !== sort || findUnsafe(read.data)) return undefined;
  const [, value, id] = read.data;
  return { sort, value, id };
}

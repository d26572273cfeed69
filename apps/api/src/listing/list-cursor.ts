import { z } from "zod";

/** Where a sorted list goes on: after the row with this id, whose sorted column holds this value. */
export interface ListCursor {
  /** The order that it belongs to: in another one it means nothing. */
  readonly sort: string;
  /** A text as it is, an instant in milliseconds since 1970. */
  readonly value: string | number;
  readonly id: string;
}

const cursorSchema = z.tuple([z.string().max(20), z.union([z.string(), z.int()]), z.string().min(1).max(64)]);

/** The cursor as an opaque text for addresses. */
export const encodeListCursor = ({ sort, value, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what `encodeListCursor` made for an order; undefined for anything else. */
export function decodeListCursor(text: string, sort: string): ListCursor | undefined {
  const read = cursorSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (!read.success || read.data[0] !== sort) return undefined;
  const [, value, id] = read.data;
  return { sort, value, id };
}

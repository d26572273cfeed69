/** The position after which a list continues, ordered by an instant and then by id, both descending. */
export interface PageCursor {
  at: Date;
  id: string;
}

/** Encodes the cursor as an opaque text for URLs. */
export const encodeCursor = ({ at, id }: PageCursor): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString("base64url");

/**
 * The last instant of the year 9999: the databases cannot parse later ones in the format in which
 * they are sent.
 */
export const lastInstantMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Decodes a text made by `encodeCursor`; undefined for anything else. */
export function decodeCursor(text: string): PageCursor | undefined {
  const match = /^(\d{1,15}) ([\w-]{1,64})$/.exec(Buffer.from(text, "base64url").toString("utf8"));
  const [, time, id] = match ?? [];
  return time && id && Number(time) <= lastInstantMs ? { at: new Date(Number(time)), id } : undefined;
}

/**
 * Splits rows, read with one more than the page size, into the page and, if there are more, a
 * cursor.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => PageCursor,
): { rows: readonly Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: last && rows.length > limit ? encodeCursor(cursorOf(last)) : null };
}

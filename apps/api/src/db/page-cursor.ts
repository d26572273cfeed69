/** Where a list ordered by an instant and then by id, both falling, goes on. */
export interface PageCursor {
  at: Date;
  id: string;
}

/** The cursor as an opaque text for addresses. */
export const encodeCursor = ({ at, id }: PageCursor): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString("base64url");

/** Reads what `encodeCursor` made; undefined for anything else. */
export function decodeCursor(text: string): PageCursor | undefined {
  const match = /^(\d{1,15}) (\S{1,64})$/.exec(Buffer.from(text, "base64url").toString("utf8"));
  const [, time, id] = match ?? [];
  return time && id ? { at: new Date(Number(time)), id } : undefined;
}

/** A page out of one row more than it holds: the rows shown, and the cursor when there are more. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => PageCursor,
): { rows: readonly Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: last && rows.length > limit ? encodeCursor(cursorOf(last)) : null };
}

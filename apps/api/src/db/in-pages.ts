import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Which rows are wanted: so many, after the one named. In the form of a Prisma query. */
export interface PageOfRows {
  take: number;
  skip?: number;
  cursor?: { id: string };
}

/** How many rows are read at once where a row is small. */
const rowsPerPage = 100;

/**
 * The rows of a query in its order, read a page at a time while they are used: memory stays flat, no statement names
 * more rows than a database takes parameters (SQLite 32,766, Postgres 65,535), and other requests get their turn in between.
 * `read` orders by something unique.
 */
export async function* inPages<Row extends { id: string }>(
  read: (page: PageOfRows) => Promise<Row[]>,
  take = rowsPerPage,
): AsyncGenerator<Row> {
  let rows = await read({ take });
  for (;;) {
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < take) return;
    await yieldToEventLoop();
    rows = await read({ take, skip: 1, cursor: { id: last.id } });
  }
}

/**
 * Takes small steps until one says that there was nothing left for it. Everything else in the process gets its turn after each:
 * SQLite's driver works while it is called, so that one large statement, or a loop without a pause, would hold all requests.
 */
export async function stepByStep(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await yieldToEventLoop();
}

import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** A page: so many rows, after the named one, in the form of a Prisma query. */
export interface PageOfRows {
  take: number;
  skip?: number;
  cursor?: { id: string };
}

/** Page size for small rows. */
const rowsPerPage = 100;

/**
 * The rows of a query in its order, read a page at a time while they are used: memory use stays constant, no
 * statement exceeds a database's maximum of parameters (SQLite 32,766, Postgres 65,535), and other requests
 * run in between. `read` must order by something unique.
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
 * Runs small steps until one returns that nothing is left. Yields after each: SQLite's driver is synchronous,
 * so one large statement, or a loop without a pause, would block all requests.
 */
export async function stepByStep(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await yieldToEventLoop();
}

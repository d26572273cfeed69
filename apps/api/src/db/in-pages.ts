import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** A page of rows: `take` rows, from the beginning or after the row `last` of the page before. */
export interface PageOfRows<Key> {
  readonly take: number;
  readonly last: Key | undefined;
}

/** Page size for small rows. */
const rowsPerPage = 100;

/**
 * Yields the rows of a query in its order, reading one page at a time: memory use stays constant,
 * no statement exceeds a database's maximum of parameters (SQLite 32,766, Postgres 65,535), and
 * other requests run in between. `read` must order by something unique and continue by comparing
 * with `last`: that row may be deleted meanwhile, and Prisma's `cursor` finds nothing after a
 * deleted row.
 */
export async function* inPages<Key, Row extends Key>(
  read: (page: PageOfRows<Key>) => Promise<Row[]>,
  take = rowsPerPage,
): AsyncGenerator<Row> {
  let rows = await read({ take, last: undefined });
  for (;;) {
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < take) return;
    await yieldToEventLoop();
    rows = await read({ take, last });
  }
}

/** The parts of a Prisma query that select one page, in one of the orders below. */
interface QueryPart<Order, After> {
  readonly take: number;
  readonly orderBy: Order;
  /** A condition for `where` that selects the rows after the previous page. */
  readonly after: After;
}

interface AfterId {
  id?: { gt: string };
}

/** Like `inPages`, in the order of the ids. */
export function inPagesById<Row extends { id: string }>(
  read: (page: QueryPart<{ id: "asc" }, AfterId>) => Promise<Row[]>,
  take?: number,
): AsyncGenerator<Row> {
  return inPages<{ id: string }, Row>(
    ({ last, take }) => read({ take, orderBy: { id: "asc" }, after: last ? { id: { gt: last.id } } : {} }),
    take,
  );
}

interface Aged {
  id: string;
  createdAt: Date;
}

type OldestFirst = [{ createdAt: "asc" }, { id: "asc" }];

interface AfterAge {
  createdAt?: { gte: Date };
  NOT?: { createdAt: Date; id: { lte: string } };
}

/** Like `inPages`, oldest first. */
export function inPagesByAge<Row extends Aged>(
  read: (page: QueryPart<OldestFirst, AfterAge>) => Promise<Row[]>,
  take?: number,
): AsyncGenerator<Row> {
  return inPages<Aged, Row>(({ last, take }) => {
    const after = last
      ? { createdAt: { gte: last.createdAt }, NOT: { createdAt: last.createdAt, id: { lte: last.id } } }
      : {};
    return read({ take, orderBy: [{ createdAt: "asc" }, { id: "asc" }], after });
  }, take);
}

/**
 * Runs small steps until one returns false. Yields to the event loop after each: SQLite's driver is
 * synchronous, so one large statement, or a loop without a pause, would block all requests.
 */
export async function stepByStep(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await yieldToEventLoop();
}

import type { subscriberSorts, subscriberStatuses } from "@sitewright/contracts";
import type { Database, Tx } from "../../db/open.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { equals, inOrder, type ListedTable, listPage, oneOf } from "../../listing/list-store.ts";

/** An order of the list. */
export type SubscriberSort = (typeof subscriberSorts)[number];
type Status = (typeof subscriberStatuses)[number];

const table: ListedTable<SubscriberSort> = {
  name: "subscribers",
  searched: ["email", "source"],
  sorts: {
    newest: { column: "created_at", kind: "instant", isDescending: true },
    oldest: { column: "created_at", kind: "instant", isDescending: false },
  },
};

/** The filter of the list. */
export interface SubscriberFilter {
  readonly status?: Status | undefined;
  readonly ids?: readonly string[] | undefined;
}

const rowFields = {
  id: true,
  email: true,
  status: true,
  source: true,
  createdAt: true,
  confirmedAt: true,
} as const;

/** One page of the subscribers, without their links' secrets. */
export async function listSubscribers(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<SubscriberSort>,
  { status, ids }: SubscriberFilter,
) {
  const filters = [...(status ? [equals("status", status)] : []), ...oneOf(ids)];
  const { ids: found, ...page } = await listPage(database, table, { ...part, filters });
  const rows = await database.db.subscriber.findMany({ where: { id: { in: found } }, select: rowFields });
  return { ...page, rows: inOrder(found, rows) };
}

/** The secrets of the unsubscribe links of those subscribers that are confirmed, by id. */
export async function findUnsubscribeTokens(db: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.subscriber.findMany({
    where: { id: { in: [...ids] }, status: "confirmed" },
    select: { id: true, unsubscribeToken: true },
  });
  return new Map(rows.map(({ id, unsubscribeToken }) => [id, unsubscribeToken]));
}

/** The number of subscribers by status. */
export async function countSubscribers(db: Tx): Promise<Record<Status, number>> {
  const count = (status: Status) => db.subscriber.count({ where: { status } });
  const [pending, confirmed] = await Promise.all([count("pending"), count("confirmed")]);
  return { pending, confirmed };
}

import type { Subscriber } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Database } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { type CsvColumn, csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import {
  countSubscribers,
  listSubscribers,
  type SubscriberFilter,
  type SubscriberSort,
} from "./list-store.ts";

interface ListOptions {
  database: Pick<Database, "db" | "provider">;
  now: () => Date;
}

interface SubscriberPage {
  subscribers: Subscriber[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
  counts: { pending: number; confirmed: number };
}
type Filter = Pick<SubscriberFilter, "status">;

/** The subscribers, as shown to staff. */
export interface SubscriberList {
  list(
    staff: Staff<"newsletter">,
    input: ListInput<SubscriberSort> & Filter,
  ): Promise<SubscriberPage | Refusal>;
  export(staff: Staff<"newsletter">, input: ExportInput<SubscriberSort> & Filter): FileAnswer;
}

type Row = Awaited<ReturnType<typeof listSubscribers>>["rows"][number];

/** A row as shown to staff; an unconfirmed one counts as pending. */
const viewOf = ({ createdAt, confirmedAt, status, ...row }: Row): Subscriber => ({
  ...row,
  status: status === "confirmed" ? "confirmed" : "pending",
  createdAt: instantOf(createdAt),
  confirmedAt: confirmedAt && instantOf(confirmedAt),
});

/** The columns of an export of subscribers. */
const columns: readonly CsvColumn<Subscriber>[] = [
  ["Email", ({ email }) => email],
  ["Status", ({ status }) => status],
  ["Page", ({ source }) => source],
  ["Signed up", ({ createdAt }) => createdAt],
  ["Confirmed", ({ confirmedAt }) => confirmedAt ?? ""],
];

/** Creates the list. */
export function createSubscriberList({ database, now }: ListOptions): SubscriberList {
  return {
    async list(_staff, { status, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listSubscribers(database, part, { status });
      return { ...page, subscribers: rows.map(viewOf), counts: await countSubscribers(database.db) };
    },
    export(_staff, { status, ...input }) {
      return csvAnswer({
        name: "subscribers",
        now: now(),
        input,
        columns,
        read: async (part, ids) => {
          const { rows, nextCursor } = await listSubscribers(database, part, { status, ids });
          return { rows: rows.map(viewOf), nextCursor };
        },
      });
    },
  };
}

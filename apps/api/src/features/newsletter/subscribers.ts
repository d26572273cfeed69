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
  findUnsubscribeTokens,
  listSubscribers,
  type SubscriberFilter,
  type SubscriberSort,
} from "./list-store.ts";
import { unsubscribeUrlOf } from "./mails.ts";

interface ListOptions {
  database: Pick<Database, "db" | "provider">;
  now: () => Date;
  /** The application's own origin. */
  appUrl: string;
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

/** A subscriber with the link that has to be in every mail to it; empty for an address that is not confirmed. */
type ExportedSubscriber = Subscriber & { readonly unsubscribeUrl: string };

/**
 * The columns of an export of subscribers. Issues are sent from an export, and promise readers this link: one of
 * another program would leave the address in the list. Its secret allows ending the subscription and nothing else.
 */
const columns: readonly CsvColumn<ExportedSubscriber>[] = [
  ["Email", ({ email }) => email],
  ["Status", ({ status }) => status],
  ["Page", ({ source }) => source],
  ["Signed up", ({ createdAt }) => createdAt],
  ["Confirmed", ({ confirmedAt }) => confirmedAt ?? ""],
  ["Unsubscribe link", ({ unsubscribeUrl }) => unsubscribeUrl],
];

/** Creates the list. */
export function createSubscriberList({ database, now, appUrl }: ListOptions): SubscriberList {
  async function exportedOf(rows: readonly Row[]): Promise<ExportedSubscriber[]> {
    const tokens = await findUnsubscribeTokens(
      database.db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const token = tokens.get(row.id);
      return { ...viewOf(row), unsubscribeUrl: token === undefined ? "" : unsubscribeUrlOf(appUrl, token) };
    });
  }

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
          return { rows: await exportedOf(rows), nextCursor };
        },
      });
    },
  };
}

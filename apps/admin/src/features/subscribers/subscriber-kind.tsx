import type { Subscriber } from "@sitewright/contracts";
import { Badge, Empty, TextLink } from "@sitewright/ui";
import type { ListKind } from "../../components/list-kind.ts";
import { TableTime } from "../../components/table-time.tsx";

const statusWord = (status: Subscriber["status"]): string =>
  status === "confirmed" ? "Confirmed" : "Unconfirmed";

/** Columns, filters and texts of the list of subscribers. */
export const subscriberKind: ListKind<Subscriber> = {
  one: "subscriber",
  many: "subscribers",
  caption: "Subscribers",
  idOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  below: ({ status }) => statusWord(status),
  nameColumn: { head: "Email" },
  defaultSort: "newest",
  searchedIn: "address or page",
  columns: [
    {
      id: "source",
      head: "Page",
      className: "w-[14rem] @max-[60rem]:hidden truncate",
      cell: ({ source }) => source || "Unknown",
    },
    {
      id: "state",
      head: "Status",
      className: "w-[7.5rem] @max-[36rem]:hidden",
      cell: ({ status }) => <Badge tone={status === "confirmed" ? "ok" : "warn"}>{statusWord(status)}</Badge>,
    },
    {
      id: "asked",
      head: "Signed up",
      isNumeric: true,
      className: "w-[9.25rem] @max-[36rem]:w-[5rem] text-ink-2",
      sorts: { descending: "newest", ascending: "oldest" },
      cell: ({ createdAt }) => <TableTime at={createdAt} />,
    },
    {
      id: "confirmed",
      head: "Confirmed",
      isNumeric: true,
      className: "w-[9.25rem] @max-[46rem]:hidden text-ink-2",
      cell: ({ confirmedAt }) => (confirmedAt ? <TableTime at={confirmedAt} /> : "Not yet"),
    },
  ],
  filters: [
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: [
        ["confirmed", "Confirmed"],
        ["pending", "Unconfirmed"],
      ],
    },
  ],
  empty: (
    <Empty
      level={2}
      title="No subscribers yet"
      action={<TextLink href="/news">See the form on the news page</TextLink>}
    >
      People who sign up for the newsletter appear here. An address gets the newsletter once it is confirmed.
    </Empty>
  ),
};

import { type OutboxMessage, outboxFilters } from "@sitewright/contracts";
import { Badge, Empty } from "@sitewright/ui";
import type { ListKind } from "../../components/list-kind.ts";
import { TableTime } from "../../components/table-time.tsx";
import { kindWords, mailState, statusWords } from "./mail-words.ts";

function State({ mail }: { mail: OutboxMessage }) {
  const { word, tone } = mailState(mail);
  return <Badge tone={tone}>{word}</Badge>;
}

/** Columns, filters and texts of the list of mails. */
export const mailKind: ListKind<OutboxMessage> = {
  one: "email",
  many: "emails",
  caption: "Emails",
  idOf: ({ id }) => id,
  nameOf: ({ subject }) => subject,
  below: ({ recipient }) => recipient,
  nameColumn: { head: "Subject" },
  defaultSort: "newest",
  searchedIn: "recipient, subject or kind",
  columns: [
    {
      id: "recipient",
      head: "To",
      className: "w-[15rem] @max-[64rem]:w-[12rem] @max-[48rem]:w-[10.5rem] @max-[36rem]:hidden truncate",
      cell: ({ recipient }) => recipient,
    },
    {
      id: "kind",
      head: "Kind",
      className: "w-[12.5rem] @max-[64rem]:hidden truncate",
      cell: ({ kind }) => kindWords(kind),
    },
    {
      id: "state",
      head: "Status",
      className: "w-[6.5rem] @max-[36rem]:w-[6.25rem]",
      cell: (mail) => <State mail={mail} />,
    },
    {
      id: "attempts",
      head: "Attempts",
      isNumeric: true,
      className: "w-[5.25rem] @max-[46rem]:hidden",
      cell: ({ attempts }) => attempts,
    },
    {
      id: "time",
      head: "Time",
      isNumeric: true,
      className: "w-[9.25rem] @max-[36rem]:w-[5rem] text-ink-2",
      sorts: { descending: "newest", ascending: "oldest" },
      cell: ({ sentAt, createdAt }) => <TableTime at={sentAt ?? createdAt} />,
    },
  ],
  filters: [
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: outboxFilters.map((status) => [status, statusWords[status]] as const),
    },
  ],
  empty: (
    <Empty level={2} title="No emails yet">
      Every email to a client or the agency appears here with its status.
    </Empty>
  ),
};

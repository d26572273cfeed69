import type { AdminMessage } from "@sitewright/contracts";
import { Badge, type BadgeTone, Empty } from "@sitewright/ui";
import type { ListKind } from "../../components/list-kind.ts";
import { TableTime } from "../../components/table-time.tsx";

/** The state of a message in one word. */
export function messageState({ readAt, answeredAt, outcome }: AdminMessage): {
  word: string;
  tone: BadgeTone;
} {
  if (answeredAt) return { word: outcome?.kind === "done" ? "Done" : "Answered", tone: "ok" };
  return readAt ? { word: "Read", tone: "neutral" } : { word: "New", tone: "accent" };
}

/** The form that it was written in. */
export const sourceWord = ({ type, reason }: AdminMessage): string =>
  type === "contact" ? "Contact form" : reason ? `Feedback: ${reason}` : "Feedback";

function State({ message }: { message: AdminMessage }) {
  const { word, tone } = messageState(message);
  return <Badge tone={tone}>{word}</Badge>;
}

/** Columns, filters and texts of the list of messages. */
export const messageKind: ListKind<AdminMessage> = {
  one: "message",
  many: "messages",
  caption: "Messages",
  idOf: ({ id }) => id,
  nameOf: ({ name, email }) => name || email,
  below: ({ message }) => message,
  nameColumn: { head: "From", className: "w-[13rem] pl-3 @max-[36rem]:w-auto @max-[36rem]:pl-2" },
  defaultSort: "newest",
  searchedIn: "sender, company or message",
  columns: [
    {
      id: "message",
      head: "Message",
      className: "@max-[36rem]:hidden truncate",
      cell: ({ message }) => message,
    },
    {
      id: "source",
      head: "Source",
      className: "w-[10rem] @max-[60rem]:hidden truncate",
      cell: sourceWord,
    },
    {
      id: "state",
      head: "Status",
      className: "w-[6.5rem] @max-[36rem]:w-[5.5rem]",
      cell: (message) => <State message={message} />,
    },
    {
      id: "received",
      head: "Received",
      isNumeric: true,
      className: "w-[9.25rem] @max-[36rem]:w-[5rem] text-ink-2",
      sorts: { descending: "newest", ascending: "oldest" },
      cell: ({ createdAt }) => <TableTime at={createdAt} />,
    },
  ],
  filters: [
    {
      name: "state",
      label: "Status",
      any: "Any status",
      options: [
        ["new", "New"],
        ["open", "Not answered"],
        ["answered", "Answered or done"],
      ],
    },
  ],
  empty: (
    <Empty level={2} title="No messages yet">
      Messages from the contact page, and feedback from clients when they sign out, appear here.
    </Empty>
  ),
};

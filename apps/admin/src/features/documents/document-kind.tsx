import type { ListedDocument } from "@sitewright/contracts";
import { Badge, Empty } from "@sitewright/ui";
import { DocumentIcon } from "@sitewright/ui/document-icon";
import type { ListKind } from "../../components/list-kind.ts";
import { TableTime } from "../../components/table-time.tsx";

const clientOf = ({ clientName, clientEmail }: ListedDocument): string => clientName || clientEmail;

/** Columns, filters and texts of the list of documents. */
export const documentKind: ListKind<ListedDocument> = {
  one: "document",
  many: "documents",
  caption: "Client documents",
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  below: clientOf,
  nameColumn: { head: "Title", sorts: { ascending: "title" } },
  defaultSort: "updated",
  searchedIn: "title, description or file name",
  columns: [
    {
      id: "icon",
      head: "Kind",
      className: "w-[3.6rem] @max-[46rem]:hidden",
      cell: ({ icon }) => <DocumentIcon emoji={icon} className="text-ink-2" />,
    },
    {
      id: "client",
      head: "Client",
      className: "w-[14rem] @max-[60rem]:w-[9rem] @max-[36rem]:hidden truncate",
      cell: clientOf,
    },
    {
      id: "version",
      head: "Version",
      isNumeric: true,
      className: "w-[4.75rem] @max-[60rem]:hidden",
      cell: ({ version }) => version,
    },
    {
      id: "read",
      head: "Read",
      className: "w-[7.5rem] @max-[60rem]:w-[5.5rem]",
      cell: ({ readAt }) => <Badge tone={readAt ? "ok" : "neutral"}>{readAt ? "Read" : "Not yet"}</Badge>,
    },
    {
      id: "updated",
      head: "Updated",
      isNumeric: true,
      className: "w-[9.25rem] @max-[36rem]:w-[5rem] text-ink-2",
      sorts: { descending: "updated" },
      cell: ({ updatedAt }) => <TableTime at={updatedAt} />,
    },
  ],
  filters: [{ name: "unread", label: "Read", any: "Read and unread", options: [["yes", "Never opened"]] }],
  empty: (
    <Empty level={2} title="No documents available yet.">
      Quotes, plans and agreements that you share with clients appear here, with whether they have been read.
    </Empty>
  ),
};

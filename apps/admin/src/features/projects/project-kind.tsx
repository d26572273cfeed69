import type { AdminProjectSummary } from "@sitewright/contracts";
import { notSpecified } from "@sitewright/spec-core/spec";
import { Empty, TextLink } from "@sitewright/ui";
import type { ListKind } from "../../components/list-kind.ts";
import { ProjectBadge } from "../../components/project-badge.tsx";
import { TableTime } from "../../components/table-time.tsx";
import { paths } from "../../lib/paths.ts";
import { clientLabel, projectName } from "../../lib/project-words.ts";

/** Columns, filters and texts of the list of projects. */
export const projectKind: ListKind<AdminProjectSummary> = {
  one: "project",
  many: "projects",
  caption: "Projects",
  idOf: ({ id }) => id,
  nameOf: ({ businessName }) => projectName(businessName),
  below: clientLabel,
  belowUnder: "42rem",
  nameColumn: { head: "Business", sorts: { ascending: "name" } },
  defaultSort: "newest",
  searchedIn: "business, client or industry",
  columns: [
    {
      id: "client",
      head: "Client",
      className: "w-[12rem] @max-[42rem]:hidden truncate",
      cell: clientLabel,
    },
    {
      id: "industry",
      head: "Industry",
      className: "w-[10rem] @max-[71rem]:hidden truncate",
      cell: ({ industry }) => industry || notSpecified,
    },
    {
      id: "pages",
      head: "Pages",
      isNumeric: true,
      className: "w-[4.25rem] @max-[52rem]:hidden",
      cell: ({ pageCount }) => pageCount,
    },
    {
      id: "status",
      head: "Status",
      className: "w-[6.5rem] @max-[36rem]:w-[5.25rem]",
      cell: ({ finalizedAt }) => <ProjectBadge finalizedAt={finalizedAt} />,
    },
    {
      id: "version",
      head: "Version",
      isNumeric: true,
      className: "w-[4.75rem] @max-[52rem]:hidden",
      cell: ({ version }) => version,
    },
    {
      id: "submitted",
      head: "Submitted",
      isNumeric: true,
      className: "w-[9.25rem] @max-[36rem]:w-[5rem] text-ink-2",
      sorts: { descending: "newest", ascending: "oldest" },
      cell: ({ submittedAt }) => <TableTime at={submittedAt} />,
    },
    {
      id: "updated",
      head: "Updated",
      isNumeric: true,
      className: "w-[9.25rem] @max-[60rem]:hidden text-ink-2",
      sorts: { descending: "updated" },
      cell: ({ updatedAt }) => <TableTime at={updatedAt} />,
    },
  ],
  filters: [
    {
      name: "state",
      label: "Status",
      any: "Any status",
      options: [
        ["submitted", "Submitted"],
        ["finalized", "Finalized"],
      ],
    },
  ],
  empty: (
    <Empty
      level={2}
      title="No projects yet"
      action={<TextLink href={paths.portal}>Open the client portal</TextLink>}
    >
      Submitted projects appear here, newest first.
    </Empty>
  ),
};

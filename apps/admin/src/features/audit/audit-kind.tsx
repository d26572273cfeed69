import type { AuditRecord } from "@sitewright/contracts";
import { Empty } from "@sitewright/ui";
import { Link } from "react-router";
import { z } from "zod";
import type { ListKind } from "../../components/list-kind.ts";
import { TableTime } from "../../components/table-time.tsx";
import { paths } from "../../lib/paths.ts";
import { actionOptions, actionWords, subjectOptions } from "./action-words.ts";
import { SubjectLink } from "./subject-link.tsx";

/** What changed; the service gives an instant as ISO 8601. */
function Detail({ detail }: Pick<AuditRecord, "detail">) {
  return z.iso.datetime().safeParse(detail).success ? <TableTime at={detail} /> : detail;
}

/** Columns, filters and texts of the audit trail. */
export const auditKind: ListKind<AuditRecord> = {
  one: "entry",
  many: "entries",
  caption: "Audit trail",
  idOf: ({ id }) => id,
  nameOf: ({ action }) => actionWords(action),
  below: ({ actor, subjectName, detail }) => (
    <>
      {[actor?.name ?? "The server", subjectName].filter(Boolean).join(", ")}
      {detail && ", "}
      <Detail detail={detail} />
    </>
  ),
  belowUnder: "40rem",
  nameColumn: { head: "Action" },
  defaultSort: "newest",
  searchedIn: "detail, ID or action’s code. To find an action by its name, use the filter “Action”",
  columns: [
    {
      id: "actor",
      head: "By",
      className: "w-[11rem] @max-[60rem]:w-[8rem] @max-[46rem]:w-[7rem] @max-[36rem]:hidden truncate",
      cell: ({ actor }) =>
        actor ? (
          <Link to={paths.audit({ actor: actor.uid })} className="underline">
            {actor.name}
          </Link>
        ) : (
          "The server, or a deleted user"
        ),
    },
    {
      id: "detail",
      head: "Before → after",
      className: "w-[10rem] @max-[60rem]:hidden truncate",
      cell: ({ detail }) => <Detail detail={detail} />,
    },
    {
      id: "subject",
      head: "Item",
      className: "w-[16rem] @max-[60rem]:w-[12rem] @max-[46rem]:w-[10rem] @max-[40rem]:hidden truncate",
      cell: (entry) => <SubjectLink entry={entry} />,
    },
    {
      id: "time",
      head: "Time",
      isNumeric: true,
      className: "w-[9.25rem] @max-[36rem]:w-[5rem] text-ink-2",
      sorts: { descending: "newest", ascending: "oldest" },
      cell: ({ createdAt }) => <TableTime at={createdAt} />,
    },
  ],
  filters: [
    {
      name: "subject",
      label: "Kind",
      any: "Everything",
      options: subjectOptions,
    },
    {
      name: "action",
      label: "Action",
      any: "Every action",
      options: actionOptions,
    },
  ],
  empty: (
    <Empty level={2} title="Nothing recorded yet">
      Every change by staff is listed here, with who made it and when.
    </Empty>
  ),
};

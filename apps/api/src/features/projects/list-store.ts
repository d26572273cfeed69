import type { projectSorts, projectStates } from "@sitewright/contracts";
import type { Database } from "../../db/open.ts";
import { searchable } from "../../db/searchable.ts";
import type { ListPart } from "../../listing/list-request.ts";
import {
  equals,
  inOrder,
  isNotNull,
  isNull,
  type ListedTable,
  listPage,
  oneOf,
} from "../../listing/list-store.ts";
import { clientFields, rowFields } from "./store.ts";

/** An order of the list. */
export type ProjectSort = (typeof projectSorts)[number];

const table: ListedTable<ProjectSort> = {
  name: "projects",
  searched: ["search_text"],
  sorts: {
    newest: { column: "submitted_at", kind: "instant", isDescending: true },
    oldest: { column: "submitted_at", kind: "instant", isDescending: false },
    updated: { column: "updated_at", kind: "instant", isDescending: true },
    name: {
      column: "business_name",
      kind: "text",
      isDescending: false,
      textIndex: "projects_business_name_search_idx",
    },
  },
  fold: searchable,
};

const states = { submitted: isNull("finalized_at"), finalized: isNotNull("finalized_at") } as const;

/** The filter of the list. */
export interface ProjectFilter {
  readonly state?: (typeof projectStates)[number] | undefined;
  readonly client?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** One page of all clients' projects. */
export async function listAll(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<ProjectSort>,
  { state, client, ids }: ProjectFilter,
) {
  const filters = [
    isNull("deleted_at"),
    ...(state ? [states[state]] : []),
    ...(client ? [equals("user_id", client)] : []),
    ...oneOf(ids),
  ];
  const { ids: found, ...page } = await listPage(database, table, { ...part, filters });
  const select = { ...rowFields, ...clientFields };
  const rows = await database.db.project.findMany({ where: { id: { in: found } }, select });
  return { ...page, rows: inOrder(found, rows) };
}

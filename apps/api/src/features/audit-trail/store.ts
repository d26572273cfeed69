import type { auditSorts } from "@sitewright/contracts";
import type { Database } from "../../db/open.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { equals, inOrder, type ListedTable, listPage, oneOf } from "../../listing/list-store.ts";

/** An order of the trail. */
export type AuditSort = (typeof auditSorts)[number];

const table: ListedTable<AuditSort> = {
  name: "audit_entries",
  searched: ["action", "subject_type", "subject_id", "actor_id", "detail"],
  sorts: {
    newest: { column: "created_at", kind: "instant", isDescending: true },
    oldest: { column: "created_at", kind: "instant", isDescending: false },
  },
};

/** The filter of the trail. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** One page of the trail. */
export async function listEntries(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<AuditSort>,
  { actor, subject, action, ids }: AuditFilter,
) {
  const filters = [
    ...(actor ? [equals("actor_id", actor)] : []),
    ...(subject ? [equals("subject_type", subject)] : []),
    ...(action ? [equals("action", action)] : []),
    ...oneOf(ids),
  ];
  const { ids: found, ...page } = await listPage(database, table, { ...part, filters });
  const rows = await database.db.auditEntry.findMany({ where: { id: { in: found } } });
  return { ...page, rows: inOrder(found, rows) };
}

import type { documentSorts } from "@sitewright/contracts";
import type { Database } from "../../db/open.ts";
import { Prisma } from "../../generated/sqlite/client.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { inOrder, isNull, type ListedTable, listPage, oneOf } from "../../listing/list-store.ts";
import { type DocumentRow, findRows } from "./store.ts";

/** An order of the list. */
export type DocumentSort = (typeof documentSorts)[number];

const table: ListedTable<DocumentSort> = {
  name: "client_documents",
  searched: ["title", "description", "file_name"],
  sorts: {
    updated: { column: "updated_at", kind: "instant", isDescending: true },
    newest: { column: "created_at", kind: "instant", isDescending: true },
    title: {
      column: "title",
      kind: "text",
      isDescending: false,
      textIndex: "client_documents_title_search_idx",
    },
  },
};

/** A condition: the document was never opened. */
const isUnopened = Prisma.sql`NOT EXISTS (SELECT 1 FROM document_receipts r WHERE r.document_id = t.id)`;

/** A document with its client. */
export type DocumentRowWithClient = DocumentRow & { client: { displayName: string; email: string } };

/** One page of all clients' documents. `unread`: only those that their client never opened. */
export async function listAll(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<DocumentSort>,
  { unread, ids: named }: { unread: boolean; ids?: readonly string[] | undefined },
): Promise<{
  rows: DocumentRowWithClient[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}> {
  const filters = [isNull("deleted_at"), ...(unread ? [isUnopened] : []), ...oneOf(named)];
  const { ids, ...page } = await listPage(database, table, { ...part, filters });
  const rows = await findRows(database.db, ids);
  const where = { id: { in: rows.map(({ clientId }) => clientId) } };
  const clients = await database.db.user.findMany({
    where,
    select: { id: true, displayName: true, email: true },
  });
  const byId = new Map(clients.map((client) => [client.id, client]));
  const unknown = { displayName: "", email: "" };
  const listed = rows.map((row) => ({ ...row, client: byId.get(row.clientId) ?? unknown }));
  return { ...page, rows: inOrder(ids, listed) };
}

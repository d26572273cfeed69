import type { Database } from "../../db/open.ts";
import { countOfAccounts } from "../../listing/account-count-store.ts";
import { searchedAccounts } from "../../listing/account-search-store.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { equals, inOrder, isNull, type ListedTable, listPage } from "../../listing/list-store.ts";

/** An account with its number of documents. */
export interface ClientRow {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  displayName: string;
  businessName: string | null;
  photoUrl: string | null;
  createdAt: Date;
  documentCount: number;
}

const table: ListedTable<"newest"> = {
  ...searchedAccounts,
  sorts: { newest: { column: "created_at", kind: "instant", isDescending: true } },
};

/** One page of the accounts, newest first, or only the one with this id. */
export async function listClients(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<"newest">,
  id?: string,
) {
  const { db } = database;
  const filters = [isNull("deleted_at"), ...(id === undefined ? [] : [equals("id", id)])];
  const { ids, ...page } = await listPage(database, table, { ...part, filters });
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      displayName: true,
      businessName: true,
      photoUrl: true,
      createdAt: true,
    },
  });
  const countOf = await countOfAccounts(db, ids);
  const clients = inOrder(ids, rows).map(
    (row): ClientRow => ({ ...row, documentCount: countOf(row.id).documents }),
  );
  return { ...page, clients };
}

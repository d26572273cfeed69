import type { userKinds, userSorts } from "@sitewright/contracts";
import { storedRole } from "../../access/account-row.ts";
import type { Account } from "../../access/actor.ts";
import type { Database, Tx } from "../../db/open.ts";
import { type AccountCount, countOfAccounts } from "../../listing/account-count-store.ts";
import { searchedAccounts } from "../../listing/account-search-store.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { inOrder, isNotNull, isNull, type ListedTable, listPage, oneOf } from "../../listing/list-store.ts";

/** An order of the list. */
export type UserSort = (typeof userSorts)[number];
type UserKind = (typeof userKinds)[number];

const table: ListedTable<UserSort> = {
  ...searchedAccounts,
  sorts: {
    newest: { column: "created_at", kind: "instant", isDescending: true },
    oldest: { column: "created_at", kind: "instant", isDescending: false },
    name: {
      column: "display_name",
      kind: "text",
      isDescending: false,
      textIndex: "users_display_name_search_idx",
    },
    email: { column: "email", kind: "text", isDescending: false, textIndex: "users_email_search_idx" },
  },
};

const filters = {
  client: [isNull("role")],
  staff: [isNotNull("role")],
  unverified: [isNull("email_verified_at")],
} as const;

const listedFields = {
  id: true,
  email: true,
  displayName: true,
  businessName: true,
  photoUrl: true,
  role: true,
  emailVerifiedAt: true,
  createdAt: true,
  lastLoginAt: true,
} as const;

/** An account as the list shows it. */
export interface ListedUser extends Omit<Account, "role"> {
  readonly role: Account["role"];
  readonly businessName: string | null;
  readonly lastLoginAt: Date | null;
  readonly count: AccountCount;
}

/** The filter of the list. */
export interface UserFilter {
  readonly kind?: UserKind | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** One page of the accounts. */
export async function listUsers(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<UserSort>,
  { kind, ids }: UserFilter,
) {
  const narrowed = [isNull("deleted_at"), ...(kind ? filters[kind] : []), ...oneOf(ids)];
  const { ids: found, ...page } = await listPage(database, table, { ...part, filters: narrowed });
  const rows = await database.db.user.findMany({ where: { id: { in: found } }, select: listedFields });
  const countOf = await countOfAccounts(database.db, found);
  const users = inOrder(found, rows).map(
    (row): ListedUser => ({ ...row, role: storedRole(row.role), count: countOf(row.id) }),
  );
  return { ...page, users };
}

/** One account as the list shows it. */
export async function findListed(db: Tx, id: string): Promise<ListedUser | null> {
  const row = await db.user.findUnique({ where: { id, deletedAt: null }, select: listedFields });
  if (!row) return null;
  const countOf = await countOfAccounts(db, [id]);
  return { ...row, role: storedRole(row.role), count: countOf(id) };
}

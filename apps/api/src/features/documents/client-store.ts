import type { Tx } from "../../db/open.ts";
import type { PageCursor } from "../../db/page-cursor.ts";
import { countOfAccounts } from "../../listing/account-count-store.ts";

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

/** Accounts, newest first, one more than the page needs. */
export async function listClients(
  db: Tx,
  { after, limit, email }: { after: PageCursor | undefined; limit: number; email: string | undefined },
): Promise<ClientRow[]> {
  const beyond = after
    ? {
        createdAt: { lte: after.at },
        OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }],
      }
    : {};
  const rows = await db.user.findMany({
    where: { deletedAt: null, ...(email ? { email } : {}), ...beyond },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      displayName: true,
      businessName: true,
      photoUrl: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const countOf = await countOfAccounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, documentCount: countOf(row.id).documents }));
}

import { accountFields, accountOf } from "../../access/account-row.ts";
import type { Tx } from "../../db/open.ts";

/** The account with this id and its password's hash; undefined if there is none, or it is in the bin. */
export async function findWithPassword(db: Tx, id: string) {
  const row = await db.user.findFirst({
    where: { id, deletedAt: null },
    select: { ...accountFields, passwordHash: true },
  });
  if (!row) return undefined;
  const { passwordHash, ...account } = row;
  return { account: accountOf(account), passwordHash };
}

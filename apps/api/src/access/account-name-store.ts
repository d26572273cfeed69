import type { Tx } from "../db/open.ts";

/** The name of each account, or else its email address, by id. Ids without an account are left out. */
export async function readAccountNames(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, displayName: true, email: true },
  });
  return new Map(accounts.map(({ id, displayName, email }) => [id, displayName.trim() || email]));
}

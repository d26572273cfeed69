import type { Tx } from "../db/open.ts";

/**
 * The name of each account by id, or its email address if it has none. Ids without an account are left
 * out.
 */
export async function readAccountNames(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, displayName: true, email: true },
  });
  return new Map(accounts.map(({ id, displayName, email }) => [id, displayName.trim() || email]));
}

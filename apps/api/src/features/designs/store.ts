import { withAccountLock } from "../../db/account-lock.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { Refusal } from "../../http/refusal.ts";

/** A design as its row stores it; `value` is JSON. */
export interface DesignRow {
  id: string;
  kind: string;
  name: string;
  value: string;
  createdAt: Date;
}

const shown = { id: true, kind: true, name: true, value: true, createdAt: true } as const;

/** An account's designs, oldest first. */
export function findDesigns(db: Tx, userId: string): Promise<DesignRow[]> {
  return db.savedDesign.findMany({
    where: { userId },
    select: shown,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/**
 * Inserts a design or replaces the one with its id. Returns false if the account already has `max` others
 * of its kind, a refusal if the account was deleted.
 */
export function putDesign(
  db: Db,
  row: DesignRow & { userId: string },
  max: number,
): Promise<boolean | Refusal> {
  const { id, userId, kind, name, value, createdAt } = row;
  return withAccountLock(db, userId, async (tx) => {
    if ((await tx.savedDesign.count({ where: { userId, kind, id: { not: id } } })) >= max) return false;
    await tx.savedDesign.upsert({
      where: { id },
      create: { id, userId, kind, name, value, createdAt },
      update: { name, value, createdAt },
    });
    return true;
  });
}

/** Deletes an account's design; false when it has none of this id. */
export async function deleteDesignRow(
  db: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { count } = await db.savedDesign.deleteMany({ where: { id, userId } });
  return count > 0;
}

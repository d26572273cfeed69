import type { Tx } from "../db/open.ts";

/** True if the account of a normalised address is in the bin: its address stays taken. */
export const isInBin = async (db: Tx, email: string): Promise<boolean> =>
  (await db.user.count({ where: { email, deletedAt: { not: null } } })) > 0;

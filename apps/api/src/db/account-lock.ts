import { Refusal } from "../http/refusal.ts";
import type { Db, Tx } from "./open.ts";

/** Ends a transaction without keeping anything of it; never leaves this file. */
class RolledBack extends Error {}

/**
 * Holds an account's row until the transaction ends; false when there is no such account. Whoever writes what another
 * call of the same account may count or name at that moment takes this lock first, before any other row's, so that
 * none waits for another in a circle. The statement changes nothing and no key, so that Postgres takes the weaker lock
 * (FOR NO KEY UPDATE) beside which rows that belong to the account, such as sessions, can still be added; SQLite has
 * one writer anyway.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$executeRaw`UPDATE users SET id = id WHERE id = ${userId}`) === 1;
}

/**
 * Runs a transaction of an account's while no other of them runs, in any process. A refusal that the work returns is
 * passed on and nothing is kept; so is the one for an account that was deleted in the meantime.
 */
export async function withAccountLock<T>(
  db: Db,
  userId: string,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  let refused: Refusal | undefined;
  try {
    return await db.$transaction(async (tx) => {
      const outcome = (await lockAccount(tx, userId)) ? await work(tx) : new Refusal("sign-in-required");
      if (!(outcome instanceof Refusal)) return outcome;
      refused = outcome;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack && refused) return refused;
    throw error;
  }
}

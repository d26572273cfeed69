import type { ProblemCode } from "@sitewright/contracts";
import { Refusal } from "../http/refusal.ts";
import type { Db, Tx } from "./open.ts";

/** Rolls a transaction back; caught in this file. */
class RolledBack extends Error {}

/**
 * Locks an account's row until the transaction ends; false when there is no such account. Every call that
 * writes what a concurrent call of the same account may count or reference takes this lock first, before any
 * other row's, which prevents deadlocks. The statement changes no value and no key, so that Postgres takes
 * the weaker lock (FOR NO KEY UPDATE), which still lets others add rows that reference the account, such as
 * sessions; SQLite has one writer anyway.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$executeRaw`UPDATE users SET id = id WHERE id = ${userId}`) === 1;
}

/**
 * Runs a transaction for an account while no other transaction of that account runs, in any
 * process. If the work returns a refusal, the transaction is rolled back and the refusal returned.
 * If the account was deleted meanwhile, returns `ifGone`, by default the refusal for callers whose
 * own account it is.
 */
export async function withAccountLock<T>(
  db: Db,
  userId: string,
  work: (tx: Tx) => Promise<T | Refusal>,
  ifGone: ProblemCode = "sign-in-required",
): Promise<T | Refusal> {
  let refused: Refusal | undefined;
  try {
    return await db.$transaction(async (tx) => {
      const outcome = (await lockAccount(tx, userId)) ? await work(tx) : new Refusal(ifGone);
      if (!(outcome instanceof Refusal)) return outcome;
      refused = outcome;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack && refused) return refused;
    throw error;
  }
}

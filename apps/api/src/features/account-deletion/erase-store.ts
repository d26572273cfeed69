import { type AccountRow, accountFields } from "../../access/account-row.ts";
import { stepByStep } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { ErasedAccount, PersonalData } from "../../personal-data/personal-data.ts";

/**
 * The maximum number of bytes that one transaction may erase: SQLite overwrites what it erases, at
 * about 13 ms per megabyte, and blocks everything else meanwhile.
 */
const wholeMaxBytes = 1024 * 1024;

interface Surplus {
  readonly personalData: readonly PersonalData[];
  readonly mayErase?: (tx: Tx) => Promise<boolean>;
}

/**
 * If an account holds more data than one transaction may erase, erases it in parts, each in its own
 * transaction. The account's row stays until `eraseAccount`, so that after a crash its owner can
 * sign in, finds each project either whole or gone, and can ask again. Stops if `mayErase` returns
 * false in the transaction of a part.
 */
export async function eraseSurplus(
  db: Db,
  account: ErasedAccount,
  { personalData, mayErase = async () => true }: Surplus,
): Promise<void> {
  let bytes = 0;
  for (const { countBytes } of personalData) bytes += (await countBytes?.(db, account.id)) ?? 0;
  if (bytes <= wholeMaxBytes) return;
  for (const { erase } of personalData)
    if (erase)
      await stepByStep(() =>
        db.$transaction(async (tx) => ((await mayErase(tx)) ? erase(tx, account) : false)),
      );
}

/**
 * Erases an account inside the caller's transaction: what `eraseSurplus` left, then its row, which
 * cascades to rows that reference it. Its queued mails are deleted and not sent. The caller deletes
 * the files.
 */
export async function eraseAccount(
  tx: Tx,
  account: ErasedAccount,
  personalData: readonly PersonalData[],
): Promise<void> {
  for (const { erase } of personalData) {
    let isDone = !erase;
    while (!isDone) isDone = !(await erase?.(tx, account));
  }
  for (const { anonymize } of personalData) await anonymize?.(tx, account);
  await tx.user.deleteMany({ where: { id: account.id } });
}

/** An account as its row holds it. */
export function findAccount(db: Tx, id: string): Promise<AccountRow | null> {
  return db.user.findUnique({ where: { id }, select: accountFields });
}

/** The ids of all accounts. */
export const listAccountIds = async (db: Tx): Promise<string[]> =>
  (await db.user.findMany({ select: { id: true } })).map(({ id }) => id);

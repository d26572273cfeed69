import { accountOf } from "../../access/account-row.ts";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import type { StoredPaths } from "../../files/stored-paths.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";
import { deleteFilesOf, type FileDeletion } from "./delete-files.ts";
import { eraseAccount, eraseSurplus, findAccount, listAccountIds } from "./erase-store.ts";

interface EraseAgainOptions extends FileDeletion {
  readonly db: Db;
  readonly personalData: readonly PersonalData[];
  readonly storedPaths: readonly StoredPaths[];
}

/** Erases the restored accounts whose ids have one of these digests. Returns how many. */
export async function eraseRecorded(
  options: EraseAgainOptions,
  digests: ReadonlySet<string>,
): Promise<number> {
  const ids = digests.size > 0 ? await listAccountIds(options.db) : [];
  let count = 0;
  for (const id of ids) if (digests.has(secretDigest(id)) && (await eraseAgain(options, id))) count += 1;
  return count;
}

/**
 * Removes the records of deletions that were never committed because their process ended in
 * between: the accounts still exist. In a database that was restored at `pairedAt`, an account may exist
 * again that was deleted before, so only later records are removed. Returns how many were removed.
 */
export async function forgetUncommitted(
  { db, storage }: Pick<EraseAgainOptions, "db" | "storage">,
  pairedAt: Date | null,
): Promise<number> {
  const digests = new Set<string>();
  for await (const { digest, notedAt } of storage.listDeletions())
    if (pairedAt === null || notedAt > pairedAt) digests.add(digest);
  if (digests.size === 0) return 0;
  const uncommitted = (await listAccountIds(db)).map(secretDigest).filter((digest) => digests.has(digest));
  for (const digest of uncommitted) await storage.forgetDeletion(digest);
  return uncommitted.length;
}

/**
 * Erases an account that a restore brought back after its deletion. The rules that protect accounts
 * do not apply: its deletion was decided already. Returns false if there is no such account.
 */
async function eraseAgain(options: EraseAgainOptions, accountId: string): Promise<boolean> {
  const { db, personalData, storedPaths } = options;
  const row = await findAccount(db, accountId);
  if (!row) return false;
  const account = accountOf(row);
  const files: string[] = [];
  for (const { listOfAccount } of storedPaths) files.push(...(await listOfAccount(db, accountId)));
  await eraseSurplus(db, account, { personalData });
  await db.$transaction((tx) => eraseAccount(tx, account, personalData));
  await deleteFilesOf({ id: accountId, files }, options);
  return true;
}

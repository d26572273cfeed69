import type { SignedInActor } from "../../access/actor.ts";
import { rolesOfOthers } from "../../access/role-store.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import type { Settings } from "../../env.ts";
import type { StoredPaths } from "../../files/stored-paths.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";
import { deleteFilesOf, type FileDeletion } from "./delete-files.ts";
import { eraseAccount, eraseSurplus } from "./erase-store.ts";
import { deletionTexts, isConfirmed, whyProtected } from "./rules.ts";

interface DeletionOptions extends FileDeletion {
  db: Db;
  settings: Pick<Settings, "adminEmails">;
  /** In the order in which it is erased. */
  personalData: readonly PersonalData[];
  storedPaths: readonly StoredPaths[];
}

/** Deleting one's own account. */
export interface AccountDeletionService {
  /** Deletes the caller's account and everything of theirs. Files go after the rows: a crash leaves no row without one. */
  remove(actor: SignedInActor, typed: string): Promise<Refusal | undefined>;
}

/** Creates the service. The session's cookie is the caller's affair. */
export function createAccountDeletionService(options: DeletionOptions): AccountDeletionService {
  const { db, settings, personalData, storedPaths } = options;

  async function findFiles(accountId: string): Promise<string[]> {
    const files: string[] = [];
    for (const { listOfAccount } of storedPaths) files.push(...(await listOfAccount(db, accountId)));
    return files;
  }

  async function protection(tx: Tx, { account }: SignedInActor): Promise<Refusal | undefined> {
    if (account.role === null) return undefined;
    const others = await rolesOfOthers(tx, account.id);
    const reason = whyProtected(account, { ownerEmail: settings.adminEmails[0], others });
    return reason === undefined ? undefined : new Refusal("account-protected", { detail: reason });
  }

  return {
    async remove(actor, typed) {
      if (!isConfirmed(typed)) return refuseField("invalid-input", "confirm", deletionTexts.confirm);
      const { account } = actor;
      // Asked before anything is erased, and again with the row: another administrator may have left in between.
      const protectedNow = await protection(db, actor);
      if (protectedNow) return protectedNow;
      const files = await findFiles(account.id);
      await eraseSurplus(db, account, personalData);
      const erase = async (tx: Tx) =>
        (await protection(tx, actor)) ?? eraseAccount(tx, account, personalData);
      const refused = await (account.role === null
        ? db.$transaction(erase)
        : inSerializableTransaction(db, erase));
      if (refused instanceof Refusal) return refused;
      await deleteFilesOf({ id: account.id, files }, options);
      return undefined;
    },
  };
}

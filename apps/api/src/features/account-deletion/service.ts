import type { SignedInActor } from "../../auth/actor.ts";
import { oneByOne } from "../../db/one-by-one.ts";
import type { Db, Tx } from "../../db/open.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { deleteFilesOf, type FileDeletion } from "./delete-files.ts";
import { countOtherAdmins, eraseAccount } from "./erase-store.ts";
import { deletionTexts, isConfirmed, whyProtected } from "./rules.ts";

interface DeletionOptions extends FileDeletion {
  db: Db;
  adminEmails: readonly [string, ...string[]];
}

/** Deleting one's own account. */
export interface AccountDeletionService {
  /** Deletes the caller's account and everything of theirs. Files go after the rows: a crash leaves no row without one. */
  remove(actor: SignedInActor, typed: string): Promise<Refusal | undefined>;
}

/** Creates the service. The session's cookie is the caller's affair. */
export function createAccountDeletionService(options: DeletionOptions): AccountDeletionService {
  const { db, adminEmails } = options;
  return {
    async remove({ account }, typed) {
      if (!isConfirmed(typed)) return refuseField("invalid-input", "confirm", deletionTexts.confirm);
      const [ownerEmail] = adminEmails;
      const erase = (tx: Tx) => eraseAccount(tx, account);
      const outcome = account.isAdmin
        ? await oneByOne(db, async (tx) => {
            const otherAdmins = await countOtherAdmins(tx, account.id);
            const reason = whyProtected(account, { ownerEmail, otherAdmins });
            return reason === undefined ? erase(tx) : { reason };
          })
        : await db.$transaction(erase);
      if ("reason" in outcome) return new Refusal("account-protected", { detail: outcome.reason });
      await deleteFilesOf({ id: account.id, files: outcome.files }, options);
      return undefined;
    },
  };
}

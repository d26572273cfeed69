import { accountOf } from "../../access/account-row.ts";
import type { Account, SignedInActor } from "../../access/actor.ts";
import { can, type Staff } from "../../access/permissions.ts";
import { rolesOfOthers } from "../../access/role-store.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditEvent } from "../../audit/events.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Database, Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import type { Settings } from "../../env.ts";
import type { DeletionsUnderWay } from "../../files/deletions-under-way.ts";
import type { StoredPaths } from "../../files/stored-paths.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";
import { binAccount, holdInBin, isBinned } from "./bin-store.ts";
import { deleteFilesOf, type FileDeletion } from "./delete-files.ts";
import { eraseAccount, eraseSurplus, findAccount } from "./erase-store.ts";
import { deletionTexts, isConfirmed, whyProtected } from "./rules.ts";

interface DeletionOptions extends Omit<FileDeletion, "signal"> {
  db: Db;
  database: Pick<Database, "scrub">;
  now: () => Date;
  newId: () => string;
  settings: Pick<Settings, "adminEmails">;
  /** The features' personal data, in the order in which it is erased. */
  personalData: readonly PersonalData[];
  storedPaths: readonly StoredPaths[];
  fileDeletions: Pick<DeletionsUnderWay, "follow">;
}

/** Deleting accounts. */
export interface AccountDeletionService {
  /**
   * Deletes the caller's account and all its data. Files are deleted after the rows: a crash leaves no row
   * without its file. It resolves once the rows are gone, because thousands of files in a bucket take minutes.
   */
  remove(actor: SignedInActor, typed: string): Promise<Refusal | undefined>;
  /** Puts another account into the bin. Staff accounts can be deleted only by those who may give roles. */
  removeOther(staff: Staff<"users">, id: string): Promise<Refusal | undefined>;
  /**
   * Erases an account in the bin with all its data; `record` writes first, in the same transaction.
   */
  eraseBinned(id: string, record: (tx: Tx) => Promise<void>): Promise<Refusal | undefined>;
}

/** The account to erase, and the audit entry of its erasure. */
interface Deletion {
  account: Account;
  /**
   * Erase the account only while it is in the bin: another staff member may restore it meanwhile.
   */
  isFromBin?: boolean;
  /** Called before the account's id is removed from the rows that stay. */
  record?: (tx: Tx) => Promise<void>;
}

const refuseProtected = (detail: string) => new Refusal("account-protected", { detail });

/** Creates the service. The caller clears the session cookie. */
export function createAccountDeletionService(options: DeletionOptions): AccountDeletionService {
  const { db, database, storage, now, newId, settings, personalData, storedPaths, log, fileDeletions } =
    options;
  const originBy = createOriginBy({ newId, now });

  async function findFiles(accountId: string): Promise<string[]> {
    const files: string[] = [];
    for (const { listOfAccount } of storedPaths) files.push(...(await listOfAccount(db, accountId)));
    return files;
  }

  async function protection(tx: Tx, account: Account): Promise<Refusal | undefined> {
    if (account.role === null) return undefined;
    const others = await rolesOfOthers(tx, account.id);
    const reason = whyProtected(account, { ownerEmail: settings.adminEmails[0], others });
    return reason === undefined ? undefined : refuseProtected(reason);
  }

  /**
   * Records a deletion before it is committed, so that no crash loses the record; removes the
   * record if the deletion is refused.
   */
  async function noted<T>(id: string, work: () => Promise<T>): Promise<T> {
    await storage.noteDeletion(secretDigest(id));
    try {
      return await work();
    } finally {
      // If the database does not respond, the record stays, because the owner asked for the
      // deletion.
      if (await findAccount(db, id).catch(() => null)) await storage.forgetDeletion(secretDigest(id));
      // Recorded again: housekeeping may have removed the record as one that was never committed.
      else await storage.noteDeletion(secretDigest(id));
    }
  }

  async function erase({ account, record, isFromBin = false }: Deletion): Promise<Refusal | undefined> {
    // Checked before anything is erased, and again in the row's transaction: another administrator
    // may have left in between.
    const protectedNow = await protection(db, account);
    if (protectedNow) return protectedNow;
    const files = await findFiles(account.id);
    const mayErase = async (tx: Tx) => !isFromBin || (await holdInBin(tx, account.id));
    await eraseSurplus(db, account, { personalData, mayErase });
    const eraseRows = async (tx: Tx) => {
      if (!(await mayErase(tx))) return new Refusal("not-found");
      // Read again: the account may have joined the staff while its data was being erased.
      const row = await findAccount(tx, account.id);
      if (row && row.role !== account.role) return refuseProtected(deletionTexts.staff);
      const refused = await protection(tx, account);
      if (refused) return refused;
      await record?.(tx);
      return eraseAccount(tx, account, personalData);
    };
    const refused = await noted(account.id, () =>
      account.role === null ? db.$transaction(eraseRows) : inSerializableTransaction(db, eraseRows),
    );
    if (refused instanceof Refusal) return refused;
    fileDeletions.follow((signal) => deleteFilesOf({ id: account.id, files }, { storage, log, signal }));
    // The account is erased; if its old pages in the log cannot be scrubbed now, housekeeping does
    // it later.
    await database.scrub().catch((err: unknown) => log.warn({ err }, "the database's log was not emptied"));
    return undefined;
  }

  /** Checked in the transaction too, as for an erasure. */
  async function intoBin(account: Account, event: AuditEvent): Promise<Refusal | undefined> {
    const refused = await inSerializableTransaction(db, async (tx) => {
      const row = await findAccount(tx, account.id);
      if (!row || (await isBinned(tx, account.id))) return new Refusal("not-found");
      if (row.role !== account.role) return refuseProtected(deletionTexts.staff);
      const protectedNow = await protection(tx, account);
      if (protectedNow) return protectedNow;
      await binAccount(tx, account, event.at);
      await recordEvent(tx, event);
      return undefined;
    });
    return refused;
  }

  return {
    async remove({ account }, typed) {
      if (!isConfirmed(typed)) return refuseField("invalid-input", "confirm", deletionTexts.confirm);
      return erase({ account });
    },
    async removeOther(staff, id) {
      if (id === staff.account.id) return refuseProtected(deletionTexts.own);
      const row = await findAccount(db, id);
      if (!row) return new Refusal("not-found");
      const account = accountOf(row);
      if (row.role !== null && !can(staff, "roles"))
        return (await protection(db, account)) ?? refuseProtected(deletionTexts.staff);
      return intoBin(account, { ...originBy(staff), action: "user.delete", subjectId: id });
    },
    async eraseBinned(id, record) {
      const row = await findAccount(db, id);
      return row && (await isBinned(db, id))
        ? erase({ account: accountOf(row), record, isFromBin: true })
        : new Refusal("not-found");
    },
  };
}

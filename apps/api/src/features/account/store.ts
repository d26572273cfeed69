import type { StaffRole } from "@sitewright/contracts";
import { accountFields, accountOf } from "../../access/account-row.ts";
import type { Account } from "../../access/actor.ts";
import { type GainedRole, gainRole } from "../../access/role-store.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import { enqueueMail } from "../../outbox/mail-store.ts";
import type { LinkMail } from "./account-mails.ts";
import { insertLink } from "./link-store.ts";

/** An account with the data for signing in by password. */
export type AccountWithPassword = Account & {
  passwordHash: string | null;
  /** In the bin, because staff deleted it: its address stays taken, and nobody can sign in to it. */
  isInBin: boolean;
};

/** Finds an account by its normalised address, also one in the bin. */
export async function findByEmail(db: Tx, email: string): Promise<AccountWithPassword | null> {
  const row = await db.user.findUnique({
    where: { email },
    select: { ...accountFields, passwordHash: true, deletedAt: true },
  });
  if (!row) return null;
  const { deletedAt, ...account } = row;
  return { ...accountOf(account), isInBin: deletedAt !== null };
}

/** A new account; its address counts as verified only if that was proved. */
export interface NewAccount {
  id: string;
  email: string;
  displayName: string;
  /** Null: no sign-in by password. */
  passwordHash: string | null;
  role: StaffRole | null;
  emailVerifiedAt: Date | null;
  lastLoginAt: Date | null;
}

/**
 * Stores an account together with the mail that asks to confirm its address and other related rows,
 * such as its first session; undefined if the address is taken.
 */
export async function insertAccount(
  db: Db,
  account: NewAccount,
  {
    now,
    confirmation,
    andStore,
  }: { now: Date; confirmation?: LinkMail; andStore?: (created: Account, tx: Tx) => Promise<unknown> },
): Promise<Account | undefined> {
  try {
    return await db.$transaction(async (tx) => {
      const data = { ...account, createdAt: now, updatedAt: now };
      const created = accountOf(await tx.user.create({ data, select: accountFields }));
      if (confirmation) {
        await insertLink(tx, confirmation.link);
        await enqueueMail(tx, confirmation.mail, now);
      }
      await andStore?.(created, tx);
      return created;
    });
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/**
 * Records a sign-in and begins its session in one transaction; if the account gains a role, its
 * other sessions end. Returns undefined if the password was replaced since it was read, or the
 * account is in the bin. The account's row is written first, so a concurrent replacement has either
 * committed, or waits for this transaction and then ends the session.
 */
export function recordSignIn(
  db: Db,
  { id, passwordHash }: Pick<AccountWithPassword, "id" | "passwordHash">,
  { gained, at, begin }: { gained: GainedRole | undefined; at: Date; begin: BeginSession },
): Promise<Account | undefined> {
  return db.$transaction(async (tx) => {
    const where = { id, passwordHash, deletedAt: null };
    const data = { lastLoginAt: at };
    const [row] = await tx.user.updateManyAndReturn({ where, data, select: accountFields });
    if (!row) return undefined;
    const account = gained ? await gainRole(tx, accountOf(row), { ...gained, at }) : accountOf(row);
    await begin(account, tx);
    return account;
  });
}

export async function hasNoAccounts(db: Tx): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) === null;
}

/**
 * If there is no owner, promotes the account with this address, which was an administrator before
 * the role of owner existed. Other accounts become owners when they sign in.
 */
export async function promoteFirstOwner(
  db: Db,
  { email, eventId, at }: { email: string; eventId: string; at: Date },
): Promise<void> {
  await inSerializableTransaction(db, async (tx) => {
    if ((await tx.user.count({ where: { role: "owner" } })) > 0) return;
    const where = { email, role: "manager" };
    const [owner] = await tx.user.updateManyAndReturn({
      where,
      data: { role: "owner" },
      select: { id: true },
    });
    if (!owner) return;
    const event = { eventId, actorId: null, action: "role.change", subjectId: owner.id, at } as const;
    await recordEvent(tx, { ...event, detail: "owner, first start with roles" });
  });
}

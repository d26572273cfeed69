import { endInvitations } from "../../access/invitation-end-store.ts";
import type { Tx } from "../../db/open.ts";
import type { ErasedAccount } from "../../personal-data/personal-data.ts";

export const isBinned = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.user.count({ where: { id, deletedAt: { not: null } } })) > 0;

/**
 * Locks an account that is in the bin until the transaction ends, so that a concurrent restore
 * waits. Returns false if it is not in the bin.
 */
export async function holdInBin(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id, deletedAt: { not: null } },
    data: { role: null },
  });
  return count > 0;
}

/** The reason shown in the outbox for unsent mails to an account in the bin. */
const notSent = "The account was deleted before this left.";

/**
 * Puts an account into the bin with its projects and documents: its sessions and mailed links end,
 * its queued mails are held back, its role is removed. All get the same deletion time, by which
 * they are restored together.
 */
export async function binAccount(tx: Tx, { id: userId, email }: ErasedAccount, at: Date): Promise<void> {
  const data = { deletedAt: at };
  await tx.user.updateMany({ where: { id: userId }, data: { ...data, role: null, updatedAt: at } });
  await tx.project.updateMany({ where: { userId, deletedAt: null }, data });
  await tx.clientDocument.updateMany({ where: { clientId: userId, deletedAt: null }, data });
  await tx.session.deleteMany({ where: { userId } });
  await tx.accountToken.deleteMany({ where: { userId } });
  await endInvitations(tx, { OR: [{ email }, { inviterId: userId }] });
  await tx.outboxMessage.updateMany({
    where: { userId, status: "pending" },
    data: { status: "cancelled", lastError: notSent },
  });
}

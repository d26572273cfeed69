import { endInvitations } from "../../access/invitation-end-store.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import { endSessionsOf } from "../../auth/session-store.ts";
import { takeOverProfile } from "../../auth/take-over-store.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import type { Invitation } from "./invitation-store.ts";

/** An accepted invitation. */
export interface Acceptance {
  readonly invitation: Invitation;
  readonly passwordHash: string;
  /** Used for a new account, or one whose address was never verified. */
  readonly displayName: string;
  readonly newId: () => string;
  readonly now: Date;
}

/**
 * Gives an existing account the role and a new password, and ends its sessions and mailed links. If its
 * address was never verified, somebody else may have created the account, so its other ways to sign in
 * are removed too, and its profile is emptied (docs/decisions/0018).
 */
async function promote(
  tx: Tx,
  { id, emailVerifiedAt }: { id: string; emailVerifiedAt: Date | null },
  { invitation, passwordHash, displayName, newId, now }: Acceptance,
): Promise<void> {
  const verified = { emailVerifiedAt: emailVerifiedAt ?? now };
  const data = { role: invitation.role, passwordHash, ...verified, updatedAt: now };
  await tx.user.update({ where: { id }, data });
  await tx.accountToken.deleteMany({ where: { userId: id } });
  await endSessionsOf(tx, id);
  if (emailVerifiedAt) return;
  await tx.identity.deleteMany({ where: { userId: id } });
  await takeOverProfile(tx, id, { displayName, eventId: newId(), at: now });
}

function attempt(db: Db, acceptance: Acceptance): Promise<boolean> {
  const { invitation, passwordHash, displayName, newId, now } = acceptance;
  const { email, role } = invitation;
  return inSerializableTransaction(db, async (tx) => {
    const open = { id: invitation.id, email, role, expiresAt: { gt: now } };
    if ((await endInvitations(tx, open)) === 0) return false;
    const select = { id: true, role: true, emailVerifiedAt: true, deletedAt: true };
    const found = await tx.user.findUnique({ where: { email }, select });
    // An account that is already on the staff keeps its role; one in the bin has to be restored first.
    if (found && (found.role !== null || found.deletedAt !== null)) return false;
    const id = found?.id ?? newId();
    const dates = { emailVerifiedAt: now, createdAt: now, updatedAt: now };
    if (found) await promote(tx, found, acceptance);
    else await tx.user.create({ data: { id, email, displayName, role, passwordHash, ...dates } });
    const event = { eventId: newId(), actorId: id, action: "invitation.accept", subjectId: id } as const;
    await recordEvent(tx, { ...event, detail: role, at: now });
    return true;
  });
}

/**
 * Uses an invitation up and gives its account the role, in one transaction; false if the invitation is
 * invalid.
 */
export async function acceptInvitation(db: Db, acceptance: Acceptance): Promise<boolean> {
  try {
    return await attempt(db, acceptance);
  } catch (error) {
    // A concurrent sign-up has created an account with this address: try again with it.
    if (isDuplicate(error)) return attempt(db, acceptance);
    throw error;
  }
}

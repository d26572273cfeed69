import type { ListedInvitation, StaffRole } from "@sitewright/contracts";
import { storedRole } from "../../access/account-row.ts";
import { isInBin } from "../../access/bin-store.ts";
import { endInvitations } from "../../access/invitation-end-store.ts";
import { managesRoles } from "../../access/role-store.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import { localTransportName } from "../../mail/local-transport.ts";
import { enqueueMail, invitationMailKey, type MailMessage } from "../../outbox/mail-store.ts";

/** An open invitation. The id is the SHA-256 of its link's secret. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const fields = { id: true, email: true, role: true, createdAt: true, expiresAt: true } as const;

/** An invitation as a list of one; empty if this release does not know its role. */
function invitationOf(row: Omit<Invitation, "role"> & { role: string }): Invitation[] {
  const role = storedRole(row.role);
  return role === null ? [] : [{ ...row, role }];
}

/** The invitations that can still be accepted, by address. */
export async function listInvitations(db: Tx, now: Date): Promise<Invitation[]> {
  const where = { expiresAt: { gt: now } };
  const rows = await db.staffInvitation.findMany({ where, select: fields, orderBy: { email: "asc" } });
  return rows.flatMap(invitationOf);
}

/** Why the mails of invitations were not delivered, by the invitation's id. */
export async function findMailFaults(
  db: Tx,
  invitations: readonly Invitation[],
): Promise<(id: string) => ListedInvitation["mailFault"]> {
  const mails = await db.outboxMessage.findMany({
    where: { dedupeKey: { in: invitations.map(({ id }) => invitationMailKey(id)) } },
    select: { dedupeKey: true, status: true, transport: true },
  });
  const byKey = new Map(mails.map((mail) => [mail.dedupeKey, mail]));
  return (id) => {
    const mail = byKey.get(invitationMailKey(id));
    if (mail?.status === "dead" || mail?.status === "cancelled") return "failed";
    return mail?.status === "sent" && mail.transport === localTransportName ? "kept" : null;
  };
}

/** The invitation of a valid link; does not use it up. */
export async function findInvitation(db: Tx, token: string, now: Date): Promise<Invitation | undefined> {
  const where = { id: secretDigest(token), expiresAt: { gt: now } };
  const row = await db.staffInvitation.findUnique({ where, select: fields });
  return row ? invitationOf(row)[0] : undefined;
}

export const hasAccount = async (db: Tx, email: string): Promise<boolean> =>
  (await db.user.findUnique({ where: { email }, select: { id: true } })) !== null;

/**
 * Stores an invitation with its mail and audit entry in one transaction, replacing an earlier one to the
 * same address ("repeated" if that one was still open). Refuses an existing staff member, an account in
 * the bin, and an inviter whose role was withdrawn in the meantime.
 */
export function insertInvitation(
  db: Db,
  { invitation, mail, origin }: { invitation: Invitation; mail: MailMessage; origin: EventOrigin },
): Promise<"stored" | "repeated" | "is-staff" | "in-the-bin" | "not-allowed"> {
  const { id, email, role, createdAt } = invitation;
  return inSerializableTransaction(db, async (tx) => {
    if (!(await managesRoles(tx, origin.actorId))) return "not-allowed";
    if ((await tx.user.count({ where: { email, role: { not: null } } })) > 0) return "is-staff";
    if (await isInBin(tx, email)) return "in-the-bin";
    const open = await tx.staffInvitation.count({ where: { email, expiresAt: { gt: createdAt } } });
    await endInvitations(tx, { email });
    await tx.staffInvitation.create({ data: { ...invitation, inviterId: origin.actorId } });
    await recordEvent(tx, { ...origin, action: "invitation.create", subjectId: id, detail: role });
    await enqueueMail(tx, mail, createdAt);
    return open > 0 ? "repeated" : "stored";
  });
}

/** Withdraws an invitation, with its mail if that has not left; false if it does not exist. */
export function cancelInvitation(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const count = await endInvitations(tx, { id });
    if (count > 0) await recordEvent(tx, { ...origin, action: "invitation.cancel", subjectId: id });
    return count > 0;
  });
}

/** Deletes invitations whose link no longer works. */
export async function sweepInvitations(tx: Tx, now: Date): Promise<void> {
  await tx.staffInvitation.deleteMany({ where: { expiresAt: { lte: now } } });
}

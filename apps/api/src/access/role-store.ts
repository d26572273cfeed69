import { includesPermission, type StaffRole } from "@sitewright/contracts/roles";
import { recordEvent } from "../audit/audit-store.ts";
import { type AuditEvent, changed } from "../audit/events.ts";
import { endSessionsOf } from "../auth/session-store.ts";
import type { Db, Tx } from "../db/open.ts";
import { inSerializableTransaction } from "../db/serializable-transaction.ts";
import { storedRole } from "./account-row.ts";
import type { Account } from "./actor.ts";
import { endInvitations } from "./invitation-end-store.ts";
import { isLastOwnerOrAdmin } from "./role-rules.ts";

/** The roles of all staff but one account's. */
export async function rolesOfOthers(tx: Tx, userId: string): Promise<StaffRole[]> {
  const where = { role: { not: null }, id: { not: userId }, deletedAt: null };
  const rows = await tx.user.findMany({ where, select: { role: true } });
  return rows.flatMap(({ role }) => storedRole(role) ?? []);
}

export async function managesRoles(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.user.findUnique({ where: { id: userId }, select: { role: true } });
  const role = storedRole(row?.role ?? null);
  return role !== null && includesPermission(role, "roles");
}

/** A role that an account gains because ADMIN_EMAILS names its address. */
export interface GainedRole {
  readonly role: StaffRole;
  readonly eventId: string;
}

/**
 * Gives an account a role that it gained, in the caller's transaction: writes an audit entry, ends
 * the account's sessions, since each has to authenticate again, and deletes invitations to its
 * address. Returns the updated account.
 */
export async function gainRole(
  tx: Tx,
  account: Account,
  { role, eventId, at }: GainedRole & { readonly at: Date },
): Promise<Account> {
  const { id, email } = account;
  await tx.user.update({ where: { id }, data: { role, updatedAt: at } });
  const detail = `${changed(account.role ?? "client", role)}, ADMIN_EMAILS`;
  await recordEvent(tx, { eventId, actorId: null, action: "role.change", subjectId: id, detail, at });
  await endInvitations(tx, { email });
  await endSessionsOf(tx, id);
  return { ...account, role };
}

/** Another role for an account, and the audit entry of the change. */
export interface RoleChange {
  readonly userId: string;
  /** Null: no longer on the staff. */
  readonly role: StaffRole | null;
  /**
   * Who changes the role, and when. Without an account it is the operator, who may also make a client a
   * staff member.
   */
  readonly event: Omit<AuditEvent, "action" | "subjectId">;
}

/** The outcome of a role change; `ended` is the number of sessions that were ended. */
export type RoleOutcome =
  | { readonly kind: "changed"; readonly ended: number }
  | { readonly kind: "last" | "not-found" | "not-allowed" };

/**
 * Changes an account's role and ends its sessions, in one transaction. Counts in the transaction, so that two
 * concurrent changes leave one owner; the permission of the account that makes the change is checked there
 * again. Also deletes open invitations addressed to the account, and those that it sent if its new role
 * cannot give roles.
 */
export function changeRole(db: Db, { userId, role, event }: RoleChange): Promise<RoleOutcome> {
  return inSerializableTransaction(db, async (tx) => {
    if (event.actorId !== null && !(await managesRoles(tx, event.actorId))) return { kind: "not-allowed" };
    const found = await tx.user.findUnique({ where: { id: userId }, select: { email: true, role: true } });
    if (!found || (event.actorId !== null && found.role === null)) return { kind: "not-found" };
    const from = storedRole(found.role);
    // A concurrent request has already made this change.
    if (from !== null && from === role) return { kind: "changed", ended: 0 };
    if (isLastOwnerOrAdmin({ from, to: role, others: await rolesOfOthers(tx, userId) }))
      return { kind: "last" };
    await tx.user.update({ where: { id: userId }, data: { role, updatedAt: event.at } });
    const detail = event.detail ?? changed(from ?? "client", role ?? "client");
    const action = role ? "role.change" : "role.remove";
    await recordEvent(tx, { ...event, action, subjectId: userId, detail });
    const byThem = (await managesRoles(tx, userId)) ? [] : [{ inviterId: userId }];
    await endInvitations(tx, { OR: [{ email: found.email }, ...byThem] });
    return { kind: "changed", ended: await endSessionsOf(tx, userId) };
  });
}

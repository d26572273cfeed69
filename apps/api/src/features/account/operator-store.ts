import type { StaffRole } from "@sitewright/contracts";
import { storedRole } from "../../access/account-row.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import { byCommandLine } from "../../audit/events.ts";
import { endSessionsOf } from "../../auth/session-store.ts";
import type { Db, Tx } from "../../db/open.ts";
import { dropLinks, insertLink, type StoredLink } from "./link-store.ts";

const operatorFields = {
  id: true,
  email: true,
  displayName: true,
  role: true,
  emailVerifiedAt: true,
  lastLoginAt: true,
  deletedAt: true,
} as const;

/** An account as the operator sees it. */
export interface OperatedAccount {
  id: string;
  email: string;
  displayName: string;
  role: StaffRole | null;
  emailVerifiedAt: Date | null;
  lastLoginAt: Date | null;
  /** When it was moved to the bin; null if it was not. */
  deletedAt: Date | null;
}

const operatedOf = (row: Omit<OperatedAccount, "role"> & { role: string | null }): OperatedAccount => ({
  ...row,
  role: storedRole(row.role),
});

/** The staff by address, and how many accounts there are in all. */
export async function listOperated(db: Tx): Promise<{ staff: OperatedAccount[]; accountCount: number }> {
  const where = { role: { not: null } };
  const rows = await db.user.findMany({ where, select: operatorFields, orderBy: { email: "asc" } });
  return { staff: rows.map(operatedOf), accountCount: await db.user.count() };
}

/** Finds an account by its normalised address. */
export async function findOperated(db: Tx, email: string): Promise<OperatedAccount | null> {
  const row = await db.user.findUnique({ where: { email }, select: operatorFields });
  return row && operatedOf(row);
}

/** Removes the password, ends the sessions and stores a link for choosing another, in one transaction. */
export function replaceByLink(
  db: Db,
  { userId, link, eventId, now }: { userId: string; link: StoredLink; eventId: string; now: Date },
): Promise<{ ended: number }> {
  return db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash: null, updatedAt: now } });
    await dropLinks(tx, userId, "reset-password");
    await insertLink(tx, link);
    const event = { eventId, actorId: null, detail: byCommandLine, at: now };
    await recordEvent(tx, { ...event, action: "password.reset", subjectId: userId });
    return { ended: await endSessionsOf(tx, userId) };
  });
}

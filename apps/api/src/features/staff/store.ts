import type { StaffMember } from "@sitewright/contracts";
import { storedRole } from "../../access/account-row.ts";
import { instantOf } from "../../db/instant.ts";
import type { Tx } from "../../db/open.ts";

const memberFields = {
  id: true,
  email: true,
  displayName: true,
  role: true,
  emailVerifiedAt: true,
  lastLoginAt: true,
} as const;

interface MemberRow {
  id: string;
  email: string;
  displayName: string;
  role: string | null;
  emailVerifiedAt: Date | null;
  lastLoginAt: Date | null;
}

/** Undefined if this release does not know the role, which then allows nothing. */
function memberOf({ id: uid, email, displayName, emailVerifiedAt, ...row }: MemberRow): StaffMember[] {
  const role = storedRole(row.role);
  if (role === null) return [];
  const lastLoginAt = row.lastLoginAt && instantOf(row.lastLoginAt);
  return [{ uid, email, displayName, role, emailVerified: emailVerifiedAt !== null, lastLoginAt }];
}

/** All staff members, by address. */
export async function listStaff(db: Tx): Promise<StaffMember[]> {
  const where = { role: { not: null } };
  const rows = await db.user.findMany({ where, select: memberFields, orderBy: { email: "asc" } });
  return rows.flatMap(memberOf);
}

/** A staff member; undefined for a client or an unknown id. */
export async function findMember(db: Tx, id: string): Promise<StaffMember | undefined> {
  const row = await db.user.findUnique({ where: { id }, select: memberFields });
  return row ? memberOf(row)[0] : undefined;
}

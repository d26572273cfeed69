import { staffRoleSchema } from "@sitewright/contracts/roles";
import type { Account } from "./actor.ts";

/** The columns of a user that make an `Account`. */
export const accountFields = {
  id: true,
  email: true,
  displayName: true,
  photoUrl: true,
  role: true,
  emailVerifiedAt: true,
  createdAt: true,
} as const;

/** An account as its row holds it. */
export type AccountRow = Omit<Account, "role"> & { role: string | null };

/** A stored role; null if there is none, or one that this release does not know: it then allows nothing. */
export const storedRole = (role: string | null): Account["role"] =>
  staffRoleSchema.safeParse(role).data ?? null;

/** The account of a row. */
export const accountOf = <Row extends AccountRow>(row: Row): Omit<Row, "role"> & Pick<Account, "role"> => ({
  ...row,
  role: storedRole(row.role),
});

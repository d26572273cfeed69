import { accountFields } from "../../auth/account-fields.ts";
import type { Account } from "../../auth/actor.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db } from "../../db/open.ts";

/** An account that an administrator makes. */
export interface MadeAccount {
  id: string;
  email: string;
  displayName: string;
  passwordHash: string;
}

/** Who makes it, when, and the id of the record of it. */
export interface Making {
  auditId: string;
  actorId: string;
  at: Date;
}

/** Stores the account, its address confirmed, and the record of who made it; undefined when the address is taken. */
export async function insertMadeAccount(
  db: Db,
  account: MadeAccount,
  { auditId, actorId, at }: Making,
): Promise<Account | undefined> {
  try {
    return await db.$transaction(async (tx) => {
      const created = await tx.user.create({
        data: { ...account, isAdmin: false, emailVerifiedAt: at, createdAt: at, updatedAt: at },
        select: accountFields,
      });
      await tx.auditEntry.create({
        data: {
          id: auditId,
          actorId,
          action: "user.create",
          subjectType: "user",
          subjectId: account.id,
          createdAt: at,
        },
      });
      return created;
    });
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

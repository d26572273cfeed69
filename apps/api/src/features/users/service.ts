import type { Account } from "../../access/actor.ts";
import { isInBin } from "../../access/bin-store.ts";
import { can, type Staff } from "../../access/permissions.ts";
import { regainsRoleFromAdminEmails } from "../../access/role-rules.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { nameFromEmail, normalizeEmail } from "../../auth/email-address.ts";
import type { Passwords } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { Settings } from "../../env.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";

/** External dependencies of managing accounts. */
export interface UserOptions {
  db: Db;
  now: () => Date;
  passwords: Passwords;
  newId: () => string;
  passwordPolicy: PasswordPolicy;
  settings: Pick<Settings, "adminEmails">;
  /** Stores an account with related rows, in one transaction; undefined when the address is taken. */
  insertAccount: (
    db: Db,
    account: AccountToInsert,
    options: { now: Date; andStore: (created: Account, tx: Tx) => Promise<unknown> },
  ) => Promise<Account | undefined>;
}

type AccountToInsert = Pick<Account, "id" | "email" | "displayName" | "role" | "emailVerifiedAt"> & {
  passwordHash: string;
  lastLoginAt: null;
};

/** Accounts as staff manage them. */
export interface UserService {
  /**
   * Creates an account. Its creator vouches for the address, so it counts as confirmed. An address on
   * ADMIN_EMAILS would get its role at the first sign-in, so only staff who may give roles can create
   * such an account.
   */
  create(
    staff: Staff<"users">,
    input: { email: string; password: string; displayName?: string | undefined },
  ): Promise<Account | Refusal>;
}

/** Creates the service. */
export function createUserService(options: UserOptions): UserService {
  const { db, now, newId, passwords, passwordPolicy, settings, insertAccount } = options;
  const originBy = createOriginBy({ newId, now });
  return {
    async create(staff, { email, password, displayName }) {
      const weakness = passwordPolicy(password);
      if (weakness) return refuseField("invalid-input", "password", weakness);
      const address = normalizeEmail(email);
      // The account would get a role, and its creator knows the password: only staff who may give roles
      // can do this.
      if (regainsRoleFromAdminEmails(address, null, settings.adminEmails) && !can(staff, "roles"))
        return new Refusal("forbidden");
      const origin = originBy(staff);
      const made = await insertAccount(
        db,
        {
          id: newId(),
          email: address,
          displayName: displayName || nameFromEmail(address),
          passwordHash: await passwords.hash(password),
          role: null,
          emailVerifiedAt: origin.at,
          lastLoginAt: null,
        },
        {
          now: origin.at,
          andStore: ({ id: subjectId }, tx) =>
            recordEvent(tx, { ...origin, action: "user.create", subjectId }),
        },
      );
      if (made) return made;
      const text = (await isInBin(db, address)) ? authTexts.inBin : authTexts.emailTaken;
      return refuseField("email-taken", "email", text);
    },
  };
}

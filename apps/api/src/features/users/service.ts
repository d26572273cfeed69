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
import { creationId } from "../../http/creation-id.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { findWithPassword } from "./created-store.ts";
import { usersTexts } from "./texts.ts";

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
    /** An idempotency key, under which an account is created once. */
    key: string | undefined,
  ): Promise<Account | Refusal>;
}

/** Creates the service. */
export function createUserService(options: UserOptions): UserService {
  const { db, now, newId, passwords, passwordPolicy, settings, insertAccount } = options;
  const originBy = createOriginBy({ newId, now });
  /** The account that an earlier request created, unless it has another password: the caller would pass on a wrong one. */
  async function findCreated(id: string, password: string): Promise<Account | undefined> {
    const found = await findWithPassword(db, id);
    return found && (await passwords.verify(found.passwordHash, password)) ? found.account : undefined;
  }
  return {
    async create(staff, { email, password, displayName }, key) {
      const weakness = passwordPolicy(password);
      if (weakness) return refuseField("invalid-input", "password", weakness);
      const address = normalizeEmail(email);
      // The account would get a role, and its creator knows the password: only staff who may give roles
      // can do this.
      if (regainsRoleFromAdminEmails(address, null, settings.adminEmails) && !can(staff, "roles"))
        return new Refusal("forbidden");
      const origin = originBy(staff);
      const name = displayName || nameFromEmail(address);
      const content = JSON.stringify([address, name]);
      const id = creationId(newId, { accountId: staff.account.id, kind: "user", key, content });
      const made = await insertAccount(
        db,
        {
          id,
          email: address,
          displayName: name,
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
      const repeated = key === undefined ? undefined : await findCreated(id, password);
      if (repeated) return repeated;
      const text = (await isInBin(db, address)) ? authTexts.inBin : usersTexts.emailTaken;
      return refuseField("email-taken", "email", text);
    },
  };
}

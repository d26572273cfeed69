import type { Account, AdminActor } from "../../auth/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { normalizeEmail } from "../../auth/normalize-email.ts";
import { hashPassword } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Refusal, refuseField } from "../../http/refusal.ts";
import { recordMaking } from "./store.ts";

/** What managing accounts needs from outside. */
export interface UserOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  passwordPolicy: PasswordPolicy;
  /** Stores an account with whatever else belongs to it, all or nothing; undefined when the address is taken. */
  insertAccount: (
    db: Db,
    account: AccountToInsert,
    options: { now: Date; andStore: (created: Account, tx: Tx) => Promise<unknown> },
  ) => Promise<Account | undefined>;
}

type AccountToInsert = Pick<Account, "id" | "email" | "displayName" | "isAdmin" | "emailVerifiedAt"> & {
  passwordHash: string;
  lastLoginAt: null;
};

/** Accounts as administrators manage them. */
export interface UserService {
  /**
   * Makes an account. Whoever makes it answers for whose address it is, so it counts as confirmed: one on the list of
   * administrators becomes one at its first sign-in.
   */
  create(
    admin: AdminActor,
    input: { email: string; password: string; displayName?: string | undefined },
  ): Promise<Account | Refusal>;
}

/** Creates the service. */
export function createUserService({
  db,
  now,
  newId,
  passwordPolicy,
  insertAccount,
}: UserOptions): UserService {
  return {
    async create(admin, { email, password, displayName }) {
      const weakness = passwordPolicy(password);
      if (weakness) return refuseField("invalid-input", "password", weakness);
      const address = normalizeEmail(email);
      const at = now();
      const making = { auditId: newId(), actorId: admin.account.id, at };
      const made = await insertAccount(
        db,
        {
          id: newId(),
          email: address,
          displayName: displayName || (address.split("@")[0] ?? address),
          passwordHash: await hashPassword(password),
          isAdmin: false,
          emailVerifiedAt: at,
          lastLoginAt: null,
        },
        { now: at, andStore: (created, tx) => recordMaking(tx, created.id, making) },
      );
      return made ?? refuseField("email-taken", "email", authTexts.emailTaken);
    },
  };
}

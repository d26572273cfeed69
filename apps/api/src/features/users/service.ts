import { recordEvent } from "../../audit/audit-store.ts";
import type { Account, AdminActor } from "../../auth/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { normalizeEmail } from "../../auth/normalize-email.ts";
import { hashPassword } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { Db } from "../../db/open.ts";
import { type Refusal, refuseField } from "../../http/refusal.ts";
import { insertAccount } from "../account/store.ts";

interface UserOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  passwordPolicy: PasswordPolicy;
}

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
export function createUserService({ db, now, newId, passwordPolicy }: UserOptions): UserService {
  return {
    async create(admin, { email, password, displayName }) {
      const weakness = passwordPolicy(password);
      if (weakness) return refuseField("invalid-input", "password", weakness);
      const address = normalizeEmail(email);
      const at = now();
      const origin = { eventId: newId(), actorId: admin.account.id, at };
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
        {
          now: at,
          andStore: ({ id: subjectId }, tx) =>
            recordEvent(tx, { ...origin, action: "user.create", subjectId }),
        },
      );
      return made ?? refuseField("email-taken", "email", authTexts.emailTaken);
    },
  };
}

import type { SignedInActor } from "../../auth/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { hashPassword, verifyPassword } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import { type Refusal, refuseField } from "../../http/refusal.ts";
import { composePasswordChanged } from "./account-mails.ts";
import { accountLimits } from "./limits.ts";
import { findPasswordHash, replacePassword } from "./security-store.ts";
import type { AccountSecurityOptions } from "./verification.ts";

/** Replaces the signed-in person's password after the current one was given. Every session ends, also this one. */
export type ChangePassword = (
  actor: SignedInActor,
  input: { currentPassword: string; newPassword: string },
) => Promise<Refusal | undefined>;

/** Creates the change of passwords. */
export function createChangePassword(
  options: AccountSecurityOptions & { readonly passwordPolicy: PasswordPolicy },
): ChangePassword {
  const { db, now, throttle, wakeOutbox, passwordPolicy } = options;

  async function check(id: string, password: string): Promise<Refusal | undefined> {
    const attempt = { ...accountLimits.passwordChecks, whom: id };
    const refused = await throttle.take(attempt);
    if (refused) return refused;
    if (!(await verifyPassword(await findPasswordHash(db, id), password)))
      return refuseField("invalid-input", "currentPassword", authTexts.wrongPassword);
    await throttle.giveBack(attempt);
    return undefined;
  }

  return async ({ account }, { currentPassword, newPassword }) => {
    const weakness = passwordPolicy(newPassword);
    if (weakness) return refuseField("invalid-input", "newPassword", weakness);
    const refused = await check(account.id, currentPassword);
    if (refused) return refused;
    await replacePassword(db, {
      account,
      passwordHash: await hashPassword(newPassword),
      isAdmin: account.isAdmin,
      emailVerifiedAt: account.emailVerifiedAt,
      mail: await composePasswordChanged(account, options),
      now: now(),
    });
    wakeOutbox();
    return undefined;
  };
}

import type { Account, SignedInActor } from "../../access/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { composePasswordChanged } from "./account-mails.ts";
import { accountLimits } from "./limits.ts";
import { findPasswordHash, replacePassword } from "./security-store.ts";
import type { AccountSecurityOptions } from "./verification.ts";

/**
 * Replaces the signed-in user's password after checking the current one. Ends every session;
 * `begin` starts a new one.
 */
export type ChangePassword = (
  actor: SignedInActor,
  input: { currentPassword: string; newPassword: string },
  begin: BeginSession,
) => Promise<Refusal | undefined>;

/** Creates the password change. */
export function createChangePassword(
  options: AccountSecurityOptions & { readonly passwordPolicy: PasswordPolicy },
): ChangePassword {
  const { db, now, passwords, throttle, wakeOutbox, passwordPolicy } = options;

  const wrong = () => refuseField("invalid-input", "currentPassword", authTexts.wrongPassword);

  /**
   * The hash of the current password, if the given one is correct and the rate limits allow another
   * change.
   */
  async function check(
    { id, email }: Account,
    password: string,
  ): Promise<Refusal | { formerHash: string | null }> {
    const attempt = { ...accountLimits.passwordChecks, subject: id };
    const refused = await throttle.take(attempt);
    if (refused) return refused;
    const formerHash = await findPasswordHash(db, id);
    if (!(await passwords.verify(formerHash, password))) return wrong();
    await throttle.giveBack(attempt);
    const isOver = await throttle.take({ ...accountLimits.passwordChanges, subject: email });
    return isOver ?? { formerHash };
  }

  return async ({ account }, { currentPassword, newPassword }, begin) => {
    const weakness = passwordPolicy(newPassword);
    if (weakness) return refuseField("invalid-input", "newPassword", weakness);
    const checked = await check(account, currentPassword);
    if (checked instanceof Refusal) return checked;
    const isDone = await replacePassword(db, {
      account,
      passwordHash: await passwords.hash(newPassword),
      proof: { by: "password", ...checked, begin },
      mail: await composePasswordChanged(account, options),
      now: now(),
    });
    // The password was replaced by a concurrent request.
    if (!isDone) return wrong();
    wakeOutbox();
    return undefined;
  };
}

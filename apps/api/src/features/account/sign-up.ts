import type { Account } from "../../auth/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { normalizeEmail } from "../../auth/normalize-email.ts";
import { hashPassword } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { composeLinkMail } from "./account-mails.ts";
import { accountLimits, signUpLimit } from "./limits.ts";
import { storeLinkMail, storeNothing } from "./security-store.ts";
import { findByEmail, insertAccount } from "./store.ts";
import type { AccountSecurityOptions } from "./verification.ts";

interface SignUpOptions extends AccountSecurityOptions {
  readonly passwordPolicy: PasswordPolicy;
  /** New accounts that one network may make. */
  readonly signUpsPerHour: number;
  /** No answer tells which addresses have an account. */
  readonly hasGenericErrors: boolean;
}

/**
 * Makes an account, asks by mail to confirm its address and begins its session. With generic errors nobody is signed
 * in: whatever the address, the answer is that a mail was sent, and the link in that mail leads in.
 */
export type SignUp = (
  input: { email: string; password: string; name: string },
  caller: { network: string; begin: BeginSession },
) => Promise<Account | Refusal>;

/** Creates the signing up. */
export function createSignUp(options: SignUpOptions): SignUp {
  const { db, now, newId, passwordPolicy, throttle, wakeOutbox } = options;
  const emailTaken = () => refuseField("email-taken", "email", authTexts.emailTaken);
  const blank = { isAdmin: false, emailVerifiedAt: null };

  async function enter(
    account: { email: string; displayName: string },
    password: string,
    begin: BeginSession,
  ) {
    const { email } = account;
    if (await findByEmail(db, email)) return emailTaken();
    const attempt = { ...accountLimits.signUpsOfAddress, whom: email };
    const refused = await throttle.take(attempt);
    if (refused) return refused;
    const passwordHash = await hashPassword(password);
    const id = newId();
    const confirmation = await composeLinkMail("verify-email", { id, email }, options);
    const at = now();
    const row = { ...blank, ...account, id, passwordHash, lastLoginAt: at };
    const created = await insertAccount(db, row, { now: at, confirmation, begin });
    if (created) wakeOutbox();
    // Made by another window at the same moment: that one counts.
    else await throttle.giveBack(attempt);
    return created ?? emailTaken();
  }

  /**
   * A new address gets an account without a password, a known one keeps its own; both get the same mail, by which its
   * reader chooses a password. Were the typed one kept, trying it at once would tell which of the two it was.
   */
  async function mailLink(account: { email: string; displayName: string }): Promise<Refusal> {
    const { email } = account;
    const found = await findByEmail(db, email);
    const isOver = await throttle.take({ ...accountLimits.linksToAddress, whom: email });
    const id = found?.id ?? newId();
    const linkMail = await composeLinkMail("reset-password", { id, email }, options);
    const at = now();
    const row = { ...blank, ...account, id, passwordHash: null, lastLoginAt: null };
    if (found) await (isOver ? storeNothing : storeLinkMail)(db, linkMail, at);
    else await insertAccount(db, row, { now: at, ...(isOver ? {} : { confirmation: linkMail }) });
    wakeOutbox();
    return new Refusal("sign-in-failed", { detail: authTexts.mailed });
  }

  return async ({ email, password, name }, { network, begin }) => {
    const weakness = passwordPolicy(password);
    if (weakness) return refuseField("invalid-input", "password", weakness);
    const refused = await throttle.take({ ...signUpLimit(options.signUpsPerHour), whom: network });
    if (refused) return refused;
    const account = { email: normalizeEmail(email), displayName: name };
    return options.hasGenericErrors ? mailLink(account) : enter(account, password, begin);
  };
}

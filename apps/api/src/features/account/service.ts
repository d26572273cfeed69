import type { Account } from "../../auth/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { createCheckSlots } from "../../auth/check-slots.ts";
import { normalizeEmail } from "../../auth/normalize-email.ts";
import { hashPassword, verifyPassword } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { composeLinkMail } from "./account-mails.ts";
import { accountLimits, signUpLimit } from "./limits.ts";
import { mayTell } from "./may-tell.ts";
import { isAdminAccount } from "./rules.ts";
import { findByEmail, insertAccount, recordSignIn } from "./store.ts";
import type { AccountSecurityOptions } from "./verification.ts";

interface AccountOptions extends AccountSecurityOptions {
  passwordPolicy: PasswordPolicy;
  /** New accounts that one network may make. */
  signUpsPerHour: number;
  /** One text for every failed attempt, so that it does not tell which addresses have an account. */
  hasGenericErrors: boolean;
  /** Whether signing in by Google is set up. */
  hasGoogle: boolean;
  /** Whether developers may skip signing in; never in production. */
  isDevBypass: boolean;
}

interface Credentials {
  email: string;
  password: string;
}

/** Creating accounts and checking passwords. `network` is where a call comes from, for counting. */
export interface AccountService {
  /** Whether signing in by Google is offered beside it. */
  readonly hasGoogle: boolean;
  /** Makes an account and asks by mail to confirm its address. */
  signUp(input: Credentials & { name: string }, network: string): Promise<Account | Refusal>;
  /** `onKnown` hears whose account it is about before the password is checked. */
  signIn(
    input: Credentials,
    caller: { network: string; onKnown: (accountId: string) => void },
  ): Promise<Account | Refusal>;
  /** The developer's client, a stored account without rights; refused unless the bypass is on. */
  signInAsDeveloper(): Promise<Account | Refusal>;
}

/** Not an address that mail reaches (RFC 2606), and no password opens it. */
const developer = { email: "developer@sitewright.test", displayName: "Developer" };

/**
 * Passwords checked at once: as many as the threads that Node computes hashes on. Attempts count from their beginning,
 * so that a burst cannot outrun the limit; this keeps a burst of right passwords from looking like one of wrong ones.
 */
const CHECKS_AT_ONCE = 4;

/** Creates the account service. Sessions are the caller's affair. */
export function createAccountService(options: AccountOptions): AccountService {
  const { db, now, newId, adminEmails, passwordPolicy, throttle, hasGenericErrors, wakeOutbox } = options;
  const inSlot = createCheckSlots(CHECKS_AT_ONCE);
  const generic = () => new Refusal("sign-in-failed", { detail: authTexts.failed });
  const emailTaken = () =>
    hasGenericErrors ? generic() : refuseField("email-taken", "email", authTexts.emailTaken);

  async function signUp(input: Credentials & { name: string }, network: string) {
    const { email, password, name } = input;
    const weakness = passwordPolicy(password);
    if (weakness) return refuseField("invalid-input", "password", weakness);
    const refused = await throttle.take({ ...signUpLimit(options.signUpsPerHour), whom: network });
    if (refused) return refused;
    const address = normalizeEmail(email);
    if (await findByEmail(db, address)) return emailTaken();
    const passwordHash = await hashPassword(password);
    const id = newId();
    const confirmation = await composeLinkMail("verify-email", { id, email: address }, options);
    const at = now();
    const account = await insertAccount(
      db,
      {
        id,
        email: address,
        displayName: name,
        passwordHash,
        isAdmin: false,
        emailVerifiedAt: null,
        lastLoginAt: at,
      },
      { now: at, confirmation },
    );
    if (account) wakeOutbox();
    return account ?? emailTaken();
  }

  async function refuseSignIn(address: string, network: string, isKnown: boolean): Promise<Refusal> {
    if (hasGenericErrors || !(await mayTell(throttle, { network, address, isKnown }))) return generic();
    return isKnown
      ? refuseField("sign-in-failed", "password", authTexts.wrongPassword)
      : refuseField("sign-in-failed", "email", authTexts.unknownAccount);
  }

  const signIn: AccountService["signIn"] = async ({ email, password }, { network, onKnown }) => {
    const address = normalizeEmail(email);
    const fromNetwork = { ...accountLimits.signIns, whom: network };
    const toAccount = { ...accountLimits.signInsToAccount, whom: [network, address] };
    return inSlot(async () => {
      const refused = await throttle.take(fromNetwork, toAccount);
      if (refused) return refused;
      const found = await findByEmail(db, address);
      if (found) onKnown(found.id);
      const isRight = await verifyPassword(found?.passwordHash ?? null, password);
      if (!found || !isRight) return refuseSignIn(address, network, found !== null);
      await throttle.giveBack(fromNetwork, toAccount);
      return recordSignIn(db, found, { isAdmin: isAdminAccount(found, adminEmails), at: now() });
    });
  };

  async function signInAsDeveloper() {
    if (!options.isDevBypass) return new Refusal("not-found");
    const found = await findByEmail(db, developer.email);
    const at = now();
    if (found) return recordSignIn(db, found, { isAdmin: false, at });
    const account = await insertAccount(
      db,
      {
        ...developer,
        id: newId(),
        passwordHash: null,
        isAdmin: false,
        emailVerifiedAt: null,
        lastLoginAt: at,
      },
      { now: at },
    );
    return account ?? new Refusal("unavailable");
  }

  return { hasGoogle: options.hasGoogle, signUp, signIn, signInAsDeveloper };
}

import type { Account } from "../../access/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { normalizeEmail } from "../../auth/email-address.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { composeLinkMail, composeRecovery } from "./account-mails.ts";
import { accountLimits, signUpLimit } from "./limits.ts";
import { countAddress } from "./may-reveal.ts";
import { storeLinkMail, storeNothing } from "./security-store.ts";
import { findByEmail, insertAccount } from "./store.ts";
import type { AccountSecurityOptions } from "./verification.ts";

interface SignUpOptions extends AccountSecurityOptions {
  readonly passwordPolicy: PasswordPolicy;
}

interface Caller {
  readonly network: string;
  readonly begin: BeginSession;
}

interface Applicant {
  /** Normalised. */
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
}

/**
 * Creates an account, mails a link to confirm its address and begins its session. With generic
 * errors no session begins: the response is the same for every address (a mail was sent), and the
 * link in that mail signs in.
 */
export type SignUp = (
  input: { email: string; password: string; name: string },
  caller: Caller,
) => Promise<Account | Refusal>;

type Admit = (applicant: Applicant, caller: Caller) => Promise<Account | Refusal>;

const newAccountFields = { role: null, emailVerifiedAt: null };

/**
 * Signs in at once. The response reveals whether the address was free, so sign-ups are limited per
 * network.
 */
function createDirectSignUp({ db, now, newId, passwords, throttle, ...options }: SignUpOptions): Admit {
  const emailTaken = () => refuseField("email-taken", "email", authTexts.emailTaken);
  return async ({ email, displayName, password }, { network, begin }) => {
    const taken = { ...accountLimits.takenAddresses, subject: network };
    const isCollecting = await throttle.peek(taken);
    if (isCollecting) return isCollecting;
    if (await findByEmail(db, email)) {
      await countAddress(throttle, taken, email);
      return emailTaken();
    }
    const attempt = { ...accountLimits.signUpsOfAddress, subject: email };
    const refused = await throttle.take(attempt);
    if (refused) return refused;
    const passwordHash = await passwords.hash(password);
    const id = newId();
    const confirmation = await composeLinkMail("verify-email", { id, email }, { ...options, now, newId });
    const at = now();
    const row = { ...newAccountFields, id, email, displayName, passwordHash, lastLoginAt: at };
    const created = await insertAccount(db, row, { now: at, confirmation, andStore: begin });
    // A concurrent request created the account and is counted for it.
    if (!created) await throttle.giveBack(attempt);
    return created ?? emailTaken();
  };
}

/**
 * A new address gets an account without a password, a known one keeps its own; both get the same mail with a
 * link for choosing a password. If the typed password were stored, trying it at once would reveal which of
 * the two it was.
 */
function createMailedSignUp({ db, now, newId, throttle, ...options }: SignUpOptions): Admit {
  return async ({ email, displayName }) => {
    const found = await findByEmail(db, email);
    const isOver = await throttle.take({ ...accountLimits.linksToAddress, subject: email });
    const id = newId();
    const context = { ...options, now, newId };
    if (found) {
      const mail = await composeRecovery(found, context);
      await (isOver ? storeNothing : storeLinkMail)(db, mail, now());
    } else {
      const confirmation = await composeLinkMail("reset-password", { id, email }, context);
      const at = now();
      const row = { ...newAccountFields, id, email, displayName, passwordHash: null, lastLoginAt: null };
      await insertAccount(db, row, { now: at, ...(isOver ? {} : { confirmation }) });
    }
    return new Refusal("sign-in-failed", { detail: authTexts.mailed });
  };
}

/** Creates the sign-up. */
export function createSignUp(options: SignUpOptions): SignUp {
  const { passwordPolicy, settings, throttle, wakeOutbox } = options;
  const admit = settings.hasGenericAuthErrors ? createMailedSignUp(options) : createDirectSignUp(options);
  return async ({ email, password, name }, caller) => {
    const weakness = passwordPolicy(password);
    if (weakness) return refuseField("invalid-input", "password", weakness);
    const refused = await throttle.take({ ...signUpLimit(settings.signUpsPerHour), subject: caller.network });
    if (refused) return refused;
    const outcome = await admit({ email: normalizeEmail(email), displayName: name, password }, caller);
    wakeOutbox();
    return outcome;
  };
}

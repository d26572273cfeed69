import type { Account } from "../../access/actor.ts";
import { gainedRole } from "../../access/role-rules.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { normalizeEmail } from "../../auth/email-address.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import type { Timeouts } from "../../deps.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { createSlots } from "../../turns/slots.ts";
import { accountLimits } from "./limits.ts";
import { mayReveal } from "./may-reveal.ts";
import { findByEmail, insertAccount, recordSignIn } from "./store.ts";
import type { AccountSecurityOptions } from "./verification.ts";

interface AccountOptions extends AccountSecurityOptions {
  hasGoogle: boolean;
  /** `passwordTurnMs`: the longest time that a sign-in waits for its turn. */
  timeouts: Pick<Timeouts, "passwordTurnMs">;
}

interface Credentials {
  email: string;
  password: string;
}

/** Checking passwords. `network` is the caller's network, for counting; `begin` begins the session. */
export interface AccountService {
  readonly hasGoogle: boolean;
  /**
   * `onKnown` receives the account of the address before the password is checked. `signal` aborts when
   * the caller disconnects, which removes it from the queue.
   */
  signIn(
    input: Credentials,
    caller: {
      network: string;
      onKnown: (accountId: string) => void;
      begin: BeginSession;
      signal: () => AbortSignal;
    },
  ): Promise<Account | Refusal>;
  /** The developer's client, a stored account without rights; refused unless the bypass is on. */
  signInAsDeveloper(begin: BeginSession): Promise<Account | Refusal>;
}

/** Not an address that mail reaches (RFC 2606); the account has no password. */
const developer = { email: "developer@sitewright.test", displayName: "Developer" };

/**
 * The number of sign-ins that are checked at once; the others wait, and networks take turns,
 * because correct passwords do not count towards a limit. An attempt is counted at its start and
 * given back if the password was correct, so many correct passwords that start at once would
 * otherwise exceed the limits.
 */
const checksAtOnce = 4;

const busyRetryAfterS = 2;

/** Creates the account service. Sessions are up to the caller. */
export function createAccountService(options: AccountOptions): AccountService {
  const { db, now, newId, passwords, settings, timeouts, throttle } = options;
  const inSlot = createSlots(checksAtOnce, timeouts.passwordTurnMs);
  const generic = () => new Refusal("sign-in-failed", { detail: authTexts.failed });

  async function refuseSignIn(address: string, network: string, isKnown: boolean): Promise<Refusal> {
    if (settings.hasGenericAuthErrors || !(await mayReveal(throttle, { network, address, isKnown })))
      return generic();
    return isKnown
      ? refuseField("sign-in-failed", "password", authTexts.wrongPassword)
      : refuseField("sign-in-failed", "email", authTexts.unknownAccount);
  }

  const signIn: AccountService["signIn"] = async ({ email, password }, caller) => {
    const { network, onKnown, begin, signal } = caller;
    const address = normalizeEmail(email);
    const fromNetwork = { ...accountLimits.signIns, subject: network };
    const toAccount = { ...accountLimits.signInsToAccount, subject: [network, address] };
    const outcome = await inSlot(
      async () => {
        const refused = await throttle.take(fromNetwork, toAccount);
        if (refused) return refused;
        const found = await findByEmail(db, address);
        if (found) onKnown(found.id);
        const isRight = await passwords.verify(found?.passwordHash ?? null, password);
        if (!found || !isRight) return refuseSignIn(address, network, found !== null);
        if (found.isInBin) return new Refusal("sign-in-failed", { detail: authTexts.closed });
        const enter: BeginSession = async (entering, tx) => {
          await throttle.giveBackIn(tx, fromNetwork, toAccount);
          await begin(entering, tx);
        };
        const role = gainedRole(found, settings.adminEmails);
        const gained = role && { role, eventId: newId() };
        const account = await recordSignIn(db, found, { gained, at: now(), begin: enter });
        // The password was replaced during the check: the given one is no longer correct.
        return account ?? refuseSignIn(address, network, true);
      },
      { signal, group: network },
    );
    return outcome === "busy" ? new Refusal("unavailable", { retryAfterS: busyRetryAfterS }) : outcome;
  };

  async function signInAsDeveloper(begin: BeginSession) {
    if (!settings.isDevBypass) return new Refusal("not-found");
    const found = await findByEmail(db, developer.email);
    const at = now();
    if (found)
      return (await recordSignIn(db, found, { gained: undefined, at, begin })) ?? new Refusal("unavailable");
    const account = await insertAccount(
      db,
      {
        ...developer,
        id: newId(),
        passwordHash: null,
        role: null,
        emailVerifiedAt: null,
        lastLoginAt: at,
      },
      { now: at, andStore: begin },
    );
    return account ?? new Refusal("unavailable");
  }

  return { hasGoogle: options.hasGoogle, signIn, signInAsDeveloper };
}

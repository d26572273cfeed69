import type { Account } from "../../auth/actor.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { normalizeEmail } from "../../auth/normalize-email.ts";
import { hashPassword, verifyPassword } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { Db } from "../../db/open.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { isAdminAccount } from "./rules.ts";
import { findByEmail, insertAccount, recordSignIn } from "./store.ts";

interface AccountOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  adminEmails: readonly string[];
  passwordPolicy: PasswordPolicy;
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

/** Creating accounts and checking passwords. */
export interface AccountService {
  /** Whether signing in by Google is offered beside it. */
  readonly hasGoogle: boolean;
  signUp(input: Credentials & { name: string }): Promise<Account | Refusal>;
  signIn(input: Credentials): Promise<Account | Refusal>;
  /** The developer's client, a stored account without rights; refused unless the bypass is on. */
  signInAsDeveloper(): Promise<Account | Refusal>;
}

/** Not an address that mail reaches (RFC 2606), and no password opens it. */
const developer = { email: "developer@sitewright.test", displayName: "Developer" };

/** Creates the account service. Sessions are the caller's affair. */
export function createAccountService(options: AccountOptions): AccountService {
  const { db, now, newId, adminEmails, passwordPolicy, hasGenericErrors } = options;
  const generic = () => new Refusal("sign-in-failed", { detail: authTexts.failed });
  const emailTaken = () =>
    hasGenericErrors ? generic() : refuseField("email-taken", "email", authTexts.emailTaken);

  async function signUp({ email, password, name }: Credentials & { name: string }) {
    const weakness = passwordPolicy(password);
    if (weakness) return refuseField("invalid-input", "password", weakness);
    const address = normalizeEmail(email);
    if (await findByEmail(db, address)) return emailTaken();
    const at = now();
    const passwordHash = await hashPassword(password);
    const account = await insertAccount(
      db,
      {
        id: newId(),
        email: address,
        displayName: name,
        passwordHash,
        isAdmin: false,
        emailVerifiedAt: null,
        lastLoginAt: at,
      },
      at,
    );
    return account ?? emailTaken();
  }

  async function signIn({ email, password }: Credentials) {
    const found = await findByEmail(db, normalizeEmail(email));
    const isRight = await verifyPassword(found?.passwordHash ?? null, password);
    if (found && isRight)
      return recordSignIn(db, found.id, { isAdmin: isAdminAccount(found, adminEmails), at: now() });
    if (hasGenericErrors) return generic();
    return found
      ? refuseField("sign-in-failed", "password", authTexts.wrongPassword)
      : refuseField("sign-in-failed", "email", authTexts.unknownAccount);
  }

  async function signInAsDeveloper() {
    if (!options.isDevBypass) return new Refusal("not-found");
    const found = await findByEmail(db, developer.email);
    const at = now();
    if (found) return recordSignIn(db, found.id, { isAdmin: false, at });
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
      at,
    );
    return account ?? new Refusal("unavailable");
  }

  return { hasGoogle: options.hasGoogle, signUp, signIn, signInAsDeveloper };
}

import type { SignedInActor } from "../../access/actor.ts";
import { gainedRole } from "../../access/role-rules.ts";
import type { Passwords } from "../../auth/password-hash.ts";
import type { BeginSession } from "../../auth/sessions.ts";
import type { Db } from "../../db/open.ts";
import type { Settings } from "../../env.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import { type AccountMailContext, composeLinkMail } from "./account-mails.ts";
import { accountLimits } from "./limits.ts";
import { confirmAddress, storeLinkMail } from "./security-store.ts";

/** External dependencies of confirming addresses and replacing passwords. */
export interface AccountSecurityOptions extends AccountMailContext {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly settings: Pick<
    Settings,
    "adminEmails" | "hasGenericAuthErrors" | "signUpsPerHour" | "isDevBypass"
  >;
  readonly throttle: Throttle;
  /** Called after mails were committed. */
  readonly wakeOutbox: () => void;
}

/** Confirming that an address belongs to the account's person. */
export interface Verification {
  /**
   * Confirms the address of the signed-in account. The link alone is not enough: if somebody
   * registered with another person's address, that person's click would confirm an account whose
   * password they do not know. `begin` is called if the account gets a new role.
   */
  confirm(actor: SignedInActor, token: string, begin: BeginSession): Promise<Refusal | undefined>;
  /** Mails another link, unless the address is already confirmed. */
  resend(actor: SignedInActor, network: string): Promise<{ queued: boolean } | Refusal>;
}

/** Creates the confirmation of addresses. */
export function createVerification(options: AccountSecurityOptions): Verification {
  const { db, now, newId, settings, throttle, wakeOutbox } = options;
  return {
    async confirm({ account }, token, begin) {
      const at = now();
      const role = gainedRole({ ...account, emailVerifiedAt: at }, settings.adminEmails);
      const gained = role && { role, eventId: newId() };
      const confirmed = await confirmAddress(db, { account, token, gained, begin, now: at });
      return confirmed ? undefined : new Refusal("link-invalid");
    },
    async resend({ account }, network) {
      if (account.emailVerifiedAt) return { queued: false };
      const refused = await throttle.take(
        { ...accountLimits.linksFromNetwork, subject: network },
        { ...accountLimits.linksToAddress, subject: account.email },
      );
      if (refused) return refused;
      await storeLinkMail(db, await composeLinkMail("verify-email", account, options), now());
      wakeOutbox();
      return { queued: true };
    },
  };
}

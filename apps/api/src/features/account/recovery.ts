import { gainedRole } from "../../access/role-rules.ts";
import { normalizeEmail } from "../../auth/email-address.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { composePasswordChanged, composeRecovery } from "./account-mails.ts";
import { accountLimits } from "./limits.ts";
import { findLink } from "./link-store.ts";
import { findAccount, replacePassword, storeLinkMail, storeNothing } from "./security-store.ts";
import { findByEmail } from "./store.ts";
import type { AccountSecurityOptions } from "./verification.ts";

/** Recovery of accounts with a forgotten password. */
export interface Recovery {
  /** Mails a link if the address has an account. Response and work are the same if it has none. */
  request(email: string, network: string): Promise<{ accepted: true } | Refusal>;
  /** Replaces the password; the link also proves the address. All sessions end. */
  reset(input: { token: string; password: string }, network: string): Promise<Refusal | undefined>;
}

/** Creates the recovery of accounts. */
export function createRecovery(
  options: AccountSecurityOptions & { readonly passwordPolicy: PasswordPolicy },
): Recovery {
  const { db, now, newId, passwords, settings, throttle, wakeOutbox, passwordPolicy } = options;
  return {
    async request(email, network) {
      const refused = await throttle.take({ ...accountLimits.linksFromNetwork, subject: network });
      if (refused) return refused;
      const address = normalizeEmail(email);
      const found = await findByEmail(db, address);
      const isOver = await throttle.take({ ...accountLimits.linksToAddress, subject: address });
      const mail = await composeRecovery(found ?? { id: "", email: address, isInBin: false }, options);
      const store = found && !isOver ? storeLinkMail : storeNothing;
      await store(db, mail, now());
      wakeOutbox();
      return { accepted: true };
    },
    async reset({ token, password }, network) {
      const weakness = passwordPolicy(password);
      if (weakness) return refuseField("invalid-input", "password", weakness);
      const attempt = { ...accountLimits.resetsFromNetwork, subject: network };
      const refused = await throttle.take(attempt);
      if (refused) return refused;
      const at = now();
      const link = await findLink(db, { token, purpose: "reset-password" }, at);
      const account = link && (await findAccount(db, link.userId));
      if (!account) return new Refusal("link-invalid");
      const emailVerifiedAt = account.emailVerifiedAt ?? at;
      const role = gainedRole({ ...account, emailVerifiedAt }, settings.adminEmails);
      const isDone = await replacePassword(db, {
        account,
        passwordHash: await passwords.hash(password),
        proof: {
          by: "link",
          token,
          emailVerifiedAt,
          eventId: newId(),
          gained: role && { role, eventId: newId() },
        },
        mail: await composePasswordChanged(account, options),
        now: at,
      });
      if (!isDone) return new Refusal("link-invalid");
      await throttle.giveBack(attempt);
      wakeOutbox();
      return undefined;
    },
  };
}

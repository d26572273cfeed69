import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { normalizeEmail } from "../../auth/email-address.ts";
import type { Db } from "../../db/open.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal } from "../../http/refusal.ts";
import { localTransportName } from "../../mail/local-transport.ts";
import { composeStaffMail, staffMailLimit } from "../../outbox/staff-mail.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import { dismissMail, findMail, findRecipient, insertStaffMail, retryMail } from "./store.ts";
import { outboxTexts } from "./texts.ts";

interface WriteOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The application's own origin. */
  appUrl: string;
  throttle: Throttle;
  /** True if no mail provider is configured: mails stay in the outbox and are not delivered. */
  isMailKept: boolean;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
}

/** Mails that staff write, or send again. */
export interface WriteMails {
  send(
    staff: Staff<"outbox">,
    mail: { to: string; subject: string; message: string },
    /** An idempotency key, under which the same mail is sent once. */
    key: string | undefined,
  ): Promise<{ success: true; id: string; isKept: boolean } | Refusal>;
  retry(staff: Staff<"outbox">, id: string): Promise<Refusal | undefined>;
  /** Removes a failed mail from the list of problems. Does nothing if it is already cancelled. */
  dismiss(staff: Staff<"outbox">, id: string): Promise<Refusal | undefined>;
}

/** Creates the service for writing mails. */
export function createWriteMails(options: WriteOptions): WriteMails {
  const { db, now, newId, appUrl, throttle, wakeOutbox, isMailKept } = options;
  const originBy = createOriginBy({ newId, now });
  return {
    async send(staff, { to, subject, message }, key) {
      const recipient = normalizeEmail(to);
      const content = JSON.stringify([recipient, subject, message]);
      const id = creationId(newId, { accountId: staff.account.id, kind: "mail", key, content });
      const written = { success: true, id, isKept: isMailKept } as const;
      if (key !== undefined && (await findMail(db, id))) return written;
      const refused = await throttle.take({ ...staffMailLimit, subject: staff.account.id });
      if (refused) return refused;
      const account = await findRecipient(db, recipient);
      const words = { userName: account?.displayName ?? "", subject, message, appUrl };
      const addressed = { id, kind: "staff-message", recipient, userId: account?.id ?? null } as const;
      await insertStaffMail(db, await composeStaffMail(words, addressed), originBy(staff));
      wakeOutbox();
      return written;
    },
    async retry(staff, id) {
      const mail = await findMail(db, id);
      if (!mail) return new Refusal("not-found");
      if (isMailKept && mail.transport === localTransportName)
        return new Refusal("version-conflict", { detail: outboxTexts.noProvider });
      if (!(await retryMail(db, id, originBy(staff)))) return new Refusal("version-conflict");
      wakeOutbox();
      return undefined;
    },
    async dismiss(staff, id) {
      if (await dismissMail(db, id, originBy(staff))) return undefined;
      const mail = await findMail(db, id);
      if (!mail) return new Refusal("not-found");
      return mail.status === "cancelled"
        ? undefined
        : new Refusal("version-conflict", { detail: outboxTexts.notFailed });
    },
  };
}

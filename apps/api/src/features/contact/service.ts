import type { ContactBody } from "@sitewright/contracts";
import { contactNotice } from "@sitewright/emails";
import type { Actor } from "../../access/actor.ts";
import { createOnce } from "../../db/create-once.ts";
import type { Db, Tx } from "../../db/open.ts";
import { creationId } from "../../http/creation-id.ts";
import type { Refusal } from "../../http/refusal.ts";
import type { MailMessage } from "../../outbox/mail-store.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import { contactLimit, messageKey, messageOf, noticeKey, noticeLimit, topicOf } from "./rules.ts";
import { hasMessage, insertMessage } from "./store.ts";
import { contactTexts } from "./texts.ts";

interface ContactOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The application's own origin. */
  appUrl: string;
  /** The agency owner's address. */
  agencyEmail: string;
  throttle: Throttle;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
}

/** Messages to the agency. */
export interface ContactService {
  /** Stores a message and mails the agency. `network`: the sender's network, for the limit. */
  receive(body: ContactBody, from: { actor: Actor; network: string }): Promise<{ success: true } | Refusal>;
}

/** Creates the service. */
export function createContactService(options: ContactOptions): ContactService {
  const { db, now, newId, appUrl, agencyEmail, throttle, wakeOutbox } = options;
  const holdNotice = async (tx: Tx) =>
    (await throttle.takeIn(tx, { ...noticeLimit, subject: "everybody" })) && contactTexts.noticeHeld;
  return {
    async receive(body, { actor, network }) {
      const refused = await throttle.take({ ...contactLimit, subject: network });
      if (refused) return refused;
      // Only bots fill in the hidden field. They receive the response of a success, so that they do
      // not notice.
      if (body.homepage) return { success: true };
      const at = now();
      const userId = actor.kind === "anonymous" ? null : actor.account.id;
      const stored = messageOf(body);
      const { name, email, message: text, company } = stored;
      const id = creationId(newId, {
        accountId: userId ?? "",
        kind: "message",
        key: messageKey(at),
        content: JSON.stringify(stored),
      });
      const words = { name, email, message: text, company: company ?? "", topic: topicOf(body), appUrl };
      const mail: MailMessage = {
        ...(await contactNotice(words)),
        id: newId(),
        dedupeKey: noticeKey(id),
        kind: "contact-notice",
        recipient: agencyEmail,
        userId,
        projectId: null,
      };
      await createOnce(
        () => hasMessage(db, id),
        async () => {
          await insertMessage(db, { ...stored, id, userId }, { mail, holdNotice }, at);
          wakeOutbox();
        },
      );
      return { success: true };
    },
  };
}

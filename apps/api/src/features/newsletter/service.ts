import { emailSchema } from "@sitewright/contracts";
import { newsletterConfirmation, newsletterWelcome } from "@sitewright/emails";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import { type Refusal, refuseField } from "../../http/refusal.ts";
import type { MailMessage } from "../../outbox/mail-store.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import {
  addressLimit,
  confirmWithinMs,
  installationLimit,
  isToken,
  networkLimit,
  sourceOf,
} from "./rules.ts";
import { confirmSubscriber, deleteByToken, insertPending, isConfirmed } from "./store.ts";

interface NewsletterOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  /** The product's own origin. */
  appUrl: string;
  throttle: Throttle;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
}

/** What a form of ours sends. */
export interface SubscribeInput {
  readonly email: string;
  /** What people do not see and leave empty. */
  readonly homepage?: string | undefined;
  readonly source?: string | undefined;
}

/** The newsletter: who asked for it, confirmed, and left. */
export interface NewsletterService {
  /** Sends an address the question whether it wants the newsletter. The answer is the same for known addresses. */
  subscribe(input: SubscribeInput, network: string): Promise<{ success: true } | Refusal>;
  /** Confirms the address of a mailed link. False where the link does not work, or no more. */
  confirm(token: string): Promise<boolean>;
  /** Ends a subscription. Never tells whether there was one. */
  unsubscribe(token: string): Promise<void>;
}

const noFurther = { userId: null, projectId: null } as const;

/** Composes the two mails of the newsletter. */
function createMails({ newId, appUrl }: Pick<NewsletterOptions, "newId" | "appUrl">) {
  return {
    async confirmation(email: string, token: string): Promise<MailMessage> {
      const id = newId();
      const url = `${appUrl}/newsletter/confirm/${token}`;
      const content = await newsletterConfirmation({ url, appUrl });
      const dedupeKey = `newsletter-confirmation:${id}`;
      return { ...content, ...noFurther, id, dedupeKey, kind: "newsletter-confirmation", recipient: email };
    },
    async welcome(subscriber: { id: string; email: string; unsubscribeToken: string }): Promise<MailMessage> {
      const unsubscribeUrl = `${appUrl}/unsubscribe/${subscriber.unsubscribeToken}`;
      const content = await newsletterWelcome({ url: unsubscribeUrl, appUrl });
      return {
        ...content,
        ...noFurther,
        id: newId(),
        dedupeKey: `newsletter-welcome:${subscriber.id}`,
        kind: "newsletter-welcome",
        recipient: subscriber.email,
        unsubscribeUrl,
      };
    },
  };
}

/** Creates the service. */
export function createNewsletterService(options: NewsletterOptions): NewsletterService {
  const { db, now, newId, newToken, throttle, wakeOutbox } = options;
  const mails = createMails(options);

  async function askToConfirm(email: string, source: string | undefined): Promise<void> {
    const token = newToken();
    const at = now();
    const subscriber = {
      id: newId(),
      email,
      confirmDigest: secretDigest(token),
      confirmBefore: new Date(at.getTime() + confirmWithinMs),
      unsubscribeToken: newToken(),
      source: sourceOf(source),
    };
    await insertPending(db, { subscriber, mail: await mails.confirmation(email, token), now: at });
    wakeOutbox();
  }

  return {
    async subscribe({ email, homepage, source }, network) {
      const refused = await throttle.take({ ...networkLimit, whom: network });
      if (refused) return refused;
      const address = emailSchema.safeParse(email).data?.toLowerCase();
      if (address === undefined)
        return refuseField("invalid-input", "email", "Please enter an e-mail address.");
      // Only programs fill in what people do not see. They are not told, or they would learn.
      if (homepage || (await isConfirmed(db, address))) return { success: true };
      // Of an address that has had its mails the answer is the same: it must not tell who asked before.
      if (await throttle.take({ ...addressLimit, whom: address })) return { success: true };
      const all = await throttle.take({ ...installationLimit, whom: "everybody" });
      if (all) return all;
      await askToConfirm(address, source);
      return { success: true };
    },
    async confirm(token) {
      if (!isToken(token)) return false;
      const isDone = await confirmSubscriber(db, { digest: secretDigest(token), now: now() }, mails.welcome);
      if (isDone) wakeOutbox();
      return isDone;
    },
    async unsubscribe(token) {
      if (isToken(token)) await deleteByToken(db, token);
    },
  };
}

import { emailSchema } from "@sitewright/contracts";
import type { Logger } from "pino";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import { type Refusal, refuseField } from "../../http/refusal.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Storage } from "../../storage/storage.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import { askKind } from "./ask-job.ts";
import { noteAsk } from "./ask-store.ts";
import { welcomeMail } from "./mails.ts";
import { confirmWithinMs, fewLimit, isToken, networkLimit, sourceOf } from "./rules.ts";
import { confirmSubscriber, deleteByIds, findByToken } from "./store.ts";

interface NewsletterOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  /** The application's own origin. */
  appUrl: string;
  throttle: Throttle;
  jobs: Pick<JobQueue, "enqueue" | "wake">;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
  /** Where it is recorded who left. */
  storage: Pick<Storage, "noteDeletion">;
  log: Pick<Logger, "warn">;
}

/** The fields of our newsletter forms. */
export interface SubscribeInput {
  readonly email: string;
  /** The hidden field, which people leave empty. */
  readonly homepage?: string | undefined;
  readonly source?: string | undefined;
}

/** The newsletter: subscribing, confirming and unsubscribing. */
export interface NewsletterService {
  /**
   * Requests a subscription for an address. Response and response time are the same for known addresses:
   * a job handles the request.
   */
  subscribe(input: SubscribeInput, network: string): Promise<{ success: true } | Refusal>;
  /** Confirms the address of a mailed link. Returns false if the link is invalid or has expired. */
  confirm(token: string): Promise<boolean>;
  /** Ends a subscription. Never reveals whether there was one. */
  unsubscribe(token: string): Promise<void>;
}

/** Creates the service. */
export function createNewsletterService(options: NewsletterOptions): NewsletterService {
  const { db, now, newId, newToken, throttle, jobs, wakeOutbox, storage, log } = options;

  async function note(email: string, { source, askedOften }: { source: string; askedOften: boolean }) {
    const at = now();
    const confirmBefore = new Date(at.getTime() + confirmWithinMs);
    const subscriber = { id: newId(), email, unsubscribeToken: newToken(), source, askedOften };
    await db.$transaction(async (tx) => {
      await noteAsk(tx, { ...subscriber, at, confirmBefore });
      await jobs.enqueue(tx, { job: askKind, payload: {} });
    });
    jobs.wake(askKind);
  }

  return {
    async subscribe({ email, homepage, source }, network) {
      const refused = await throttle.take({ ...networkLimit, subject: network });
      if (refused) return refused;
      const address = emailSchema.safeParse(email).data?.toLowerCase();
      if (address === undefined)
        return refuseField("invalid-input", "email", "Please enter an e-mail address.");
      // Only bots fill in the hidden field. They receive the response of a success, so that they do not
      // notice.
      if (homepage) return { success: true };
      const askedOften = (await throttle.take({ ...fewLimit, subject: network })) !== undefined;
      await note(address, { source: sourceOf(source), askedOften });
      return { success: true };
    },
    async confirm(token) {
      if (!isToken(token)) return false;
      const isDone = await confirmSubscriber(db, { digest: secretDigest(token), now: now() }, (to) =>
        welcomeMail(options, to),
      );
      if (isDone) wakeOutbox();
      return isDone;
    },
    async unsubscribe(token) {
      const id = isToken(token) ? await findByToken(db, token) : undefined;
      if (id === undefined) return;
      // Recorded before the row is deleted, so that no crash loses the record. Nobody has to stay subscribed because
      // the storage fails.
      await storage
        .noteDeletion(secretDigest(id))
        .catch((err: unknown) => log.warn({ err }, "a restored backup would bring back a reader who left"));
      await deleteByIds(db, [id]);
    },
  };
}

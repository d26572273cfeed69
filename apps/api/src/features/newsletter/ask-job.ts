import { z } from "zod";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job, type JobKind } from "../../jobs/job.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import { dropAsk, listAsks, sendQuestion, type WaitingAsk } from "./ask-store.ts";
import { confirmationMail, type NewsletterMailOptions } from "./mails.ts";
import { confirmWithinMs, crowdLimit, installationLimit, mailboxLimit, mailboxOf } from "./rules.ts";

/** The job that handles entered addresses. */
export const askKind: JobKind<Record<string, never>> = {
  kind: "newsletter-asks",
  schema: z.strictObject({}),
};

interface AskJobOptions extends NewsletterMailOptions {
  db: Db;
  now: () => Date;
  newToken: () => string;
  throttle: Throttle;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
}

/** Addresses that are read per batch. */
const batch = 25;
const everyMs = 600_000;

/** The key of the limits for the whole installation. */
const subject = "everybody";

/**
 * Sends confirmation requests to addresses that were entered. This is a job rather than part of the
 * request, so that neither the response nor its time reveals whether an address is known. Requests above
 * the installation's limit wait.
 */
export function createAskJob(options: AskJobOptions): Job {
  const { db, now, newToken, throttle, wakeOutbox } = options;

  async function ask(waiting: WaitingAsk): Promise<void> {
    const token = newToken();
    const mail = await confirmationMail(options, { email: waiting.email, token });
    const at = now();
    const confirmBefore = new Date(at.getTime() + confirmWithinMs);
    await sendQuestion(db, waiting, { confirmDigest: secretDigest(token), confirmBefore, mail, now: at });
    wakeOutbox();
  }

  /** Handles one address. Returns false if no more mails may be sent for now. */
  async function settle(waiting: WaitingAsk, askedOften: boolean): Promise<boolean> {
    const all = { ...installationLimit, subject };
    const limits: Parameters<Throttle["take"]> = askedOften ? [all, { ...crowdLimit, subject }] : [all];
    if (await throttle.peek(...limits)) return false;
    const mailbox = { ...mailboxLimit, subject: mailboxOf(waiting.email) };
    if (waiting.status === "confirmed" || (await throttle.take(mailbox))) await dropAsk(db, waiting);
    else if (await throttle.take(...limits)) return false;
    else await ask(waiting);
    return true;
  }

  async function settleAll(askedOften: boolean, signal: AbortSignal): Promise<void> {
    for (;;) {
      const asks = await listAsks(db, { askedOften, limit: batch });
      for (const waiting of asks) {
        signal.throwIfAborted();
        if (!(await settle(waiting, askedOften))) return;
      }
      if (asks.length < batch) return;
    }
  }

  return defineJob({
    ...askKind,
    schedule: { everyMs, atStart: true },
    async run(_payload, { signal }) {
      await settleAll(false, signal);
      await settleAll(true, signal);
      return undefined;
    },
  });
}

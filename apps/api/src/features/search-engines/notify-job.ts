import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job, type JobKind } from "../../jobs/job.ts";
import { RetryLater } from "../../jobs/run-errors.ts";
import { minuteMs } from "../../time-units.ts";
import type { ProviderAnswer } from "./provider-answer.ts";
import type { Providers } from "./providers.ts";
import { noteAnswer } from "./store.ts";

const payloadSchema = z.object({
  provider: z.enum(["indexnow", "google"]),
  postIds: z.array(z.string()),
  /** Paths of pages that are new, changed or deleted. */
  paths: z.array(z.string()),
  /** `removal`: the posts should no longer be found. */
  about: z.enum(["submission", "removal"]),
});
type Notification = z.output<typeof payloadSchema>;

/** The job that notifies one provider of changes. */
export const notifyKind: JobKind<Notification> = { kind: "search-engines", schema: payloadSchema };

interface NotifyOptions {
  readonly db: Db;
  /** The database's time, which all processes share. */
  readonly databaseNow: () => Promise<Date>;
  readonly appUrl: string;
  readonly providers: Providers;
}

function notify(
  { provider, paths }: Notification,
  { appUrl, providers }: NotifyOptions,
  signal: AbortSignal,
) {
  if (provider === "indexnow")
    return providers.indexNow?.notify(
      paths.map((path) => appUrl + path),
      signal,
    );
  return providers.google?.submitSitemap(`${appUrl}/sitemap.xml`, signal);
}

const kindOf = ({ provider, about }: Notification) => {
  if (about === "removal") return "removal";
  return provider === "indexnow" ? "indexnow" : "sitemap";
};

function wordsOf({ outcome, words }: ProviderAnswer, isLastTry: boolean): string {
  if (outcome !== "passing") return words;
  return isLastTry ? `${words} It will not be retried automatically.` : `${words} It will be retried.`;
}

/**
 * Notifies a provider and stores its response, from which every status is derived. Temporary failures are
 * retried, not before the time that the provider asked for; a provider that is no longer configured is
 * skipped. The job is idempotent.
 */
export const createNotifyJob = (options: NotifyOptions): Job =>
  defineJob({
    ...notifyKind,
    maxMs: 2 * minuteMs,
    async run(notification, { signal, isLastTry }) {
      const answer = await notify(notification, options, signal);
      if (!answer) return "not set up";
      const { db, databaseNow } = options;
      const isAccepted = answer.outcome === "accepted";
      const said = {
        kind: kindOf(notification),
        isAccepted,
        words: wordsOf(answer, isLastTry),
        at: await databaseNow(),
      } as const;
      await noteAnswer(db, notification.postIds, said);
      if (answer.outcome === "passing") throw new RetryLater(answer.words, answer.retryAfterMs ?? 0);
      return answer.outcome;
    },
  });

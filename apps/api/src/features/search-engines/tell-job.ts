import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job, type JobKind } from "../../jobs/job.ts";
import { RetryLater } from "../../jobs/retry-later.ts";
import type { ProviderAnswer } from "./provider-answer.ts";
import type { Providers } from "./providers.ts";
import { noteAnswer } from "./store.ts";

const payloadSchema = z.object({
  provider: z.enum(["indexnow", "google"]),
  postIds: z.array(z.string()),
  /** Paths of pages that are new, changed or gone. */
  paths: z.array(z.string()),
  /** `removal`: the posts are to be found no more. */
  about: z.enum(["submission", "removal"]),
});
type Telling = z.output<typeof payloadSchema>;

/** The job that tells one provider of changes. */
export const tellKind: JobKind<Telling> = { kind: "search-engines", schema: payloadSchema };

interface TellOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly appUrl: string;
  readonly providers: Providers;
}

function tell({ provider, paths }: Telling, { appUrl, providers }: TellOptions, signal: AbortSignal) {
  if (provider === "indexnow")
    return providers.indexNow?.tell(
      paths.map((path) => appUrl + path),
      signal,
    );
  return providers.google?.submitSitemap(`${appUrl}/sitemap.xml`, signal);
}

const kindOf = ({ provider, about }: Telling) => {
  if (about === "removal") return "removal";
  return provider === "indexnow" ? "indexnow" : "sitemap";
};

function wordsOf({ outcome, words }: ProviderAnswer, isLastTry: boolean): string {
  if (outcome !== "passing") return words;
  return isLastTry ? `${words} It is not tried again by itself.` : `${words} It is tried again.`;
}

/**
 * Tells a provider, and keeps what it answered: every status stands on that. What passes is tried again, not before the
 * time that the provider asked for; a provider that is no longer set up is told nothing. Telling twice does no harm.
 */
export const createTellJob = (options: TellOptions): Job =>
  defineJob({
    ...tellKind,
    maxMs: 2 * 60_000,
    async run(telling, { signal, isLastTry }) {
      const answer = await tell(telling, options, signal);
      if (!answer) return "not set up";
      const { db, now } = options;
      const isAccepted = answer.outcome === "accepted";
      const said = {
        kind: kindOf(telling),
        isAccepted,
        words: wordsOf(answer, isLastTry),
        at: now(),
      } as const;
      await noteAnswer(db, telling.postIds, said);
      if (answer.outcome === "passing") throw new RetryLater(answer.words, answer.retryAfterMs ?? 0);
      return answer.outcome;
    },
  });

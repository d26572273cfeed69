import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job, type JobKind } from "../../jobs/job.ts";
import { RetryLater } from "../../jobs/run-errors.ts";
import type { Limit, Throttle } from "../../throttle/throttle.ts";
import { dayMs, hourMs } from "../../time-units.ts";
import type { ProviderAnswer } from "./provider-answer.ts";
import type { Providers } from "./providers.ts";
import { pathOfPost } from "./rules.ts";
import { findPosts, listToInspect, noteAnswer, noteFailedInspection } from "./store.ts";

/** Posts per scheduled run, so that most of the day's quota is left for staff. */
const perRun = 200;

/**
 * URL Inspection calls that Google allows a property per day
 * (https://developers.google.com/webmaster-tools/limits).
 */
export const inspectionLimit: Limit = { name: "search-inspection", limit: 2000, windowMs: dayMs };

/** The job that asks Google whether posts are in its index; without ids, all posts that are due. */
export const inspectKind: JobKind<{ postIds?: string[] | undefined }> = {
  kind: "search-inspection",
  schema: z.object({ postIds: z.array(z.string()).optional() }),
};

interface InspectOptions {
  readonly db: Db;
  /** The database's time, which all processes share. */
  readonly databaseNow: () => Promise<Date>;
  readonly appUrl: string;
  readonly throttle: Throttle;
  readonly property: string | undefined;
  readonly providers: Pick<Providers, "google">;
}

type Failure = Exclude<ProviderAnswer, { readonly outcome: "accepted" }>;

/** Statuses that concern all addresses: the account, its permissions or the quota. */
const aboutAll = [401, 403, 429];

/** True if only this address failed, so that the next one may succeed. */
const isAboutAddress = (failure: Failure): boolean =>
  failure.status !== undefined &&
  !aboutAll.includes(failure.status) &&
  !(failure.outcome === "passing" && failure.retryAfterMs !== undefined);

const faultOf = (failure: Failure): Error =>
  failure.outcome === "passing"
    ? new RetryLater(failure.words, failure.retryAfterMs ?? 0)
    : new Error(failure.words);

/**
 * Asks Google once a day about every published post, and at once on request. If the quota is used up, it
 * continues in the next run; an address that fails does not stop the others.
 */
export function createInspectJob({
  db,
  databaseNow,
  appUrl,
  throttle,
  property,
  providers,
}: InspectOptions): Job {
  const due = async (postIds: string[] | undefined) => {
    if (postIds) return (await findPosts(db, postIds)).filter(({ isPublished }) => isPublished);
    return listToInspect(db, { before: new Date((await databaseNow()).getTime() - dayMs), take: perRun });
  };
  return defineJob({
    ...inspectKind,
    schedule: { everyMs: 6 * hourMs },
    maxAttempts: 3,
    async run({ postIds }, { signal, progress }) {
      const { google } = providers;
      if (!google || property === undefined) return "not set up";
      const posts = await due(postIds);
      let done = 0;
      let failed: Failure | undefined;
      for (const { id, slug } of posts) {
        if (await throttle.take({ ...inspectionLimit, subject: property }))
          return `${done} asked, quota used up`;
        const answer = await google.inspect(appUrl + pathOfPost(slug), signal);
        if (answer.outcome === "accepted") {
          const { isIndexed, words } = answer.found;
          await noteAnswer(db, [id], {
            kind: "inspection",
            isAccepted: isIndexed,
            words,
            at: await databaseNow(),
          });
        } else {
          if (!isAboutAddress(answer)) throw faultOf(answer);
          await noteFailedInspection(db, id, { words: answer.words, at: await databaseNow() });
          failed ??= answer;
        }
        done += 1;
        await progress(done, posts.length);
      }
      if (failed) throw faultOf(failed);
      return `${done} asked`;
    },
  });
}

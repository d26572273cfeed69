import type { Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Schedule } from "../../schedule.ts";
import { notifyKind } from "./notify-job.ts";
import type { Providers } from "./providers.ts";

/** The longest wait of a staff request for a provider's answer. */
const answerWaitMs = 10_000;

interface What {
  readonly postIds: readonly string[];
  readonly paths: readonly string[];
  readonly about: "submission" | "removal";
}

interface NotificationsOptions {
  readonly jobs: JobQueue;
  readonly newId: () => string;
  readonly schedule: Schedule;
  readonly providers: Providers;
}

/** Notifies each provider in a separate job, so that one that fails does not delay the others. */
export function createNotifications({ jobs, newId, schedule, providers }: NotificationsOptions) {
  /** The providers concerned: a removal is sent only to IndexNow, since Google has no API for it. */
  const meant = ({ about }: What) => [
    ...(providers.indexNow ? (["indexnow"] as const) : []),
    ...(providers.google && about === "submission" ? (["google"] as const) : []),
  ];

  async function enqueue(tx: Tx, { postIds, paths, about }: What): Promise<string[]> {
    const keys: string[] = [];
    for (const provider of meant({ postIds, paths, about })) {
      const uniqueKey = `search-engines:${newId()}`;
      const payload = { provider, postIds: [...postIds], paths: [...paths], about };
      await jobs.enqueue(tx, { job: notifyKind, payload, uniqueKey });
      keys.push(uniqueKey);
    }
    return keys;
  }

  /** Waits briefly for this process to run the jobs; another process may run them instead. */
  async function wait(keys: readonly string[]): Promise<void> {
    const runs = keys.map((key) => jobs.nextRun(key));
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const cancel = schedule(resolve, answerWaitMs);
    jobs.wake(notifyKind);
    await Promise.race([Promise.all(runs.map(({ ended }) => ended)), late]);
    cancel();
    for (const { unsubscribe } of runs) unsubscribe();
  }

  return { enqueue, wait };
}

import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { uploadMaxMs } from "../files/limits.ts";
import { createPollLoop } from "../jobs/poll-loop.ts";
import type { JobWorker } from "../jobs/worker.ts";
import type { OutboxWorker } from "../outbox/worker.ts";
import { scheduleByTimer as schedule } from "../schedule.ts";
import { sweepFolder } from "../storage/sweep-folder.ts";

const HOUR_MS = 3_600_000;

interface BackgroundOptions {
  role: Env["role"];
  courier: OutboxWorker;
  jobs: JobWorker;
  /** Where uploads lie while they arrive; on this machine. */
  stagingFolder: string;
  now: () => Date;
  log: Pick<Logger, "warn">;
}

/** Clears files that a crash left half-received, at once and then every hour. They lie on this machine, so this is no job. */
function createStagingLoop({ stagingFolder, now, log }: BackgroundOptions) {
  return createPollLoop({
    async runBatch() {
      await sweepFolder(stagingFolder, new Date(now().getTime() - uploadMaxMs));
      return false;
    },
    pollMs: HOUR_MS,
    schedule,
    onFault: (err) => log.warn({ err }, "half-received files could not be cleared away"),
  });
}

/** Starts what a process with this role does besides answering requests. Returns how to stop it. */
export function startBackground(options: BackgroundOptions): () => Promise<void> {
  const { role, courier, jobs } = options;
  const staging = createStagingLoop(options);
  staging.start();
  if (role === "web") return staging.stop;
  courier.start();
  jobs.start();
  return async () => {
    await Promise.all([staging, courier, jobs].map((worker) => worker.stop()));
  };
}

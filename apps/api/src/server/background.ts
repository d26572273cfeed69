import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { uploadMaxMs } from "../files/limits.ts";
import { createPollLoop } from "../jobs/poll-loop.ts";
import type { Supervisor } from "../jobs/supervisor.ts";
import { scheduleByTimer as schedule } from "../schedule.ts";
import { sweepFolder } from "../storage/sweep-folder.ts";
import { hourMs } from "../time-units.ts";
import type { MailAgent } from "./mail-agent.ts";

const roomPollMs = 10_000;

interface BackgroundOptions {
  role: Env["role"];
  mailAgent: MailAgent;
  jobs: Supervisor;
  checkRoom: () => Promise<void>;
  /** The local folder for uploads while they are received. */
  stagingFolder: string;
  now: () => Date;
  log: Pick<Logger, "warn">;
}

/**
 * Deletes files that a crash left half-received, at once and then every hour. They are on this machine, so
 * this is not a job.
 */
function createStagingLoop({ stagingFolder, now, log }: BackgroundOptions) {
  return createPollLoop({
    async runBatch() {
      await sweepFolder(stagingFolder, new Date(now().getTime() - uploadMaxMs));
      return false;
    },
    pollMs: hourMs,
    schedule,
    onFault: (err) => log.warn({ err }, "half-received files could not be cleared away"),
  });
}

/** Checks the disk periodically: the reserve has to be released before the disk is full. */
function createRoomLoop({ checkRoom, log }: BackgroundOptions) {
  // The first check has already been made by the start.
  let isFirst = true;
  return createPollLoop({
    async runBatch() {
      if (!isFirst) await checkRoom();
      isFirst = false;
      return false;
    },
    pollMs: roomPollMs,
    schedule,
    onFault: (err) => log.warn({ err }, "the room on the disk is not known"),
  });
}

/** Starts the background work of a process with this role. Returns its stop function. */
export function startBackground(options: BackgroundOptions): () => Promise<void> {
  const { role, mailAgent, jobs } = options;
  const staging = createStagingLoop(options);
  const room = createRoomLoop(options);
  const watches = [staging, room];
  for (const watch of watches) watch.start();
  const stopWatches = async () => {
    await Promise.all(watches.map((watch) => watch.stop()));
  };
  if (role === "web") return stopWatches;
  jobs.start([mailAgent]);
  return async () => {
    await Promise.all([stopWatches(), jobs.stop()]);
  };
}

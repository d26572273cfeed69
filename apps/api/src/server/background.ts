import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { uploadMaxMs } from "../files/limits.ts";
import { createPollLoop } from "../jobs/poll-loop.ts";
import type { Supervisor } from "../jobs/supervisor.ts";
import { scheduleByTimer as schedule } from "../schedule.ts";
import { sweepFolder } from "../storage/sweep-folder.ts";
import type { Courier } from "./courier.ts";

const HOUR_MS = 3_600_000;
const ROOM_POLL_MS = 10_000;

interface BackgroundOptions {
  role: Env["role"];
  courier: Courier;
  jobs: Supervisor;
  checkRoom: () => Promise<void>;
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

/** Looks at the disk again and again: a reserve that is given away too late helps nobody. */
function createRoomLoop({ checkRoom, log }: BackgroundOptions) {
  // The start has looked already.
  let isFirst = true;
  return createPollLoop({
    async runBatch() {
      if (!isFirst) await checkRoom();
      isFirst = false;
      return false;
    },
    pollMs: ROOM_POLL_MS,
    schedule,
    onFault: (err) => log.warn({ err }, "the room on the disk is not known"),
  });
}

/** Starts what a process with this role does besides answering requests. Returns how to stop it. */
export function startBackground(options: BackgroundOptions): () => Promise<void> {
  const { role, courier, jobs } = options;
  const staging = createStagingLoop(options);
  const room = createRoomLoop(options);
  const watches = [staging, room];
  for (const watch of watches) watch.start();
  const stopWatches = async () => {
    await Promise.all(watches.map((watch) => watch.stop()));
  };
  if (role === "web") return stopWatches;
  jobs.start([courier]);
  return async () => {
    await Promise.all([stopWatches(), jobs.stop()]);
  };
}

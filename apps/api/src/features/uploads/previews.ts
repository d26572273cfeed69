import type { Logger } from "pino";
import type { Authorized } from "../../access/authorized.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { findJob } from "../../jobs/job-store.ts";
import type { Schedule } from "../../schedule.ts";
import { previewPollMs, previewWaitMs } from "./limits.ts";
import { type PreviewOutcome, previewKind, previewOutcomeSchema } from "./preview-job.ts";
import { isPhotograph, previewKey } from "./preview-path.ts";
import { forgetPreview, type UploadRow } from "./store.ts";

/** The known state of an upload's preview; "unknown" while it is waiting, and if making it failed. */
export type PreviewState = PreviewOutcome | "unknown";

/**
 * Previews of uploads, which jobs make one at a time in each process, so that many photographs at once
 * leave processors and memory to requests.
 */
export interface Previews {
  /** Enqueues the job for a new upload in the caller's transaction, if it gets a preview. */
  enqueue(tx: Tx, upload: UploadRow): Promise<void>;
  /** Runs the job at once; call it after the transaction has committed. */
  wake(): void;
  /**
   * The state of an upload's preview. Waits briefly for one that is being made, so that a browser that
   * has just uploaded a large picture need not download it again. Enqueues a job if there is none.
   */
  waitFor(upload: Authorized<UploadRow, "read">): Promise<PreviewState>;
  /** Has a preview made again whose file got lost. Never rejects: the picture itself can be shown. */
  makeAgain(upload: Authorized<UploadRow, "read">): Promise<void>;
}

interface PreviewsOptions {
  db: Db;
  jobs: JobQueue;
  schedule: Schedule;
  log: Pick<Logger, "warn">;
}

const requestFor = ({ id, userId }: Pick<UploadRow, "id" | "userId">) => ({
  job: previewKind,
  payload: { uploadId: id },
  uniqueKey: previewKey(id),
  account: userId,
});

type ReadableUpload = Authorized<UploadRow, "read">;

/** The current state. "soon": the first attempt has not ended. Enqueues the job if there is none. */
async function readState(
  { db, jobs }: PreviewsOptions,
  upload: ReadableUpload,
): Promise<PreviewState | "soon"> {
  const job = await findJob(db, previewKey(upload.id));
  if (!job) {
    await jobs.enqueue(db, requestFor(upload));
    jobs.wake(previewKind);
    return "soon";
  }
  if (job.status === "done") return previewOutcomeSchema.safeParse(job.result).data ?? "unknown";
  const isFirstAttempt = job.status === "running" || (job.status === "pending" && job.attempts === 0);
  return isFirstAttempt ? "soon" : "unknown";
}

/** Waits until this process has run the job, or for one polling interval, as another process may run it. */
function waitForRun({ jobs, schedule }: PreviewsOptions, uploadId: string) {
  const run = jobs.nextRun(previewKey(uploadId));
  const { promise: polled, resolve } = Promise.withResolvers<void>();
  const cancelPoll = schedule(resolve, previewPollMs);
  return {
    ended: Promise.race([run.ended, polled]),
    unsubscribe() {
      run.unsubscribe();
      cancelPoll();
    },
  };
}

async function waitForState(options: PreviewsOptions, upload: ReadableUpload): Promise<PreviewState> {
  let isLate = false;
  const cancelWait = options.schedule(() => {
    isLate = true;
  }, previewWaitMs);
  try {
    for (;;) {
      // Subscribes before it reads the state, so that the end of a run is not missed.
      const { ended, unsubscribe } = waitForRun(options, upload.id);
      try {
        const state = await readState(options, upload);
        if (state !== "soon") return state;
        if (isLate) return "unknown";
        await ended;
      } finally {
        unsubscribe();
      }
    }
  } finally {
    cancelWait();
  }
}

/** Creates the previews of an application. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { db, jobs, log } = options;
  return {
    async enqueue(tx, upload) {
      if (isPhotograph(upload)) await jobs.enqueue(tx, requestFor(upload));
    },
    wake: () => jobs.wake(previewKind),
    async waitFor(upload) {
      if (!isPhotograph(upload)) return "itself";
      if (upload.previewPath !== null) return "stored";
      try {
        return await waitForState(options, upload);
      } catch (err) {
        log.warn({ err }, "a preview could not be waited for; the picture itself is shown");
        return "unknown";
      }
    },
    async makeAgain(upload) {
      try {
        const isForgotten = await forgetPreview(db, upload, (tx) => jobs.enqueue(tx, requestFor(upload)));
        if (isForgotten) jobs.wake(previewKind);
      } catch (err) {
        log.warn({ err }, "a lost preview is not made again yet");
      }
    },
  };
}

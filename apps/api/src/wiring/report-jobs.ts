import type { JobEvent } from "../jobs/run-job.ts";
import type { Context } from "./context.ts";

/**
 * The notice to staff about a job that failed permanently. Payload and error stay in database and log.
 */
const deadJobNotice = (kind: string, id: string) => ({
  about: `job:${kind}`,
  subject: `A background job failed for good: ${kind}`,
  lines: [
    `The job ${id} of the kind "${kind}" was tried several times and failed each time. It will not be retried.`,
    "The server's log says why it failed, under this id. Other jobs keep running.",
  ],
});

/** Logs the reports of the jobs' worker, and notifies staff of jobs that failed permanently. */
export function reportJobs({ log, notifyStaff }: Pick<Context, "log" | "notifyStaff">) {
  return (event: JobEvent): void => {
    if (event.event === "fault") {
      log.error({ err: event.error }, "the jobs are held up");
      return;
    }
    const { error, ...details } = event;
    switch (event.event) {
      case "done":
      case "given back":
        log.info(details, "job");
        break;
      case "failed":
        log.warn({ ...details, err: error }, "a job ended without what was asked of it");
        break;
      case "retry":
        log.warn({ ...details, err: error }, "a job failed and is tried again");
        break;
      case "dead":
        log.error({ ...details, err: error }, "a job failed for good");
        // Never rejects.
        void notifyStaff(deadJobNotice(event.kind, event.jobId));
    }
  };
}

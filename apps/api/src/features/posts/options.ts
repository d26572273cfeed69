import type { Logger } from "pino";
import type { Database, Db } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { OnPostChange } from "../../post-changes/post-change.ts";
import type { Schedule } from "../../schedule.ts";
import type { Storage } from "../../storage/storage.ts";

/** External dependencies of managing posts. */
export interface ManageOptions {
  readonly db: Db;
  readonly database: Pick<Database, "db" | "provider" | "clock">;
  readonly storage: Storage;
  /** The local folder for files while they are received. */
  readonly stagingFolder: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newToken: () => string;
  readonly schedule: Schedule;
  readonly jobs: Pick<JobQueue, "enqueue" | "wake">;
  readonly log: Pick<Logger, "warn">;
  readonly onChange: OnPostChange;
}

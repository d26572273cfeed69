import type { Logger } from "pino";
import type { Database, Db } from "../../db/open.ts";
import type { Schedule } from "../../schedule.ts";
import type { Storage } from "../../storage/storage.ts";

/** What managing documents needs from outside. */
export interface ManageOptions {
  db: Db;
  database: Pick<Database, "db" | "provider">;
  storage: Storage;
  /** Where files lie while they arrive; on this machine. */
  stagingFolder: string;
  now: () => Date;
  newId: () => string;
  schedule: Schedule;
  log: Pick<Logger, "warn">;
}

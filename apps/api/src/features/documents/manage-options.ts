import type { Logger } from "pino";
import type { Database, Db } from "../../db/open.ts";
import type { Schedule } from "../../schedule.ts";
import type { Storage } from "../../storage/storage.ts";

/** External dependencies of managing documents. */
export interface ManageOptions {
  db: Db;
  database: Pick<Database, "db" | "provider">;
  storage: Storage;
  /** The local folder for files while they are received. */
  stagingFolder: string;
  now: () => Date;
  newId: () => string;
  schedule: Schedule;
  log: Pick<Logger, "warn">;
}

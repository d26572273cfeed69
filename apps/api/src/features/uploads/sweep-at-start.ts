import type { Logger } from "pino";
import type { Db } from "../../db/open.ts";
import type { Storage } from "../../storage/storage.ts";
import { sweepFolder } from "../../storage/sweep-folder.ts";
import { uploadMaxMs } from "./limits.ts";
import { sweepOrphans } from "./sweep-orphans.ts";

/** What is swept, and when now is. */
export interface SweepOptions {
  db: Db;
  storage: Storage;
  stagingFolder: string;
  now: Date;
  log: Pick<Logger, "info" | "warn">;
}

/**
 * Clears what a crash left behind: half-received files older than any upload may last, which spares those of another
 * process on the same folder, and stored files without a row. Never rejects; a fault waits for the next start.
 */
export async function sweepAtStart({ db, storage, stagingFolder, now, log }: SweepOptions): Promise<void> {
  try {
    const before = new Date(now.getTime() - uploadMaxMs);
    const unfinished = (await sweepFolder(stagingFolder, before)) + (await storage.sweepUnfinished(before));
    const orphans = await sweepOrphans({ db, storage, now });
    if (unfinished + orphans > 0) log.info({ unfinished, orphans }, "left-over files were deleted");
  } catch (err) {
    log.warn({ err }, "left-over files could not be deleted");
  }
}

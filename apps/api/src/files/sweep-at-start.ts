import type { Logger } from "pino";
import type { NotifyStaff } from "../staff-notices/notify.ts";
import type { Storage } from "../storage/storage.ts";
import { sweepFolder } from "../storage/sweep-folder.ts";
import { sweepPauseMs, uploadMaxMs } from "./limits.ts";
import type { NamingRows } from "./stored-paths.ts";
import { goThroughBin, type SweepOutcome, sweepOrphans } from "./sweep-orphans.ts";

/** What is swept, and when now is. */
export interface SweepOptions extends NamingRows {
  storage: Storage;
  stagingFolder: string;
  now: Date;
  /** When the database was restored or paired by the operator, if it was. */
  pairedAt: Date | null;
  log: Pick<Logger, "info" | "warn">;
  notifyStaff: NotifyStaff;
}

const tooMany = ({ found, total, examples }: Extract<SweepOutcome, { kind: "stopped" }>) => ({
  about: "orphan-sweep",
  subject: "Stored files without an entry in the database: nothing was removed",
  lines: [
    `${found} of ${total} stored files are not known to the database. So many are no left-overs: the database is probably an older one, or another one.`,
    "Nothing was removed, and nothing will be while this is so. Look at DATABASE_URL and DATA_DIR, or restore the backup that belongs to the files.",
    `For example: ${examples.join(", ")}`,
  ],
});

/**
 * Clears what a crash left behind: half-received files older than any upload may last, which spares those of another
 * process on the same folder, and stored files without a row, which go into the bin. Never rejects; a fault waits for
 * the next start.
 */
export async function sweepAtStart(options: SweepOptions): Promise<void> {
  const { storage, stagingFolder, now, pairedAt, log, notifyStaff } = options;
  try {
    const before = new Date(now.getTime() - uploadMaxMs);
    const unfinished = (await sweepFolder(stagingFolder, before)) + (await storage.sweepUnfinished(before));
    const bin = await goThroughBin(options);
    if (pairedAt !== null && now.getTime() - pairedAt.getTime() < sweepPauseMs) {
      log.info({ pairedAt }, "left-over files are not looked for on the day of a restore");
      return;
    }
    const outcome = await sweepOrphans(options);
    if (outcome.kind === "stopped") await notifyStaff(tooMany(outcome));
    else if (unfinished + outcome.binned + bin.deleted + bin.restored > 0)
      log.info({ unfinished, binned: outcome.binned, ...bin }, "left-over files were cleared away");
  } catch (err) {
    log.warn({ err }, "left-over files could not be cleared away");
  }
}

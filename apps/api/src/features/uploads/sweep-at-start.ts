import type { Logger } from "pino";
import type { Db } from "../../db/open.ts";
import type { Storage } from "../../storage/storage.ts";
import type { NotifyStaff } from "../staff-notices/notify.ts";
import { sweepPauseMs } from "./limits.ts";
import { goThroughBin, type SweepOutcome, sweepOrphans } from "./sweep-orphans.ts";

/** What is swept, and when now is. */
export interface SweepOptions {
  db: Db;
  storage: Storage;
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

/** Moves stored files without a row into the bin, and goes through it. Never rejects; a fault waits for the next time. */
export async function sweepAtStart(options: SweepOptions): Promise<void> {
  const { now, pairedAt, log, notifyStaff } = options;
  try {
    const bin = await goThroughBin(options);
    if (pairedAt !== null && now.getTime() - pairedAt.getTime() < sweepPauseMs) {
      log.info({ pairedAt }, "left-over files are not looked for on the day of a restore");
      return;
    }
    const outcome = await sweepOrphans(options);
    if (outcome.kind === "stopped") await notifyStaff(tooMany(outcome));
    else if (outcome.binned + bin.deleted + bin.restored > 0)
      log.info({ binned: outcome.binned, ...bin }, "left-over files were cleared away");
  } catch (err) {
    log.warn({ err }, "left-over files could not be cleared away");
  }
}

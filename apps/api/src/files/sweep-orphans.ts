import type { Storage } from "../storage/storage.ts";
import { findOrphans, readDeletions, unreferencedPaths } from "./find-orphans.ts";
import { binAgeMs, sweepLimits } from "./limits.ts";
import type { FileReferences } from "./stored-paths.ts";

interface Sweep extends FileReferences {
  readonly storage: Storage;
  readonly now: Date;
}

/** The outcome of a sweep. `stopped`: there were too many orphans, and none was moved. */
export type SweepOutcome =
  | { readonly kind: "swept"; readonly binned: number }
  | {
      readonly kind: "stopped";
      readonly found: number;
      readonly total: number;
      /** The first orphans. */
      readonly examples: readonly string[];
    };

/** True if there are so many orphans that a wrong database is more likely than crashes. */
export function isTooMany({ found, total }: { found: number; total: number }): boolean {
  const { files, share, shareFrom } = sweepLimits;
  return found > files || (found >= shareFrom && found > total * share);
}

/**
 * Moves stored files that no row refers to into the bin: all of them or, if there are too many, none.
 * Those of accounts whose deletion is recorded are deleted permanently, whatever their number: a crash
 * left them.
 */
export async function sweepOrphans({ storage, now, ...rows }: Sweep): Promise<SweepOutcome> {
  const orphans = await findOrphans({ ...rows, storage, now, listMax: sweepLimits.files });
  const { paths, found, total, ofDeleted } = orphans;
  for (const path of ofDeleted) await storage.delete(path);
  if (isTooMany({ found, total })) return { kind: "stopped", found, total, examples: paths.slice(0, 5) };
  for (const path of paths) await storage.moveToBin(path, now);
  return { kind: "swept", binned: paths.length };
}

const batchSize = 200;

/**
 * Goes through the bin. A file that a row refers to is restored; this happens after a backup was
 * restored. A file that has been in the bin for 30 days without a row, or belonged to a deleted account,
 * is deleted permanently.
 */
export async function restoreOrDeleteBinned({
  storage,
  now,
  mayDeleteByAge,
  ...rows
}: Sweep & { readonly mayDeleteByAge: boolean }): Promise<{ restored: number; deleted: number }> {
  const before = new Date(now.getTime() - binAgeMs);
  const counts = { restored: 0, deleted: 0 };
  const isOfDeleted = await readDeletions(storage);
  let batch: { path: string; binnedAt: Date }[] = [];
  async function settle(): Promise<void> {
    const orphans = new Set(
      await unreferencedPaths(
        rows,
        batch.map(({ path }) => path),
      ),
    );
    for (const { path, binnedAt } of batch) {
      if (!orphans.has(path)) {
        if (await storage.restore(path)) counts.restored += 1;
      } else if ((mayDeleteByAge && binnedAt < before) || isOfDeleted(path)) {
        await storage.delete(path);
        counts.deleted += 1;
      }
    }
    batch = [];
  }
  for await (const binned of storage.listBin()) {
    batch.push(binned);
    if (batch.length === batchSize) await settle();
  }
  await settle();
  return counts;
}

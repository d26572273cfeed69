/**
 * The existing data at the target of a restore. An id is undefined if there is none or it cannot be
 * read.
 */
export interface RestoreTarget {
  readonly databaseId: string | undefined;
  readonly storageId: string | undefined;
  /** The database or the storage contains data. */
  readonly isUsed: boolean;
}

/**
 * The decision: `restore` at once, `ask` because data exists, `other` if the target belongs to
 * another installation.
 */
export type RestoreVerdict = "restore" | "ask" | "other";

/** Decides whether an archive may be restored to the given target. */
export function judgeRestore(
  archiveId: string | undefined,
  { databaseId, storageId, isUsed }: RestoreTarget,
): RestoreVerdict {
  if (!isUsed) return "restore";
  const others = [databaseId, storageId].filter((id) => id !== undefined && id !== archiveId);
  return others.length > 0 ? "other" : "ask";
}

/** The migrations of an archive that this release does not know: a newer release wrote it. */
export const unknownSteps = (archived: readonly string[], known: readonly string[]): string[] =>
  archived.filter((name) => !known.includes(name));

/** An instant in the names of kept-aside data: `20260302T090000Z`. */
export const stampOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, "");

const scheduled = /^sitewright-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.zip$/;

/** The name of a scheduled archive. */
export const scheduledName = (now: Date): string => `sitewright-${stampOf(now)}.zip`;

/** The temporary path of an archive that is being written. */
export const partOf = (file: string, processId: number): string => `${file}.${processId}.part`;

const unfinished = /^sitewright-\d{8}T\d{6}Z\.zip\.\d+\.part$/;

/** True for a file left over from an interrupted scheduled backup. */
export const isUnfinished = (name: string): boolean => unfinished.test(name);

export const isScheduled = (name: string): boolean => scheduled.test(name);

/**
 * The scheduled archives to delete. The first archive of each slot of `everyMs` is kept, for the
 * newest `keep` slots that have one, and so is the newest of all: extra archives displace none of
 * them. `made` is the archive just made. Archives with a later time were made while the clock was
 * ahead: until that time they are neither counted, which would delete every archive with a correct
 * time, nor deleted.
 */
export function surplusArchives(
  names: readonly string[],
  { everyMs, keep, made }: { everyMs: number; keep: number; made: string },
): string[] {
  const ours = names.filter((name) => scheduled.test(name) && name <= made).sort();
  const firstBySlot = new Map<number, string>();
  for (const name of ours) {
    const slot = Math.floor(Date.parse(name.replace(scheduled, "$1-$2-$3T$4:$5:$6Z")) / everyMs);
    if (!firstBySlot.has(slot)) firstBySlot.set(slot, name);
  }
  const kept = new Set([...[...firstBySlot.values()].slice(-keep), ...ours.slice(-1)]);
  return ours.filter((name) => !kept.has(name));
}

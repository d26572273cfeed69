/** What stands where an archive is to go. An id is undefined where there is none or it cannot be read. */
export interface RestoreTarget {
  readonly databaseId: string | undefined;
  readonly storageId: string | undefined;
  /** Whether the database or the storage holds anything. */
  readonly isUsed: boolean;
}

/** What follows: `restore` at once, `ask` because data is there, `other` because it is another installation's. */
export type RestoreVerdict = "restore" | "ask" | "other";

/** Judges whether an archive may go where it is told to. */
export function judgeRestore(
  archiveId: string | undefined,
  { databaseId, storageId, isUsed }: RestoreTarget,
): RestoreVerdict {
  if (!isUsed) return "restore";
  const others = [databaseId, storageId].filter((id) => id !== undefined && id !== archiveId);
  return others.length > 0 ? "other" : "ask";
}

/** The steps of an archive that this release does not know: it comes from a newer one. */
export const unknownSteps = (archived: readonly string[], known: readonly string[]): string[] =>
  archived.filter((name) => !known.includes(name));

/** An instant as it stands in names of what is kept aside: `20260302T090000Z`. */
export const stampOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, "");

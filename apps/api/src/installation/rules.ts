/** The installation ids of database and storage, and whether they contain data. */
export interface Pairing {
  readonly database: { readonly id: string | undefined; readonly hasAccounts: boolean };
  readonly storage: { readonly id: string | undefined; readonly hasFiles: boolean };
}

/**
 * The decision about the two ids. `compare`: one of them is missing, so rows and files have to show that
 * they belong together.
 */
export type PairingVerdict = "same" | "different" | "empty-database" | "compare";

/** Judges whether a database and a storage may be used together. */
export function judgePairing({ database, storage }: Pairing): PairingVerdict {
  if (database.id !== undefined && storage.id !== undefined)
    return database.id === storage.id ? "same" : "different";
  const isUsed = storage.hasFiles || storage.id !== undefined;
  if (!database.hasAccounts && database.id === undefined && isUsed) return "empty-database";
  return "compare";
}

/** The numbers of files that rows refer to and of stored files, and of those that do not match. */
export interface FileCounts {
  /** Number of files that rows refer to. */
  readonly named: number;
  /** Of those, files that are not stored. */
  readonly missing: number;
  /** Stored files older than an hour that no row refers to. */
  readonly orphans: number;
}

const maxShare = 0.05;
/** Orphans that are expected: each crash may leave one file. */
const expectedOrphans = 3;

/**
 * True if nearly every row has its file and nearly every file its row, so that they belong together, or
 * if there are neither rows nor files.
 */
export function doFit({ named, missing, orphans }: FileCounts): boolean {
  const found = named - missing;
  const stored = found + orphans;
  if (stored > 0 && found === 0) return false;
  return missing <= named * maxShare && orphans <= Math.max(expectedOrphans, stored * maxShare);
}

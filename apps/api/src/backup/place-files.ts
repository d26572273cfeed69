import type { Storage } from "../storage/storage.ts";
import { filesPrefix } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";

/** The storage paths of the files in an archive. */
const pathsIn = ({ manifest }: Archive): string[] =>
  manifest.entries.flatMap(({ path }) =>
    path.startsWith(filesPrefix) ? [path.slice(filesPrefix.length)] : [],
  );

interface Placing {
  readonly storage: Storage;
  /** The mark of a running restore; matches no database. */
  readonly mark: string;
}

/**
 * Marks the storage as being restored and adds the archive's files. If that fails, the storage belongs to its
 * database again; files added so far are unreferenced and will be swept.
 */
export async function placeFiles(archive: Archive, { storage, mark }: Placing): Promise<void> {
  const before = await storage.readMark();
  await storage.writeMark(mark);
  try {
    for (const path of pathsIn(archive)) await storage.put(path, await archive.open(`${filesPrefix}${path}`));
  } catch (error) {
    if (before !== undefined) await storage.writeMark(before);
    throw error;
  }
}

/**
 * Moves files that the archive does not contain into the bin: they were stored after it was made.
 * Returns how many. An archive without files leaves the existing ones in place.
 */
export async function binOthers(
  archive: Archive,
  { storage, now }: { storage: Storage; now: Date },
): Promise<number> {
  if (!archive.manifest.withFiles) return 0;
  const known = new Set([...pathsIn(archive), ...archive.manifest.missing]);
  const others: string[] = [];
  for await (const { path } of storage.list()) if (!known.has(path)) others.push(path);
  for (const path of others) await storage.moveToBin(path, now);
  return others.length;
}

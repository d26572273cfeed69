import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createDiskStorage } from "../storage/disk-storage.ts";
import { filesPrefix } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";

/** Where files are unpacked before they take their place. */
const newFolderOf = (folder: string): string => `${folder}.restoring`;

/**
 * Unpacks the files of an archive beside the folder where they belong, with a mark that fits no database yet, and with
 * the notes of what was deleted.
 */
export async function unpackFiles(
  archive: Archive,
  { folder, mark }: { folder: string; mark: string },
): Promise<void> {
  if (!archive.manifest.withFiles) return;
  const newFolder = newFolderOf(folder);
  await rm(newFolder, { recursive: true, force: true });
  const storage = createDiskStorage(newFolder);
  for (const { path } of archive.manifest.entries)
    if (path.startsWith(filesPrefix))
      await storage.put(path.slice(filesPrefix.length), await archive.open(path));
  if (existsSync(folder))
    for await (const id of createDiskStorage(folder).listDeletions()) await storage.noteDeletion(id);
  await storage.writeMark(mark);
}

interface Swap {
  readonly folder: string;
  readonly aside: string;
  readonly mark: string;
}

/**
 * Puts the unpacked files in their place. Returns where those are that were there before. Files that an archive does not
 * hold stay and get the mark.
 */
export async function swapFiles({ manifest }: Archive, { folder, aside, mark }: Swap): Promise<string[]> {
  if (!manifest.withFiles) {
    await createDiskStorage(folder).writeMark(mark);
    return [];
  }
  const isUsed = existsSync(folder);
  if (isUsed) await rename(folder, aside);
  await rename(newFolderOf(folder), folder);
  return isUsed ? [aside] : [];
}

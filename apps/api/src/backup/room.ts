import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { DatabaseTarget } from "../db/target.ts";
import type { Storage } from "../storage/storage.ts";
import { ArchiveError } from "./archive-error.ts";
import { filesPrefix, type Manifest } from "./manifest.ts";
import { restoreTexts as texts } from "./texts.ts";

/**
 * A database needs more space than its rows as text: for indexes, search, and its log during the
 * restore.
 */
const sizeFactor = 3;

interface Need {
  readonly folder: string;
  readonly bytes: number;
}

interface RoomOptions {
  readonly target: DatabaseTarget;
  readonly storage: Storage;
  /** The folder of the files, if they are on a disk of this machine. */
  readonly folder: string | undefined;
}

async function filesNeed({ entries }: Manifest, storage: Storage): Promise<number> {
  const stored = new Set<string>();
  for await (const { path } of storage.list()) stored.add(filesPrefix + path);
  return entries.reduce(
    (sum, { path, bytes }) => sum + (path.startsWith(filesPrefix) && !stored.has(path) ? bytes : 0),
    0,
  );
}

async function needsOf(manifest: Manifest, { target, storage, folder }: RoomOptions): Promise<Need[]> {
  const rows = manifest.entries.filter(({ path }) => !path.startsWith(filesPrefix));
  const rowBytes = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...(target.provider === "sqlite" ? [{ folder: dirname(target.file), bytes: rowBytes * sizeFactor }] : []),
    ...(folder === undefined ? [] : [{ folder, bytes: await filesNeed(manifest, storage) }]),
  ];
}

/** The folder, or its nearest existing parent. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

/**
 * Makes sure that the disks of this machine have space for an archive besides the existing data.
 * @throws ArchiveError naming the folder, the required space and the free space
 */
export async function checkRoom(manifest: Manifest, options: RoomOptions): Promise<void> {
  const byDisk = new Map<number, Need>();
  for (const { folder, bytes } of await needsOf(manifest, options)) {
    const place = existing(folder);
    const { dev } = await stat(place);
    byDisk.set(dev, { folder: place, bytes: bytes + (byDisk.get(dev)?.bytes ?? 0) });
  }
  for (const { folder, bytes } of byDisk.values()) {
    const { bavail, bsize } = await statfs(folder);
    if (bytes > bavail * bsize)
      throw new ArchiveError(texts.noRoom({ folder, needed: bytes, free: bavail * bsize }));
  }
}

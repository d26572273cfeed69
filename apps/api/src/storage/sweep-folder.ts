import { mkdir, opendir, rm } from "node:fs/promises";
import { join } from "node:path";
import { statIfThere } from "./missing-file.ts";

/**
 * Deletes the files in a folder that were last written before an instant; creates the folder if needed.
 * Returns how many.
 */
export async function sweepFolder(folder: string, before: Date): Promise<number> {
  let swept = 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const info = await statIfThere(path);
    if (!info || info.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

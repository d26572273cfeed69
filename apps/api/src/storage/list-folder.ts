import type { Dirent } from "node:fs";
import { mkdir, opendir, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { statIfThere } from "./missing-file.ts";
import type { StoredObject } from "./storage.ts";

async function* filesUnder(folder: string): AsyncGenerator<Dirent> {
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* filesUnder(join(folder, entry.name));
    else if (entry.isFile()) yield entry;
  }
}

const pathIn = (folder: string, entry: Dirent): string =>
  relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");

/**
 * The files below a folder, with `/` between segments, unordered; names that begin with a dot are left out.
 * Creates the folder.
 */
export async function* listFolder(folder: string): AsyncGenerator<StoredObject> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const entry of filesUnder(folder)) {
    const info = await statIfThere(join(entry.parentPath, entry.name));
    if (info) yield { path: pathIn(folder, entry), modifiedAt: info.mtime };
  }
}

/** The files below `{type}/{owner}` in a folder, for every type. Does not read other owners' folders. */
export async function* listOwner(folder: string, owner: string): AsyncGenerator<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const type of await readdir(folder, { withFileTypes: true })) {
    if (!type.isDirectory() || type.name.startsWith(".")) continue;
    const own = join(folder, type.name, owner);
    const info = await statIfThere(own);
    if (!info?.isDirectory()) continue;
    for await (const entry of filesUnder(own)) yield pathIn(folder, entry);
  }
}

import type { Dirent } from "node:fs";
import { mkdir, opendir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { StoredObject } from "./storage.ts";

async function* filesUnder(folder: string): AsyncGenerator<Dirent> {
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* filesUnder(join(folder, entry.name));
    else if (entry.isFile()) yield entry;
  }
}

/** The files below a folder, with `/` between segments, in no order; names that begin with a dot are left out. Makes the folder. */
export async function* listFolder(folder: string): AsyncGenerator<StoredObject> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const entry of filesUnder(folder)) {
    const file = join(entry.parentPath, entry.name);
    const info = await stat(file).catch(() => undefined);
    if (info) yield { path: relative(folder, file).split(sep).join("/"), modifiedAt: info.mtime };
  }
}

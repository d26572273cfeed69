import { randomUUID } from "node:crypto";
import { createWriteStream, type Dirent } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ByteRange, Storage, StoredObject } from "./storage.ts";
import { isStoragePath } from "./storage-path.ts";
import { sweepFolder } from "./sweep-folder.ts";

/** Where files lie until they are whole. Begins with a dot, so no storage path leads into it. */
const temporaryFolder = ".tmp";

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** Makes a rename or a new folder survive a power cut: POSIX keeps names in the folder, which needs its own fsync. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesUnder(folder: string): AsyncGenerator<Dirent> {
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* filesUnder(join(folder, entry.name));
    else if (entry.isFile()) yield entry;
  }
}

/** Files in a folder of this machine, readable by the service's own account alone. */
export function createDiskStorage(root: string): Storage {
  const base = resolve(root);

  function located(path: string): string {
    const file = resolve(base, path);
    if (!isStoragePath(path) || !file.startsWith(base + sep)) throw new Error(`Not a storage path: ${path}`);
    return file;
  }

  async function put(path: string, content: Readable): Promise<void> {
    const target = located(path);
    const temporary = join(base, temporaryFolder, randomUUID());
    await mkdir(dirname(temporary), { recursive: true, mode: 0o700 });
    try {
      await pipeline(content, createWriteStream(temporary, { flags: "wx", mode: 0o600, flush: true }));
      const firstNew = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(temporary, target);
      await syncFolder(dirname(target));
      if (firstNew) await syncFolder(dirname(firstNew));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function get(path: string, range?: ByteRange): Promise<Readable | undefined> {
    try {
      const handle = await open(located(path), "r");
      return handle.createReadStream(range);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function exists(path: string): Promise<boolean> {
    try {
      return (await stat(located(path))).isFile();
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async function* list(): AsyncGenerator<StoredObject> {
    await mkdir(base, { recursive: true, mode: 0o700 });
    for await (const entry of filesUnder(base)) {
      const file = join(entry.parentPath, entry.name);
      const info = await stat(file).catch(() => undefined);
      if (info) yield { path: relative(base, file).split(sep).join("/"), modifiedAt: info.mtime };
    }
  }

  return {
    put,
    get,
    exists,
    list,
    delete: (path) => rm(located(path), { force: true }),
    sweepUnfinished: (before) => sweepFolder(join(base, temporaryFolder), before),
  };
}

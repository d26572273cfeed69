import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, utimes } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeFolderFor } from "./folder-for.ts";
import { linkOnce, NameTaken } from "./link-once.ts";
import { listFolder, listOwner } from "./list-folder.ts";
import { isMissing, statIfThere } from "./missing-file.ts";
import type { BinnedObject, ByteRange, RecordedDeletion, Storage, StoredObject } from "./storage.ts";
import { isStoragePath } from "./storage-path.ts";
import { sweepFolder } from "./sweep-folder.ts";

/** The folder for temporary files. Begins with a dot, so no storage path can point to it. */
const temporaryFolder = ".tmp";
const binFolder = ".bin";
const deletionsFolder = ".deleted";
const markFile = ".installation.json";

const isFile = async (file: string): Promise<boolean> => (await statIfThere(file))?.isFile() ?? false;

/**
 * Makes a rename or a new folder durable: on POSIX, names are stored in the folder, which needs its own
 * fsync.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves a complete file to its final name. */
type MoveFile = (from: string, to: string) => Promise<void>;

/** Stores files in a folder of this machine, readable only by the service's own user. */
export function createDiskStorage(root: string): Storage {
  const base = resolve(root);

  function located(path: string): string {
    const file = resolve(base, path);
    if (!isStoragePath(path) || !file.startsWith(base + sep)) throw new Error(`Not a storage path: ${path}`);
    return file;
  }

  const inBin = (path: string): string => join(base, binFolder, path);

  async function moveFile(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rename(from, to);
    await syncFolder(dirname(to));
  }

  async function write(target: string, content: Readable, move: MoveFile = rename): Promise<void> {
    const temporary = join(base, temporaryFolder, randomUUID());
    await makeFolderFor(content, dirname(temporary));
    try {
      await pipeline(content, createWriteStream(temporary, { flags: "wx", mode: 0o600, flush: true }));
      const firstNew = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await move(temporary, target);
      await syncFolder(dirname(target));
      if (firstNew) await syncFolder(dirname(firstNew));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function read(path: string, range: ByteRange | undefined): Promise<Readable | undefined> {
    try {
      const handle = await open(located(path), "r");
      return handle.createReadStream(range);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function restore(path: string): Promise<boolean> {
    const target = located(path);
    try {
      if (!(await isFile(target))) await moveFile(inBin(path), target);
      return true;
    } catch (error) {
      if (isMissing(error)) return isFile(target);
      throw error;
    }
  }

  async function get(path: string, range?: ByteRange): Promise<Readable | undefined> {
    return (await read(path, range)) ?? ((await restore(path)) ? read(path, range) : undefined);
  }

  /** The files of a folder that this storage may have put there. */
  async function* listStored(folder: string): AsyncGenerator<StoredObject> {
    for await (const stored of listFolder(folder)) if (isStoragePath(stored.path)) yield stored;
  }

  async function* listOf(owner: string): AsyncGenerator<string> {
    if (dirname(located(`type/${owner}`)) !== join(base, "type")) throw new Error(`Not an owner: ${owner}`);
    for (const folder of [base, join(base, binFolder)])
      for await (const path of listOwner(folder, owner)) if (isStoragePath(path)) yield path;
  }

  async function* listBin(): AsyncGenerator<BinnedObject> {
    for await (const { path, modifiedAt } of listStored(join(base, binFolder)))
      yield { path, binnedAt: modifiedAt };
  }

  async function moveToBin(path: string, now: Date): Promise<void> {
    const file = located(path);
    try {
      // In the bin, the modification time is the time of binning. It is set before the move, so that
      // after a crash a binned file never seems old.
      await utimes(file, now, now);
      await moveFile(file, inBin(path));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  const noteOf = (accountId: string): string =>
    join(base, deletionsFolder, basename(located(`account/${accountId}`)));

  async function* listDeletions(): AsyncGenerator<RecordedDeletion> {
    for await (const { path, modifiedAt } of listFolder(join(base, deletionsFolder)))
      yield { digest: path, notedAt: modifiedAt };
  }

  async function readMark(): Promise<string | undefined> {
    try {
      return await readFile(join(base, markFile), "utf8");
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function claimMark(text: string): Promise<boolean> {
    try {
      await write(join(base, markFile), Readable.from([Buffer.from(text)]), linkOnce);
      return true;
    } catch (error) {
      if (error instanceof NameTaken) return false;
      throw error;
    }
  }

  return {
    put: async (path, content) => write(located(path), content),
    get,
    exists: async (path) => isFile(located(path)),
    list: () => listStored(base),
    listOf,
    async delete(path) {
      await rm(located(path), { force: true });
      await rm(inBin(path), { force: true });
    },
    sweepUnfinished: (before) => sweepFolder(join(base, temporaryFolder), before),
    moveToBin,
    restore,
    listBin,
    readMark,
    claimMark,
    noteDeletion: async (accountId) => write(noteOf(accountId), Readable.from([])),
    forgetDeletion: async (accountId) => rm(noteOf(accountId), { force: true }),
    listDeletions,
    writeMark: (text) => write(join(base, markFile), Readable.from([Buffer.from(text)])),
  };
}

import { randomUUID } from "node:crypto";
import { hourMs } from "../../time-units.ts";
import type { BinnedObject } from "../storage.ts";
import { binKey, binPrefix, readBinKey } from "./bin-key.ts";
import type { S3Objects } from "./s3-objects.ts";

/**
 * How long a copy in the bin is left alone if the file is also stored: the sweep that made the copy may
 * be about to delete the file.
 */
const settledMs = hourMs;

/** Files that were swept and can be restored, under separate keys in the same bucket. */
export interface S3Bin {
  moveIn(path: string, now: Date): Promise<void>;
  /** Returns false if the path is stored neither in the bin nor outside it. */
  moveOut(path: string): Promise<boolean>;
  delete(path: string): Promise<void>;
  list(): AsyncIterable<BinnedObject>;
  /** The paths below one folder. */
  pathsUnder(folder: string): AsyncIterable<string>;
}

interface BinOptions {
  readonly objects: S3Objects;
  /** Key prefixes of stored files and of the bin. */
  readonly files: string;
  readonly bin: string;
  readonly now: () => Date;
}

/** Creates the bin of a bucket. */
export function createS3Bin({ objects, files, bin, now }: BinOptions): S3Bin {
  async function* keysOf(path: string): AsyncGenerator<string> {
    for await (const { key } of objects.list(bin + binPrefix(path)))
      if (readBinKey(key.slice(bin.length))?.path === path) yield key;
  }

  async function deleteSettled(key: string): Promise<void> {
    const binned = readBinKey(key.slice(bin.length));
    if (binned && now().getTime() - binned.binnedAt.getTime() > settledMs) await objects.delete(key);
  }

  async function* list(folder = ""): AsyncGenerator<BinnedObject> {
    for await (const { key } of objects.list(bin + folder)) {
      const binned = readBinKey(key.slice(bin.length));
      if (binned) yield binned;
    }
  }

  return {
    async moveIn(path, at) {
      const key = bin + binKey(path, { now: at, random: randomUUID() });
      if (await objects.copy(files + path, key)) await objects.delete(files + path);
    },
    async moveOut(path) {
      let isStored = await objects.exists(files + path);
      for await (const key of keysOf(path)) {
        if (isStored) await deleteSettled(key);
        else if (await objects.copy(key, files + path)) {
          isStored = true;
          await objects.delete(key);
        }
      }
      return isStored || objects.exists(files + path);
    },
    async delete(path) {
      for await (const key of keysOf(path)) await objects.delete(key);
    },
    list: () => list(),
    async *pathsUnder(folder) {
      for await (const { path } of list(folder)) yield path;
    },
  };
}

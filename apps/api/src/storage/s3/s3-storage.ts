import { randomInt } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { Storage } from "../storage.ts";
import { isStoragePath } from "../storage-path.ts";
import { createS3Bin } from "./s3-bin.ts";
import { createS3Client, type S3Account, type S3Environment, type S3Limits } from "./s3-client.ts";
import { createS3Objects, type S3Objects } from "./s3-objects.ts";
import { bodyOf, spooled } from "./spool.ts";

/** The bucket, and the location in it. */
export interface S3Settings extends S3Account {
  /** What all keys begin with, before a slash. */
  readonly prefix: string;
  /** The local folder for files while they are sent. */
  readonly spoolFolder: string;
}

/** Time limits of retries. */
export interface S3Timeouts {
  readonly operation: S3Limits;
  readonly upload: S3Limits;
}

/** 120 s for an operation and 600 s for an upload, as with the former storage client. */
export const defaultS3Timeouts: S3Timeouts = {
  operation: { maxMs: 120_000, attemptMs: 30_000 },
  upload: { maxMs: 600_000, attemptMs: 200_000 },
};

const defaultEnvironment: S3Environment = {
  now: () => new Date(),
  random: () => randomInt(2 ** 32) / 2 ** 32,
  elapsedMs: () => performance.now(),
  wait,
  retryMs: 400,
};

function checked(path: string): string {
  if (!isStoragePath(path)) throw new Error(`Not a storage path: ${path}`);
  return path;
}

/** Lists `{type}/{owner}/…` of stored files, for every type. */
async function* listOwner(objects: S3Objects, files: string, owner: string): AsyncGenerator<string> {
  for await (const type of objects.folders(files))
    for await (const { key } of objects.list(`${files}${type}${owner}/`)) {
      const path = key.slice(files.length);
      if (isStoragePath(path)) yield path;
    }
}

/**
 * Files in a bucket with Amazon S3's protocol, all under one prefix. Objects are stored completely or not
 * at all. Failed requests are retried for as long as `timeouts` allows; then they reject with an S3Error.
 */
export function createS3Storage(
  { prefix, spoolFolder, ...account }: S3Settings,
  timeouts: S3Timeouts = defaultS3Timeouts,
  environment: S3Environment = defaultEnvironment,
): Storage {
  const client = createS3Client(account, environment);
  const objects = createS3Objects({ client, bucket: account.bucket, ...timeouts });
  const [files, binned] = [`${prefix}/files/`, `${prefix}/bin/`];
  const bin = createS3Bin({ objects, files, bin: binned, now: environment.now });
  const [markKey, deletions] = [`${prefix}/installation.json`, `${prefix}/deleted/`];

  return {
    async put(path, content, signal) {
      const key = files + checked(path);
      await spooled({ folder: spoolFolder, content }, (body) => objects.put(key, body, signal));
    },
    async get(path, range): Promise<Readable | undefined> {
      const key = files + checked(path);
      return (
        (await objects.get(key, range)) ?? ((await bin.moveOut(path)) ? objects.get(key, range) : undefined)
      );
    },
    async delete(path) {
      await objects.delete(files + checked(path));
      await bin.delete(path);
    },
    exists: async (path) => objects.exists(files + checked(path)),
    async *list() {
      for await (const { key, modifiedAt } of objects.list(files)) {
        const path = key.slice(files.length);
        if (isStoragePath(path)) yield { path, modifiedAt };
      }
    },
    async *listOf(owner) {
      if (checked(`type/${owner}`).split("/").length !== 2) throw new Error(`Not an owner: ${owner}`);
      yield* listOwner(objects, files, owner);
      for await (const type of objects.folders(binned)) yield* bin.pathsUnder(`${type}${owner}/`);
    },
    // A failed upload leaves nothing in the bucket; its local file is swept with other half-received files.
    sweepUnfinished: async () => 0,
    moveToBin: async (path, at) => bin.moveIn(checked(path), at),
    restore: async (path) => bin.moveOut(checked(path)),
    listBin: () => bin.list(),
    async readMark() {
      const content = await objects.get(markKey);
      return content && text(content);
    },
    claimMark: (mark) => objects.claim(markKey, bodyOf(mark)),
    writeMark: (mark) => objects.put(markKey, bodyOf(mark)),
    noteDeletion: async (digest) => objects.put(`${deletions}${checked(digest)}`, bodyOf("")),
    forgetDeletion: async (digest) => objects.delete(`${deletions}${checked(digest)}`),
    async *listDeletions() {
      for await (const { key, modifiedAt } of objects.list(deletions))
        yield { digest: key.slice(deletions.length), notedAt: modifiedAt };
    },
  };
}

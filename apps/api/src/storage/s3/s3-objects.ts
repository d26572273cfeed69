import type { Readable } from "node:stream";
import type { ByteRange } from "../storage.ts";
import { type ListedObject, listObjects, listPages } from "./list-objects.ts";
import { readObject } from "./read-object.ts";
import type { S3Body, S3Client, S3Limits } from "./s3-client.ts";
import { errorIn, isNoSuchKey, S3Error } from "./s3-error.ts";

/**
 * The objects of a bucket by their keys. Every operation rejects with an S3Error once its time limit has
 * passed.
 */
export interface S3Objects {
  /**
   * Stores the whole object or nothing: no other request sees a part of it (Amazon S3, "Data consistency
   * model"). An aborted one is not waited for; it may or may not be stored.
   */
  put(key: string, body: S3Body, signal?: AbortSignal): Promise<void>;
  /** Stores the object only if there is none with this key; otherwise returns false. */
  claim(key: string, body: S3Body): Promise<boolean>;
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Returns false if there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>;
  list(prefix: string): AsyncIterable<ListedObject>;
  /** The common prefixes of the keys up to the next slash, inclusive. */
  folders(prefix: string): AsyncIterable<string>;
}

interface ObjectsOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly operation: S3Limits;
  readonly upload: S3Limits;
}

/**
 * True if the bucket does not support conditional writes (501); a concurrent write may then happen
 * between check and write.
 */
const isUnknownCondition = (error: unknown): boolean => error instanceof S3Error && error.status === 501;

/** Creates the objects of a bucket. */
export function createS3Objects({ client, bucket, operation, upload }: ObjectsOptions): S3Objects {
  const done = async ({ response }: { response: Response }): Promise<void> => {
    await response.arrayBuffer();
  };
  const get = (key: string, range?: ByteRange) => readObject({ client, limits: operation, key }, range);

  async function put(key: string, body: S3Body, signal?: AbortSignal): Promise<void> {
    await client.send({ method: "PUT", key, body, ...(signal ? { signal } : {}) }, upload, done);
  }

  async function exists(key: string): Promise<boolean> {
    try {
      await client.send({ method: "HEAD", key }, operation, done);
      return true;
    } catch (error) {
      // A HEAD response has no body, so it does not show whether the object or the bucket is missing, or
      // why the request is refused: a GET request does.
      if (!(error instanceof S3Error) || error.status < 400 || error.status >= 500) throw error;
      const content = await get(key);
      content?.destroy();
      return content !== undefined;
    }
  }

  return {
    put,
    async claim(key, body) {
      try {
        const headers = { "if-none-match": "*" };
        await client.send({ method: "PUT", key, body, headers }, operation, done);
        return true;
      } catch (error) {
        if (error instanceof S3Error && error.status === 412) return false;
        if (!isUnknownCondition(error)) throw error;
        if (await exists(key)) return false;
        await put(key, body);
        return true;
      }
    },
    get,
    exists,
    async delete(key) {
      await client.send({ method: "DELETE", key }, operation, done).catch((error: unknown) => {
        if (!isNoSuchKey(error)) throw error;
      });
    },
    async copy(from, to) {
      const headers = { "x-amz-copy-source": `/${bucket}/${from}` };
      try {
        await client.send({ method: "PUT", key: to, headers }, operation, async ({ response }) => {
          // A copy that fails midway reports the error in the body of its 200 (Amazon S3 API Reference,
          // CopyObject).
          const failed = errorIn(await response.text(), 500);
          if (failed) throw failed;
        });
        return true;
      } catch (error) {
        if (isNoSuchKey(error)) return false;
        throw error;
      }
    },
    list: (prefix) => listObjects({ client, limits: operation, prefix }),
    async *folders(prefix) {
      for await (const page of listPages({ client, limits: operation, prefix, delimiter: "/" }))
        for (const folder of page.folders) yield folder.slice(prefix.length);
    },
  };
}

import type { Readable } from "node:stream";
import type { ByteRange } from "../storage.ts";
import { type ListedObject, listObjects, listPages } from "./list-objects.ts";
import { readObject } from "./read-object.ts";
import type { S3Body, S3Client, S3Limits } from "./s3-client.ts";
import { errorIn, isNoSuchKey, S3Error } from "./s3-error.ts";

/** The objects of a bucket by their keys. Everything rejects with an S3Error once its time limit has passed. */
export interface S3Objects {
  /**
   * Stores the whole object or nothing: no other request sees a part of it (Amazon S3, "Data consistency
   * model"). An aborted one is abandoned, stored or not.
   */
  put(key: string, body: S3Body, signal?: AbortSignal): Promise<void>;
  /** Stores only where there is no such object; false where there is one. */
  claim(key: string, body: S3Body): Promise<boolean>;
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** False where there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>;
  list(prefix: string): AsyncIterable<ListedObject>;
  /** The common prefixes of keys up to the next slash, each with its slash. */
  folders(prefix: string): AsyncIterable<string>;
}

interface ObjectsOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly operation: S3Limits;
  readonly upload: S3Limits;
}

/** Where the bucket supports no conditions (501), a concurrent write may fall between check and write. */
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
      // A HEAD response has no body: it does not distinguish a missing object from a missing bucket, or show
      // why it is refused.
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
          // A copy that fails half-way reports the error after its 200 (Amazon S3 API Reference, CopyObject).
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

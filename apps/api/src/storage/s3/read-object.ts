import { Readable } from "node:stream";
import type { ByteRange } from "../storage.ts";
import type { S3Client, S3Limits } from "./s3-client.ts";
import { isNoSuchKey, S3Error } from "./s3-error.ts";

interface Part {
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly sizeBytes: number;
  readonly etag: string | null;
  end(): void;
}

interface Reading {
  readonly client: S3Client;
  readonly limits: S3Limits;
  readonly key: string;
}

/** The number of consecutive connections that may end without a byte. */
const emptyResponsesMax = 5;

function openPart({ client, limits, key }: Reading, headers: Record<string, string>): Promise<Part> {
  return client.send({ method: "GET", key, headers }, limits, async ({ response, end }) => {
    // No content coding was requested, so the header is the number of bytes to read.
    const sizeBytes = Number(response.headers.get("content-length") ?? Number.NaN);
    const stream = response.body ?? new Blob([]).stream();
    if (!Number.isSafeInteger(sizeBytes))
      throw new S3Error({ status: 0, message: "an object without a length" });
    return { reader: stream.getReader(), sizeBytes, etag: response.headers.get("etag"), end };
  });
}

/** The next bytes; undefined at the end of the connection, including if it breaks or times out. */
async function nextBytes({ reader, end }: Part, maxMs: number): Promise<Uint8Array | undefined> {
  const timer = setTimeout(end, maxMs);
  try {
    return (await reader.read()).value;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

const rangeHeaders = (first: number, last: number, etag: string | null): Record<string, string> => ({
  range: `bytes=${first}-${last}`,
  ...(etag === null ? {} : { "if-match": etag }),
});

/**
 * The bytes of an object, beginning with its first response; if the connection breaks, requests the rest.
 */
function streamOf(reading: Reading, opened: Part, start: number): Readable {
  const { sizeBytes, etag } = opened;
  let part = opened;
  let [count, emptyResponses, isGivenUp] = [0, 0, false];
  async function next(): Promise<Uint8Array | null> {
    while (count < sizeBytes && !isGivenUp) {
      const bytes = await nextBytes(part, reading.limits.attemptMs);
      if (bytes !== undefined) {
        count += bytes.length;
        emptyResponses = 0;
        if (bytes.length > 0) return bytes;
        continue;
      }
      part.end();
      emptyResponses += 1;
      if (emptyResponses > emptyResponsesMax)
        throw new S3Error({ status: 0, message: "the line breaks again and again" });
      if (!isGivenUp)
        part = await openPart(reading, rangeHeaders(start + count, start + sizeBytes - 1, etag));
      if (isGivenUp) part.end();
    }
    // Read to its end, so that the connection can be reused.
    await part.reader.read().catch(() => {});
    return null;
  }
  return new Readable({
    read() {
      next().then(
        (bytes) => this.push(bytes),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      isGivenUp = true;
      part.end();
      done(error);
    },
  });
}

/** The content of an object, or one range of it; undefined if there is none. @throws S3Error */
export async function readObject(reading: Reading, range?: ByteRange): Promise<Readable | undefined> {
  try {
    const part = await openPart(reading, range ? rangeHeaders(range.start, range.end, null) : {});
    return streamOf(reading, part, range?.start ?? 0);
  } catch (error) {
    if (isNoSuchKey(error)) return undefined;
    throw error;
  }
}

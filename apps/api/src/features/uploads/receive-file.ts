import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";

/** A file that has arrived whole and lies in the staging folder. The receiver deletes it. */
export interface StagedFile {
  readonly path: string;
  /** As the browser named it: not to be trusted. */
  readonly rawName: string;
  /** As the browser declared it: not to be trusted. */
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** A whole form: the file, where there was one, and the text fields. */
export interface ReceivedForm {
  readonly file: StagedFile | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** Why a form could not be received. Nothing of it is left. */
export type ReceiveFault = "too-large" | "unreadable";

/** Where the file goes and what bounds it. */
export interface ReceiveOptions {
  readonly contentType: string;
  readonly stagingFolder: string;
  readonly maxBytes: number;
  /** Longest value of a text field, in bytes; what is longer arrives cut. 200 unless told. */
  readonly fieldMaxBytes?: number;
  /** Cuts the upload off. */
  readonly signal: AbortSignal;
  /** Told of every piece of the body that comes, by its length. */
  readonly onBytes?: (count: number) => void;
  /** A new name, unique in the folder. */
  readonly id: string;
}

class TooLarge extends Error {}

function measure(maxBytes: number) {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return done(new TooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ sizeBytes, sha256: hash.digest("hex") }) };
}

/** Disk faults are ours and are thrown on; anything else is a body that ended early or is not multipart. */
function isDiskFault(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.name !== "AbortError" && !("host" in error);
}

async function stage(
  source: Readable,
  named: Pick<StagedFile, "rawName" | "contentType">,
  { id, stagingFolder, maxBytes, signal }: ReceiveOptions,
): Promise<StagedFile> {
  const path = join(stagingFolder, id);
  const meter = measure(maxBytes);
  await pipeline(source, meter.through, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal });
  return { path, ...named, ...meter.result() };
}

/** Passes the body on and tells of each piece. */
function counted(onBytes: (count: number) => void = () => {}) {
  return async function* (body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      onBytes(chunk.length);
      yield chunk;
    }
  };
}

function openForm({ contentType, fieldMaxBytes = 200 }: ReceiveOptions): BusboyInstance | undefined {
  try {
    const counts = { files: 1, fields: 5, parts: 6 };
    const limits = { ...counts, fieldSize: fieldMaxBytes, headerPairs: 20, headerSize: 8192 };
    return new Busboy({ headers: { "content-type": contentType }, preservePath: true, limits });
  } catch {
    return undefined;
  }
}

/**
 * Receives a multipart form (RFC 7578) with at most one file, which goes to the staging folder as it arrives, so that
 * memory stays flat. Rejects only for faults of the disk.
 */
export async function receiveForm(
  body: ReadableStream<Uint8Array>,
  options: ReceiveOptions,
): Promise<ReceivedForm | ReceiveFault> {
  const form = openForm(options);
  if (!form) return "unreadable";
  await mkdir(options.stagingFolder, { recursive: true, mode: 0o700 });
  const fields: Record<string, string> = {};
  // Either side's failure ends the other: a parser that is destroyed leaves its file stream open.
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  let staging: Promise<StagedFile> | undefined;
  form.on("field", (name, value) => {
    fields[name] = value;
  });
  // The parser emits faults on its streams by hand, even on those that have ended: without a listener that would
  // end the process. What they mean shows in the pipelines.
  form.on("error", () => {});
  form.on("file", (name, stream, rawName, _encoding, contentType) => {
    stream.on("error", () => {});
    if (name !== "file" || staging) return void stream.resume();
    staging = stage(stream, { rawName, contentType }, { ...options, signal });
    staging.catch((error: unknown) => stop.abort(error));
  });
  try {
    await pipeline(Readable.fromWeb(body), counted(options.onBytes), form, { signal });
    return { file: await staging, fields };
  } catch (error) {
    stop.abort(error);
    await staging?.catch(() => {});
    await rm(join(options.stagingFolder, options.id), { force: true });
    const cause: unknown = stop.signal.reason;
    if (cause instanceof TooLarge) return "too-large";
    if (isDiskFault(cause)) throw cause;
    return "unreadable";
  }
}

import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { Schedule } from "../schedule.ts";
import { arrivalPace, uploadMaxMs } from "./limits.ts";

/** A completely received file in the staging folder. The receiver deletes it. */
export interface StagedFile {
  readonly path: string;
  /** As sent by the browser: not to be trusted. */
  readonly rawName: string;
  /** As sent by the browser: not to be trusted. */
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** A complete form: the file, if any, and the text fields. */
export interface ReceivedForm {
  readonly file: StagedFile | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** Why a form could not be received; its file is deleted. "too-slow": it was aborted, see `arrivalPace`. */
export type ReceiveFault = "too-large" | "too-slow" | "unreadable";

/** The folder for the file, and the limits. */
export interface ReceiveOptions {
  readonly contentType: string;
  readonly stagingFolder: string;
  readonly maxBytes: number;
  /** Longest value of a text field, in bytes; longer ones arrive truncated. 200 by default. */
  readonly fieldMaxBytes?: number;
  readonly schedule: Schedule;
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

/** Disk faults are internal and rethrown; anything else is a body that ended early or is not multipart. */
function isDiskFault(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.name !== "AbortError" && !("host" in error);
}

async function stage(
  source: Readable,
  named: Pick<StagedFile, "rawName" | "contentType">,
  { id, stagingFolder, maxBytes, signal }: ReceiveOptions & { signal: AbortSignal },
): Promise<StagedFile> {
  const path = join(stagingFolder, id);
  const meter = measure(maxBytes);
  await pipeline(source, meter.through, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal });
  return { path, ...named, ...meter.result() };
}

/** The watched transfer of a body. */
interface Arrival {
  /** Aborted when the body takes too long, or comes too slowly or not at all. */
  readonly signal: AbortSignal;
  /** To be called with the number of bytes received. */
  onBytes(count: number): void;
  /** Ends the watch. */
  end(): void;
}

/** Watches a body from its start, so that no sender occupies a slot by sending nothing, or single bytes. */
function watchArrival(schedule: Schedule): Arrival {
  const controller = new AbortController();
  const cut = () => controller.abort();
  const cancelWhole = schedule(cut, uploadMaxMs);
  let inWindow = 0;
  let cancelWindow = schedule(look, arrivalPace.windowMs);
  function look(): void {
    if (inWindow < arrivalPace.minBytes) cut();
    else cancelWindow = schedule(look, arrivalPace.windowMs);
    inWindow = 0;
  }
  return {
    signal: controller.signal,
    onBytes(count) {
      inWindow += count;
    },
    end() {
      cancelWhole();
      cancelWindow();
    },
  };
}

/** Passes the body through and counts its bytes. */
function counted(onBytes: (count: number) => void) {
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
 * Receives a multipart form (RFC 7578) with at most one file, which is streamed to the staging folder, so
 * that memory use stays constant. Rejects only for faults of the disk.
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
  const arrival = watchArrival(options.schedule);
  const signal = AbortSignal.any([arrival.signal, stop.signal]);
  let staging: Promise<StagedFile> | undefined;
  form.on("field", (name, value) => {
    fields[name] = value;
  });
  // The parser emits errors on its streams by hand, even on ended ones: without a listener that would end the
  // process. The pipelines report them.
  form.on("error", () => {});
  form.on("file", (name, stream, rawName, _encoding, contentType) => {
    stream.on("error", () => {});
    if (name !== "file" || staging) return void stream.resume();
    staging = stage(stream, { rawName, contentType }, { ...options, signal });
    staging.catch((error: unknown) => stop.abort(error));
  });
  try {
    await pipeline(Readable.fromWeb(body), counted(arrival.onBytes), form, { signal });
    return { file: await staging, fields };
  } catch (error) {
    stop.abort(error);
    await staging?.catch(() => {});
    await rm(join(options.stagingFolder, options.id), { force: true });
    const cause: unknown = stop.signal.reason;
    if (cause instanceof TooLarge) return "too-large";
    if (isDiskFault(cause)) throw cause;
    return arrival.signal.aborted ? "too-slow" : "unreadable";
  } finally {
    arrival.end();
  }
}

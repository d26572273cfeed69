import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { AppContext, RefuseFormer } from "../http/app-env.ts";
import { Refusal } from "../http/refusal.ts";
import type { Schedule } from "../schedule.ts";
import { arrivalPace, uploadMaxMs } from "./limits.ts";

/** The limits of a form. */
interface FormLimits {
  /** The largest file, in bytes. */
  readonly maxBytes: number;
  /** The message for a larger file. */
  readonly tooLarge: string;
}

/**
 * A multipart form that has not been read yet. `announcedBytes`: its Content-Length, or the largest
 * allowed size if none was sent.
 */
export interface FormBody extends FormLimits {
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
  readonly announcedBytes: number;
  /** Called when the form has arrived, which may take ten minutes; undefined if nobody is signed in. */
  readonly refuseFormer?: RefuseFormer | undefined;
}

/** Bytes allowed for boundaries, headers and the other fields of the form. */
const overheadBytes = 64 * 1024;

/**
 * The form of a request with one file of at most `maxBytes`; refused before its body is read if the
 * Content-Length already exceeds that.
 */
export function formBody(c: AppContext, { maxBytes, tooLarge }: FormLimits): FormBody | Refusal {
  const { req } = c;
  const contentType = req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    return new Refusal("unsupported-type", { detail: "Send multipart/form-data." });
  const announcedBytes = Number(req.header("content-length") ?? maxBytes);
  if (announcedBytes > maxBytes + overheadBytes) return new Refusal("too-large", { detail: tooLarge });
  const { body } = req.raw;
  return body
    ? { body, contentType, announcedBytes, maxBytes, tooLarge, refuseFormer: c.get("refuseFormer") }
    : new Refusal("invalid-request", { detail: "The form is empty." });
}

/** A completely received file in the staging folder. The receiver deletes it. */
export interface StagedFile {
  readonly path: string;
  /** As sent by the browser; not trusted. */
  readonly rawName: string;
  /** As sent by the browser; not trusted. */
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** The content of a received file. Rejects if it cannot be opened. */
export const openStaged = async ({ path }: Pick<StagedFile, "path">): Promise<Readable> =>
  (await open(path)).createReadStream();

/** A complete form: the file, if any, and the text fields. */
export interface ReceivedForm {
  readonly file: StagedFile | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** Where the file is stored while it is received. */
export interface ReceiveOptions {
  readonly stagingFolder: string;
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

/**
 * Disk faults are internal and rethrown; any other error means that the body ended early or is not
 * multipart.
 */
function isDiskFault(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.name !== "AbortError" && !("host" in error);
}

async function stage(
  source: Readable,
  named: Pick<StagedFile, "rawName" | "contentType">,
  {
    id,
    stagingFolder,
    maxBytes,
    signal,
  }: ReceiveOptions & Pick<FormBody, "maxBytes"> & { signal: AbortSignal },
): Promise<StagedFile> {
  const path = join(stagingFolder, id);
  const meter = measure(maxBytes);
  await pipeline(source, meter.through, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal });
  return { path, ...named, ...meter.result() };
}

/** The state of a body's arrival. */
interface Arrival {
  /** Aborted if the body takes too long, or arrives too slowly or not at all. */
  readonly signal: AbortSignal;
  /** Call this with the number of bytes received. */
  onBytes(count: number): void;
  /** Ends the watch. */
  end(): void;
}

/**
 * Watches a body from its start, so that no sender can occupy a slot by sending nothing, or single bytes.
 */
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

function openParser(contentType: string, fieldMaxBytes = 200): BusboyInstance | undefined {
  try {
    const counts = { files: 1, fields: 5, parts: 6 };
    const limits = { ...counts, fieldSize: fieldMaxBytes, headerPairs: 20, headerSize: 8192 };
    return new Busboy({ headers: { "content-type": contentType }, preservePath: true, limits });
  } catch {
    return undefined;
  }
}

/** The refusal of a form whose body ended too early. */
export const incompleteForm = () =>
  new Refusal("invalid-request", { detail: "The form was not received completely. Please try again." });
const tooSlow = () =>
  new Refusal("invalid-request", { detail: "The file stopped arriving. Please try again." });

async function receive(
  { body, contentType, maxBytes, tooLarge }: Omit<FormBody, "announcedBytes">,
  options: ReceiveOptions,
): Promise<ReceivedForm | Refusal> {
  const form = openParser(contentType, options.fieldMaxBytes);
  if (!form) return incompleteForm();
  await mkdir(options.stagingFolder, { recursive: true, mode: 0o700 });
  const fields: Record<string, string> = {};
  // A failure on either side aborts the other: a parser that is destroyed would leave its file stream
  // open.
  const stop = new AbortController();
  const arrival = watchArrival(options.schedule);
  const signal = AbortSignal.any([arrival.signal, stop.signal]);
  let staging: Promise<StagedFile> | undefined;
  form.on("field", (name, value) => {
    fields[name] = value;
  });
  // The parser emits errors on its streams by hand, even on ended ones: without a listener such an error
  // would end the process. The pipelines report the errors.
  form.on("error", () => {});
  form.on("file", (name, stream, rawName, _encoding, type) => {
    stream.on("error", () => {});
    if (name !== "file" || staging) return void stream.resume();
    staging = stage(stream, { rawName, contentType: type }, { ...options, maxBytes, signal });
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
    if (cause instanceof TooLarge) return new Refusal("too-large", { detail: tooLarge });
    if (isDiskFault(cause)) throw cause;
    return arrival.signal.aborted ? tooSlow() : incompleteForm();
  } finally {
    arrival.end();
  }
}

/**
 * Receives a multipart form (RFC 7578) with at most one file, which is streamed to the staging folder, so
 * that memory use stays constant. A refused form leaves no file behind. Rejects only for faults of the
 * disk and of the database.
 */
export async function receiveForm(
  form: Omit<FormBody, "announcedBytes">,
  options: ReceiveOptions,
): Promise<ReceivedForm | Refusal> {
  const received = await receive(form, options);
  const refused = received instanceof Refusal ? undefined : await form.refuseFormer?.();
  if (refused) await rm(join(options.stagingFolder, options.id), { force: true });
  return refused ?? received;
}

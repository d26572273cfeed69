import type { Endpoint } from "@sitewright/contracts";
import type { AppContext } from "./app-env.ts";
import type { WaitForEventLoop } from "./event-loop-queue.ts";
import { findExcess } from "./json-shape.ts";
import { findUnsafe } from "./plain-data.ts";
import { Refusal } from "./refusal.ts";

/** Largest JSON body without a session, in bytes. */
const publicMaxBytes = 64 * 1024;
/** Largest JSON body with a session, in bytes. */
const signedInMaxBytes = 1024 * 1024;

/** Bodies up to this size are parsed at once; a larger one waits for its own turn of the event loop. */
const smallBytes = 8 * 1024;

/** The longest time in which a JSON body has to arrive, from its headers to its last byte. */
export const jsonBodyMaxMs = 10_000;

const jsonType = /^application\/json\s*(;|$)/i;

/** Largest JSON body that an endpoint reads, in bytes. */
export const jsonMaxBytes = ({ access, bodyMaxBytes }: Endpoint): number =>
  bodyMaxBytes ?? (access === "public" ? publicMaxBytes : signedInMaxBytes);

/** Reads at most `maxBytes` and ignores the rest. */
async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | "too-large"> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    sizeBytes += value.byteLength;
    if (sizeBytes > maxBytes) {
      await reader.cancel();
      return "too-large";
    }
    chunks.push(value);
  }
}

/** With a Content-Length Node's parser ends the body there; bytes are counted only without one. */
async function readBytes(c: AppContext, maxBytes: number): Promise<Uint8Array | "too-large"> {
  const announced = c.req.header("content-length");
  if (announced !== undefined)
    return Number(announced) > maxBytes ? "too-large" : new Uint8Array(await c.req.arrayBuffer());
  const { body } = c.req.raw;
  return body ? readAtMost(body, maxBytes) : new Uint8Array();
}

/**
 * The result of a promise, or "too-slow" if it takes longer than `maxMs`; its later outcome is ignored.
 */
async function within<T>(promise: Promise<T>, maxMs: number): Promise<T | "too-slow"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"too-slow">((resolve) => {
    timer = setTimeout(() => resolve("too-slow"), maxMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return new Refusal("invalid-request", { detail: "The body is not valid JSON in UTF-8." });
  }
}

function parse(bytes: Uint8Array): unknown {
  const excess = findExcess(bytes);
  if (excess) return new Refusal("invalid-request", { errors: [{ path: "", message: excess }] });
  const data = decode(bytes);
  if (data instanceof Refusal) return data;
  const unsafe = findUnsafe(data);
  return unsafe ? new Refusal("invalid-request", { errors: [unsafe] }) : data;
}

/** Options for reading a body. */
export interface ReadOptions {
  /** The longest time in which the body has to arrive. */
  maxMs: number;
  waitForEventLoop: WaitForEventLoop;
}

/** A request's raw bytes, or why they are refused: compressed, more than `maxBytes`, slower than `maxMs`. */
export async function readBody(
  c: AppContext,
  { maxBytes, maxMs, waitForEventLoop }: ReadOptions & { maxBytes: number },
): Promise<Uint8Array | Refusal> {
  if (c.req.header("content-encoding") !== undefined)
    return new Refusal("unsupported-type", { detail: "Send the body uncompressed." });
  const bytes = await within(readBytes(c, maxBytes), maxMs);
  if (bytes === "too-large")
    return new Refusal("too-large", { detail: `At most ${maxBytes} bytes are accepted.` });
  if (bytes !== "too-slow") return bytes;
  // Bodies that began at the same time also time out at the same time, and counting each is a database
  // write.
  await waitForEventLoop(c);
  return new Refusal("too-slow");
}

/**
 * The request's JSON (of repeated keys the last, as in JSON.parse), or why it is refused: another content
 * type, too large, slower than `maxMs`, not JSON, too many values, too deep, text that cannot be stored.
 */
export async function readJsonBody(
  c: AppContext,
  endpoint: Endpoint,
  options: ReadOptions,
): Promise<unknown> {
  const { waitForEventLoop } = options;
  if (!jsonType.test(c.req.header("content-type") ?? ""))
    return new Refusal("unsupported-type", { detail: "Send application/json." });
  const bytes = await readBody(c, { ...options, maxBytes: jsonMaxBytes(endpoint) });
  if (bytes instanceof Refusal) return bytes;
  if (bytes.length <= smallBytes) return parse(bytes);
  await waitForEventLoop(c);
  const data = parse(bytes);
  // Another turn of the event loop, because the schema parses the data next.
  await waitForEventLoop(c);
  return data;
}

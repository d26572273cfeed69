import type { AppContext } from "./app-env.ts";
import { findUnsafe } from "./plain-data.ts";
import { Refusal } from "./refusal.ts";

/** Largest JSON body, in bytes. */
export const JSON_MAX_BYTES = 1024 * 1024;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Reads at most `maxBytes`; what comes after is not waited for. */
async function readAtMost(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    sizeBytes += value.byteLength;
    if (sizeBytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

/** With a length announced Node's parser cuts the body there; only without one is counting needed. */
async function readBytes(c: AppContext): Promise<Uint8Array | null> {
  const announced = c.req.header("content-length");
  if (announced !== undefined) {
    return Number(announced) > JSON_MAX_BYTES ? null : new Uint8Array(await c.req.arrayBuffer());
  }
  const { body } = c.req.raw;
  return body ? readAtMost(body, JSON_MAX_BYTES) : new Uint8Array();
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return new Refusal("invalid-request", { detail: "The body is not valid JSON in UTF-8." });
  }
}

/**
 * The request's JSON (of repeated keys the last one, as JSON.parse has it), or why it is refused: another content
 * type, too large, not JSON, too deep, text that cannot be stored.
 */
export async function readJsonBody(c: AppContext): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header("content-type") ?? ""))
    return new Refusal("unsupported-type", { detail: "Send application/json." });
  if (c.req.header("content-encoding") !== undefined)
    return new Refusal("unsupported-type", { detail: "Send the body uncompressed." });
  const bytes = await readBytes(c);
  if (bytes === null)
    return new Refusal("too-large", { detail: `At most ${JSON_MAX_BYTES} bytes are accepted.` });
  const data = parse(bytes);
  if (data instanceof Refusal) return data;
  const unsafe = findUnsafe(data);
  return unsafe ? new Refusal("invalid-request", { errors: [unsafe] }) : data;
}

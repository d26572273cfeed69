import type { Context } from "hono";

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const mostBytes = 32 * 1024;
const mostMs = 10_000;

async function readBytes(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), mostMs);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks).toString("utf8");
      sizeBytes += value.byteLength;
      chunks.push(value);
      if (sizeBytes > mostBytes) {
        await reader.cancel();
        return undefined;
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a form without a script posted, by the names of its fields; of several of one name the last. Undefined for other
 * content, and for more than 32 kB; what has not come after ten seconds is not waited for.
 */
export async function readForm(c: Context): Promise<Readonly<Record<string, string>> | undefined> {
  if (!formType.test(c.req.header("content-type") ?? "")) return undefined;
  if (Number(c.req.header("content-length") ?? 0) > mostBytes) return undefined;
  const { body } = c.req.raw;
  const text = body ? await readBytes(body) : "";
  return text === undefined ? undefined : Object.fromEntries(new URLSearchParams(text));
}

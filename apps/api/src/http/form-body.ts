import type { AppContext } from "./app-env.ts";
import { findUnsafe } from "./plain-data.ts";
import { Refusal } from "./refusal.ts";
import { type ReadOptions, readBody } from "./request-body.ts";

/** Largest form body, in bytes. */
const formMaxBytes = 64 * 1024;

/** More fields than any form of ours has. */
const fieldsMax = 50;

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * The fields of a form that a browser submitted without a script (URL Standard, 5.1); of repeated fields,
 * the last. Returns a refusal for another content type, a body that is too large or too slow, too many
 * fields, or text that cannot be stored.
 */
export async function readFormBody(
  c: AppContext,
  options: ReadOptions,
): Promise<Readonly<Record<string, string>> | Refusal> {
  if (!formType.test(c.req.header("content-type") ?? ""))
    return new Refusal("unsupported-type", { detail: "Send application/x-www-form-urlencoded." });
  const bytes = await readBody(c, { ...options, maxBytes: formMaxBytes });
  if (bytes instanceof Refusal) return bytes;
  const pairs = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  if (pairs.length > fieldsMax)
    return new Refusal("invalid-request", { detail: "These are too many fields." });
  const fields = Object.fromEntries(pairs);
  const unsafe = findUnsafe(fields);
  return unsafe ? new Refusal("invalid-request", { errors: [unsafe] }) : fields;
}

import type { ReadableStream } from "node:stream/web";
import type { AppContext } from "../http/app-env.ts";
import { Refusal } from "../http/refusal.ts";

/** A multipart form that was not read yet. `announcedBytes`: its Content-Length, the largest allowed where none was sent. */
export interface FormBody {
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
  readonly announcedBytes: number;
}

/** Boundaries, headers and the other fields of the form. */
const overheadBytes = 64 * 1024;

/** The form of a request with one file of at most `maxBytes`; refused before its body is read where that shows already. */
export function formBody(
  { req }: AppContext,
  { maxBytes, tooLarge }: { readonly maxBytes: number; readonly tooLarge: string },
): FormBody | Refusal {
  const contentType = req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    return new Refusal("unsupported-type", { detail: "Send multipart/form-data." });
  const announcedBytes = Number(req.header("content-length") ?? maxBytes);
  if (announcedBytes > maxBytes + overheadBytes) return new Refusal("too-large", { detail: tooLarge });
  const { body } = req.raw;
  return body
    ? { body, contentType, announcedBytes }
    : new Refusal("invalid-request", { detail: "The form is empty." });
}

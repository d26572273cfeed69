import type { Readable } from "node:stream";
import { DOCUMENT_MAX_BYTES } from "@sitewright/contracts";

/**
 * The text of a Markdown file; undefined for bytes that are invalid UTF-8 or contain U+0000. A byte order
 * mark at the beginning is dropped (Unicode Standard, section 23.8).
 */
export function readMarkdown(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Reads a stored Markdown file; undefined if it is larger than the limit for documents, or not
 * text.
 */
export async function readMarkdownStream(content: Readable): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of content) {
    if (!(chunk instanceof Uint8Array)) return undefined;
    sizeBytes += chunk.byteLength;
    // Leaving the loop destroys the stream.
    if (sizeBytes > DOCUMENT_MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return readMarkdown(Buffer.concat(chunks));
}

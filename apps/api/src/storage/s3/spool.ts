import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeFolderFor } from "../folder-for.ts";
import type { S3Body } from "./s3-client.ts";

/** A short text as a body. */
export function bodyOf(text: string): S3Body {
  const bytes = Buffer.from(text);
  return {
    sizeBytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    open: async () => Readable.from([bytes]),
  };
}

/**
 * Writes a stream to a local file while `use` runs: the content's hash has to be signed before its first
 * byte is sent, and each further attempt reads the file again. A stream that fails is never sent.
 */
export async function spooled<T>(
  { folder, content }: { folder: string; content: Readable },
  use: (body: S3Body) => Promise<T>,
): Promise<T> {
  await makeFolderFor(content, folder);
  const file = join(folder, randomUUID());
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer | string>) {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      hash.update(bytes);
      sizeBytes += bytes.length;
      yield bytes;
    }
  }
  try {
    await pipeline(content, measured, createWriteStream(file, { flags: "wx", mode: 0o600 }));
    const openFile = async () => (await open(file)).createReadStream();
    return await use({ sizeBytes, sha256: hash.digest("hex"), open: openFile });
  } finally {
    await rm(file, { force: true });
  }
}

import { mkdir } from "node:fs/promises";
import type { Readable } from "node:stream";

/**
 * Makes the folder into which a stream is written. If that fails, the stream is destroyed: nobody will read
 * it, and its file would stay open.
 */
export async function makeFolderFor(content: Readable, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    content.destroy();
    throw error;
  }
}

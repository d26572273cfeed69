import { open } from "node:fs/promises";

/** Bytes written between two syncs: one large sync would delay other writers. */
const syncBytes = 4_000_000;

/**
 * Writes a new file, readable only by its owner; it is synced when the promise resolves. It is
 * synced in parts, so that a concurrent database commit waits for one part at most.
 */
export async function writeSteadily(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    let waiting = 0;
    for await (const chunk of content) {
      await handle.writeFile(chunk);
      waiting += chunk.length;
      if (waiting < syncBytes) continue;
      await handle.datasync();
      waiting = 0;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

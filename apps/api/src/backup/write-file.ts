import { open } from "node:fs/promises";

/** Bytes after which what is written goes to the disk: much at once would hold up whoever else waits for it. */
const SYNC_BYTES = 4_000_000;

/**
 * Writes a new file, readable by its owner alone, and has it on the disk when it resolves. It goes there bit by bit: a
 * database that commits meanwhile waits for no more than one bit of it.
 */
export async function writeSteadily(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    let waiting = 0;
    for await (const chunk of content) {
      await handle.writeFile(chunk);
      waiting += chunk.length;
      if (waiting < SYNC_BYTES) continue;
      await handle.datasync();
      waiting = 0;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

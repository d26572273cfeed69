import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { findOrphans } from "../files/find-orphans.ts";
import type { FileReferences } from "../files/stored-paths.ts";
import type { Storage } from "../storage/storage.ts";
import type { FileCounts } from "./rules.ts";

const batchSize = 200;

/** All paths that rows refer to, in batches. Previews are left out: a lost one is made again. */
async function* namedPaths({ db, storedPaths }: FileReferences): AsyncGenerator<string[]> {
  for (const { list } of storedPaths) {
    let after = "";
    for (;;) {
      const rows = await list(db, { after, limit: batchSize });
      yield rows.map(({ storagePath }) => storagePath);
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last.id;
      // SQLite answers within the microtask queue.
      await yieldToEventLoop();
    }
  }
}

/** Compares all rows that refer to files with all stored files. */
export async function countFiles({
  storage,
  now,
  ...rows
}: FileReferences & { storage: Storage; now: Date }): Promise<FileCounts> {
  const counts = { named: 0, missing: 0 };
  for await (const paths of namedPaths(rows)) {
    counts.named += paths.length;
    for (const path of paths) if (!(await storage.exists(path))) counts.missing += 1;
  }
  const { found } = await findOrphans({ ...rows, storage, now, listMax: 0 });
  return { ...counts, orphans: found };
}

import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { Db } from "../../db/open.ts";
import type { Storage } from "../../storage/storage.ts";
import { listDocumentPaths } from "../documents/store.ts";
import { findOrphans } from "../uploads/find-orphans.ts";
import { listUploadPaths } from "../uploads/store.ts";
import type { Census } from "./rules.ts";

const batchSize = 200;

/** All paths that rows name, in batches. Previews do not count: a lost one is made again. */
async function* namedPaths(db: Db): AsyncGenerator<string[]> {
  for (const list of [listUploadPaths, listDocumentPaths]) {
    let after = "";
    for (;;) {
      const rows = await list(db, { after, limit: batchSize });
      yield rows.map(({ storagePath }) => storagePath);
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last.id;
      // SQLite answers within the microtask queue.
      await yieldToRequests();
    }
  }
}

/** Compares the rows that name files with the stored files, all of both. */
export async function takeCensus({
  db,
  storage,
  now,
}: {
  db: Db;
  storage: Storage;
  now: Date;
}): Promise<Census> {
  const census = { named: 0, missing: 0 };
  for await (const paths of namedPaths(db)) {
    census.named += paths.length;
    for (const path of paths) if (!(await storage.exists(path))) census.missing += 1;
  }
  const { found } = await findOrphans({ db, storage, now, listMax: 0 });
  return { ...census, orphans: found };
}

import type { Db } from "../../db/open.ts";
import type { Storage } from "../../storage/storage.ts";
import { documentPathsWithRows } from "../documents/store.ts";
import { orphanAgeMs } from "./limits.ts";
import { pathsWithRows } from "./store.ts";

const batchSize = 200;

async function deleteOrphans(db: Db, storage: Storage, paths: readonly string[]): Promise<number> {
  const [uploads, documents] = [await pathsWithRows(db, paths), await documentPathsWithRows(db, paths)];
  const orphans = paths.filter((path) => !uploads.has(path) && !documents.has(path));
  for (const path of orphans) await storage.delete(path);
  // SQLite answers within the microtask queue: let requests in between batches.
  await new Promise((resume) => setImmediate(resume));
  return orphans.length;
}

/**
 * Deletes stored files that no row names: left by a crash between file and row, a deletion that failed, or a deleted
 * account. Files younger than an hour stay. Returns how many went.
 */
export async function sweepOrphans({
  db,
  storage,
  now,
}: {
  db: Db;
  storage: Storage;
  now: Date;
}): Promise<number> {
  const before = new Date(now.getTime() - orphanAgeMs);
  let swept = 0;
  let batch: string[] = [];
  for await (const { path, modifiedAt } of storage.list()) {
    if (modifiedAt < before) batch.push(path);
    if (batch.length < batchSize) continue;
    swept += await deleteOrphans(db, storage, batch);
    batch = [];
  }
  return swept + (await deleteOrphans(db, storage, batch));
}

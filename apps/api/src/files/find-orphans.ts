import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { secretDigest } from "../auth/secret-digest.ts";
import type { Storage } from "../storage/storage.ts";
import { ownerOf } from "../storage/storage-path.ts";
import { orphanAgeMs } from "./limits.ts";
import type { FileReferences } from "./stored-paths.ts";

const batchSize = 200;

/** Returns those of the paths that no row refers to. */
export async function unreferencedPaths(
  { db, storedPaths }: FileReferences,
  paths: readonly string[],
): Promise<string[]> {
  const named = new Set<string>();
  for (const { findNamed } of storedPaths) for (const path of await findNamed(db, paths)) named.add(path);
  // SQLite answers within the microtask queue: yield to requests between batches.
  await yieldToEventLoop();
  return paths.filter((path) => !named.has(path));
}

/** Returns true for a path of an account whose deletion is recorded. */
export type IsOfDeleted = (path: string) => boolean;

/** Reads the recorded deletions once, for many paths. */
export async function readDeletions(storage: Pick<Storage, "listDeletions">): Promise<IsOfDeleted> {
  const digests = new Set<string>();
  for await (const { digest } of storage.listDeletions()) digests.add(digest);
  return (path) => digests.size > 0 && digests.has(secretDigest(ownerOf(path)));
}

/** The result of a search for orphans. */
export interface Orphans {
  /** The first orphans, up to the given number. */
  readonly paths: readonly string[];
  readonly found: number;
  /** All orphans of accounts whose deletion is recorded; they are neither in `paths` nor in `found`. */
  readonly ofDeleted: readonly string[];
  /** Number of stored files that were checked. */
  readonly total: number;
}

/**
 * Stored files that no row refers to: left by a crash between file and row, a failed deletion, or a deleted
 * account. Files younger than an hour do not count: their row may not be stored yet.
 */
export async function findOrphans({
  storage,
  now,
  listMax,
  ...rows
}: FileReferences & { storage: Storage; now: Date; listMax: number }): Promise<Orphans> {
  const isOfDeleted = await readDeletions(storage);
  const before = new Date(now.getTime() - orphanAgeMs);
  const paths: string[] = [];
  const ofDeleted: string[] = [];
  const counts = { found: 0, total: 0 };
  let batch: string[] = [];
  async function look(): Promise<void> {
    const unreferenced = await unreferencedPaths(rows, batch);
    ofDeleted.push(...unreferenced.filter(isOfDeleted));
    const orphans = unreferenced.filter((path) => !isOfDeleted(path));
    counts.found += orphans.length;
    counts.total += batch.length;
    paths.push(...orphans.slice(0, listMax - paths.length));
    batch = [];
  }
  for await (const { path, modifiedAt } of storage.list()) {
    if (modifiedAt < before) batch.push(path);
    if (batch.length === batchSize) await look();
  }
  await look();
  return { paths, ofDeleted, ...counts };
}

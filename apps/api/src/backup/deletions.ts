import type { Storage } from "../storage/storage.ts";
import { linesOf } from "./lines.ts";
import { deletionsPath } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";

/** A SHA-256 in hex, as deletions are recorded. */
const digestPattern = /^[0-9a-f]{64}$/;

/**
 * Merges the archive's records of deleted accounts and subscribers into those of the storage: if the data has moved
 * to another storage, an older archive restored there later must not bring a deleted account back.
 * Returns the digests of both.
 */
export async function mergeDeletions(archive: Archive, storage: Storage): Promise<ReadonlySet<string>> {
  const digests = new Set<string>();
  for await (const { digest } of storage.listDeletions()) digests.add(digest);
  if (!archive.manifest.entries.some(({ path }) => path === deletionsPath)) return digests;
  for await (const digest of linesOf(await archive.open(deletionsPath))) {
    if (digests.has(digest) || !digestPattern.test(digest)) continue;
    await storage.noteDeletion(digest);
    digests.add(digest);
  }
  return digests;
}

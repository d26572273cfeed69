import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { judgeRoom, reserveSize } from "./rules.ts";

/** Room on the database's disk that is kept for the way out of a full one: signing in and deleting. */
export interface DiskReserve {
  /**
   * Looks how full the disk is, and lays the reserve down or gives it away; at a start, which must not wait for the disk, only
   * the latter. Returns whether it has become spent since the last look.
   */
  check(options?: { isAtStart: boolean }): Promise<boolean>;
  /** Gives the reserve away at once: a write has found the disk full. */
  release(): void;
  /** Whether calls that take room are refused, so that what is left is not used up by them. Once there is room they are not. */
  isSpent(): boolean;
}

/** Where there is no disk of ours to run full, as on a database server. */
export const noReserve: DiskReserve = { check: async () => false, release() {}, isSpent: () => false };

const BLOCK = 1024 * 1024;

/** Random bytes: zeros would take no room on a disk that packs them. */
async function layDown(file: string, sizeBytes: number): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = await open(part, "w", 0o600);
    try {
      for (let left = sizeBytes; left > 0; left -= BLOCK)
        await handle.write(randomBytes(Math.min(BLOCK, left)));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Keeps a reserve in a folder. Processes on the same folder share it. */
export function createDiskReserve(folder: string): DiskReserve {
  const file = join(folder, ".disk-reserve");
  let isTold = false;
  function look() {
    const { bavail, blocks, bsize } = statfsSync(folder);
    const sizeBytes = reserveSize(blocks * bsize);
    return { sizeBytes, ...judgeRoom({ freeBytes: bavail * bsize, sizeBytes, isKept: existsSync(file) }) };
  }
  const release = () => rmSync(file, { force: true });
  return {
    async check({ isAtStart } = { isAtStart: false }) {
      const { act, sizeBytes, isSpent } = look();
      if (act === "release") release();
      if (act === "make" && !isAtStart) await layDown(file, sizeBytes);
      const isNews = isSpent && !isTold;
      isTold = isSpent;
      return isNews;
    },
    release,
    isSpent: () => look().isSpent,
  };
}

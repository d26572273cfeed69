import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { judgeRoom, reserveSize } from "./rules.ts";

/** Disk space reserved for signing in and deleting when the database's disk is full. */
export interface DiskReserve {
  /**
   * Checks the free space, and creates or releases the reserve; at a start, which must not wait for
   * the disk, it only releases. Returns true if the reserve has been released since the last check.
   */
  check(options?: { isAtStart: boolean }): Promise<boolean>;
  /** Releases the reserve at once, because a write found the disk full. */
  release(): void;
  /** True while calls that need space are refused, so that they do not use up what was released. */
  isSpent(): boolean;
}

/** For a database that is not on a local disk, such as one on a server. */
export const noReserve: DiskReserve = { check: async () => false, release() {}, isSpent: () => false };

const blockBytes = 1024 * 1024;

/** Random bytes, because a compressing file system would store zeros without using space. */
async function createReserveFile(file: string, sizeBytes: number): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = await open(part, "w", 0o600);
    try {
      for (let left = sizeBytes; left > 0; left -= blockBytes)
        await handle.write(randomBytes(Math.min(blockBytes, left)));
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
  let isReported = false;
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
      if (act === "make" && !isAtStart) await createReserveFile(file, sizeBytes);
      const isNews = isSpent && !isReported;
      isReported = isSpent;
      return isNews;
    },
    release,
    isSpent: () => look().isSpent,
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { canMount, mountSmall, remount, unmount } from "../../faults/machine.ts";

/** A separate disk for the running test. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it completely. */
  fill(): void;
  /** Deletes what filled it. */
  clear(): void;
  /** Makes it read-only. */
  protect(): void;
}

function fillUp(folder: string): void {
  for (const size of [1024 * 1024, 64 * 1024, 4096])
    for (let index = 0; ; index += 1)
      try {
        writeFileSync(join(folder, `${size}-${index}`), Buffer.alloc(size, 1));
      } catch {
        break;
      }
}

function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-disk-"));
  if (!mountSmall(folder, megabytes * 1024)) throw new Error(`No disk can be mounted at ${folder}.`);
  onTestFinished(() => {
    unmount(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  const filling = join(folder, "filling");
  return {
    folder,
    fill() {
      mkdirSync(filling, { recursive: true });
      fillUp(filling);
    },
    clear: () => rmSync(filling, { recursive: true, force: true }),
    protect: () => void remount(folder, "ro"),
  };
}

interface DiskOptions {
  readonly megabytes: number;
  /** Defines the test, where it is not a plain one. */
  readonly define?: (title: string, run: () => Promise<void>) => void;
}

let isAllowed: boolean | undefined;

/**
 * A test on a disk of this size. Where none can be mounted it is not defined: one that passes without its disk proves
 * nothing, and a skipped one fails the report.
 */
export function testOnSmallDisk(
  title: string,
  { megabytes, define = test }: DiskOptions,
  run: (disk: SmallDisk) => Promise<void>,
): void {
  isAllowed ??= canMount();
  if (isAllowed) define(title, () => run(mountSmallDisk(megabytes)));
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { mountSmall, remount, unmount } from "../../faults/machine.ts";

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

/** Mounts a small disk; undefined where this machine does not allow it, as in most containers. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-disk-"));
  const isMounted = mountSmall(folder, megabytes * 1024);
  onTestFinished(() => {
    if (isMounted) unmount(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  if (!isMounted) return undefined;
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

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Machine } from "./fault.ts";

/** Mounts a file system of this size in memory. Returns true if that succeeded. */
export const mountSmall = (folder: string, sizeKb: number): boolean =>
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${sizeKb}k`, "tmpfs", folder]).status === 0;

/** Unmounts a file system, even while it is in use. */
export const unmount = (folder: string): boolean => spawnSync("umount", ["-l", folder]).status === 0;

/**
 * Makes a mounted file system read-only, or writable again. @throws if a file in it is open for writing
 */
export function remount(folder: string, mode: "ro" | "rw"): void {
  const { status, stderr } = spawnSync("mount", ["-o", `remount,${mode}`, folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** True if a file system can be mounted here, which requires Linux and root. */
export function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "sitewright-mount-"));
  const isMounted = mountSmall(folder, 64);
  if (isMounted) unmount(folder);
  rmdirSync(folder);
  return isMounted;
}

function openMax(): number {
  const { stdout } = spawnSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" });
  return Number.parseInt(stdout, 10) || 1024;
}

export const readMachine = (hasPostgres: boolean): Machine => ({
  canMount: canMount(),
  hasPostgres,
  openMax: openMax(),
});

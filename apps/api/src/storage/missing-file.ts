import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";

/**
 * True for the error of a file or folder that does not exist; any other error is a fault of the disk or
 * its permissions.
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR"].includes(String(error.code));

/** The file's metadata; undefined if nothing exists at the path. */
export async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

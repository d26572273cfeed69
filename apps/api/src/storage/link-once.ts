import { link, lstat, rename, rm } from "node:fs/promises";

/** The name is already taken. */
export class NameTaken extends Error {
  override name = "NameTaken";
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Checks the name itself: a rename would replace a symbolic link too, even a dangling one. */
async function isTaken(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

/**
 * Gives a complete file its name. On a disk without hard links (exFAT, many network shares), two
 * concurrent calls may both succeed. @throws NameTaken if a file with that name exists, which is left
 * unchanged
 */
export async function linkOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST" || (await isTaken(to))) throw new NameTaken(`${to} exists already.`);
    await rename(from, to);
    return;
  }
  await rm(from);
}

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
 * Gives a complete file its name. On a disk without hard links (exFAT, many network shares), two at the same
 * moment are not distinguished. @throws NameTaken where there is a file of that name, which stays as it is
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

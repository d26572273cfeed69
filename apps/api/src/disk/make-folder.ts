import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** A folder that nobody can make; the message says what to look at. */
export class FolderError extends Error {
  override name = "FolderError";
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Makes one folder; false where the one that it lies in, or what a link of its name points to, is not there. */
async function makeOne(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    if (!isCode(error, "EEXIST")) throw error;
    const found = await stat(folder).catch(() => undefined);
    if (found?.isDirectory() === false) throw error;
    return found !== undefined;
  }
}

/**
 * Makes a folder and those that it lies in where they are missing, for the server's account alone. One level at a time: Node's
 * own recursion never ends where a file system answers that nothing exists below it, such as an automounter without its host.
 * @throws FolderError there
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await makeOne(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  if (!(await makeOne(folder)))
    throw new FolderError(
      `The folder ${folder} cannot be made: look at the path, and whether its disk is mounted.`,
    );
}

import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** A folder that cannot be created; the message says what to check. */
export class FolderError extends Error {
  override name = "FolderError";
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * Creates one folder; returns false if its parent, or the target of a link of that name, does not
 * exist.
 */
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
 * Creates a folder and its missing parents, accessible only to the server's user. It creates one
 * level at a time: Node's recursive mkdir never ends if a file system reports every path below it
 * as missing, such as an automounter without its host.
 * @throws FolderError in that case
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

import { access, constants, mkdir } from "node:fs/promises";
import { dirname } from "node:path";

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Makes one folder; answers whether the one that it lies in is there. */
async function makeOne(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return true;
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}

/**
 * Makes the folder of regular backups where it is missing, for the server's account alone. One level at a time: Node's own
 * recursion never ends where a file system answers that nothing exists below it, such as an automounter without its host.
 */
export async function makeBackupFolder(folder: string): Promise<void> {
  if (await makeOne(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeBackupFolder(parent);
  if (!(await makeOne(folder))) throw new Error(`The folder ${folder} cannot be made.`);
}

export const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

/** Why the next regular backup would fail, checked at a start; undefined where its folder can be written. */
export async function backupFolderProblem(folder: string): Promise<string | undefined> {
  const isMade = await makeBackupFolder(folder).then(
    () => true,
    () => false,
  );
  if (isMade && (await isWritable(folder))) return undefined;
  return `no backup can be made: BACKUP_DIR ${folder} cannot be written by the account that runs this. Mount its disk, or look at its rights.`;
}

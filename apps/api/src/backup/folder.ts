import { access, constants } from "node:fs/promises";
import { makeFolder } from "../disk/make-folder.ts";

export const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

/** Why the next regular backup would fail, checked at a start; undefined if its folder can be written. */
export async function backupFolderProblem(folder: string): Promise<string | undefined> {
  const isMade = await makeFolder(folder).then(
    () => true,
    () => false,
  );
  if (isMade && (await isWritable(folder))) return undefined;
  return `no backup can be made: BACKUP_DIR ${folder} cannot be written by the account that runs this. Mount its disk, or look at its rights.`;
}

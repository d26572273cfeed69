import { access, constants, mkdir } from "node:fs/promises";

/** Makes the folder of regular backups where it is missing. Archives in it are for the server's account alone. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Whether files can be made in a folder. */
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

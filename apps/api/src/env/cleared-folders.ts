import { resolve, sep } from "node:path";
import { databaseTarget } from "../db/target.ts";

/** Folders of DATA_DIR from which the server deletes files that it did not create. */
const clearedFolders = ["files", "incoming", "builds"];

/** The folder of a data folder that the server cleans up, if a path is in one. */
export const clearedFolderOf = (dataDir: string, path: string): string | undefined =>
  clearedFolders
    .map((folder) => resolve(dataDir, folder))
    .find((folder) => `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`));

/**
 * One message for each setting whose path, of backups or of the database, is in a folder that the
 * server cleans up.
 */
export function clearedPlaces(raw: Readonly<Record<string, string | undefined>>): string[] {
  const dataDir = resolve(raw.DATA_DIR ?? "./data");
  const database = raw.DATABASE_URL === undefined ? undefined : databaseTarget(raw.DATABASE_URL);
  const file = database?.provider === "sqlite" ? database.file : undefined;
  return Object.entries({ BACKUP_DIR: raw.BACKUP_DIR, DATABASE_URL: file }).flatMap(([name, path]) => {
    if (path === undefined) return [];
    const cleared = clearedFolderOf(dataDir, path);
    return cleared === undefined
      ? []
      : [`${name} must lie outside ${cleared}: the server deletes from it what it did not put there.`];
  });
}

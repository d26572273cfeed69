import { existsSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import Database from "better-sqlite3";

/** The files that SQLite keeps next to a database (SQLite, "Temporary Files Used By SQLite"). */
const beside = ["-wal", "-shm", "-journal"];

/** The new file of a restore, before it replaces the database file. */
export const restoringPath = (file: string): string => `${file}.restoring`;

/** Deletes what an interrupted restore left of that file. */
export function removeRestoring(file: string): void {
  for (const suffix of ["", ...beside]) rmSync(restoringPath(file) + suffix, { force: true });
}

/**
 * True while another process has the file open: only then leaving WAL mode fails. Otherwise the log's content
 * is in the file afterwards, so it can be moved. A file that is no database, or damaged, is not in use.
 */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const db = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    return db.pragma("journal_mode = DELETE", { simple: true }) !== "delete";
  } catch (error) {
    return error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
  } finally {
    db.close();
  }
}

/** Moves a database file with the files next to it. Returns whether there was one. */
export async function moveSqlite(from: string, to: string): Promise<boolean> {
  const isThere = existsSync(from);
  for (const suffix of ["", ...beside])
    if (existsSync(from + suffix)) await rename(from + suffix, to + suffix);
  return isThere;
}

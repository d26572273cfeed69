import { statSync } from "node:fs";
import Database from "better-sqlite3";

/** Throws if the file at a database's path is no longer the one that was opened. */
export type FileGuard = () => void;

/**
 * Guards a SQLite file that is about to be opened. An open connection keeps writing into a file that was
 * moved away or replaced, so acknowledged data would be missing after the next start. SQLite itself detects
 * this for rollback journals only (result code SQLITE_READONLY_DBMOVED), not for a write-ahead log, so it is
 * checked here.
 */
export function createFileGuard(file: string): FileGuard {
  const { ino, dev } = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now && now.ino === ino && now.dev === dev && now.size > 0) return;
    throw new Database.SqliteError(
      `The database file ${file} was moved, replaced or emptied while the server runs. Put it back, or restart.`,
      "SQLITE_READONLY_DBMOVED",
    );
  };
}

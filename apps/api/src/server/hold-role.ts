import { closeSync, existsSync, openSync } from "node:fs";
import SqliteFile from "better-sqlite3";
import { databaseFault } from "../db/fault.ts";
import { type Env, EnvError } from "../env.ts";

/** The parts of each role; on one SQLite file only one process may have each part. */
const partsOf = { all: ["web", "worker"], web: ["web"], worker: ["worker"] } as const;

const words = { web: "answers requests", worker: "works in the background" } as const;

/** The open files: a connection that nothing refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<SqliteFile.Database>();

/**
 * Locks an empty file with SQLite, whose locks the operating system releases whenever the process ends.
 * The transaction writes nothing, so no journal is needed. Returns undefined if another process holds the
 * lock.
 */
function lockFile(path: string): (() => void) | undefined {
  // Readable only by this user: anybody who can read the file could lock it.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  const file = new SqliteFile(path, { timeout: 0 });
  try {
    file.pragma("journal_mode = MEMORY");
    file.exec("BEGIN EXCLUSIVE");
    held.add(file);
    return () => {
      held.delete(file);
      file.close();
    };
  } catch (error) {
    file.close();
    if (databaseFault(error) === "busy") return undefined;
    throw error;
  }
}

/**
 * Makes this process the only one of its role on a SQLite file, until the returned function is called or
 * the process ends. @throws EnvError if another process has the role
 */
export function holdRole({ role, database }: Pick<Env, "role" | "database">): () => void {
  if (database.provider !== "sqlite") return () => {};
  const releases: (() => void)[] = [];
  const releaseAll = () => {
    for (const release of releases) release();
  };
  for (const part of partsOf[role]) {
    const release = lockFile(`${database.file}.${part}-lock`);
    if (!release) {
      releaseAll();
      throw new EnvError([
        `Another process already ${words[part]} on the database ${database.file}. On SQLite there may be one process with ROLE all, or one web and one worker, and none during a restore: stop the other process, or move to Postgres (docs/operation.md, "Moving from SQLite to Postgres").`,
      ]);
    }
    releases.push(release);
  }
  return releaseAll;
}

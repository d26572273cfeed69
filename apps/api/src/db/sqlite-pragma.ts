import type Database from "better-sqlite3";

/**
 * The longest time in milliseconds that a reader waits for another process's lock; in WAL mode
 * readers rarely wait.
 */
const readerBusyMs = 5000;

/**
 * The longest time in milliseconds that the driver itself waits on the write connection. It blocks
 * the whole process while it waits, so longer waits use timers (see retryWhileBusy).
 */
const writerBlockMs = 20;

/**
 * Settings of one connection: write-ahead log, enforced references, and commits that reach the disk
 * before they are acknowledged (SQLite, "PRAGMA synchronous": with WAL only FULL survives a power
 * cut). What is deleted is overwritten too ("PRAGMA secure_delete"), so that free pages do not keep
 * a deleted account readable.
 */
export function prepareConnection(client: Database.Database, role: "reader" | "writer"): void {
  client.pragma(`busy_timeout = ${role === "reader" ? readerBusyMs : writerBlockMs}`);
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL");
  client.pragma("foreign_keys = ON");
  client.pragma("secure_delete = ON");
  if (role === "reader") client.pragma("query_only = ON");
  assertPragmas(client);
}

/** SQLite silently ignores a pragma that it does not know or cannot grant, so read back the actual values. */
function assertPragmas(client: Database.Database): void {
  const expected = { journal_mode: "wal", synchronous: 2n, foreign_keys: 1n, secure_delete: 1n };
  for (const [name, value] of Object.entries(expected)) {
    const actual = client.pragma(name, { simple: true });
    if (String(actual) !== String(value))
      throw new Error(`SQLite did not accept ${name}: it is ${String(actual)}, not ${value}.`);
  }
}

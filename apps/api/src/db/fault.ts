/**
 * The kind of a failed database call.
 * - `duplicate`: a unique value is taken
 * - `busy`: the database is locked, or the pool is used up; a later retry may succeed
 * - `disturbed`: another transaction changed what this one had read; an immediate retry may succeed
 * - `orphaned`: the row, or one that it references, was deleted in the meantime
 * - `lost`: the connection is closed, the database file was replaced, or the disk is read-only or fails
 * - `full`: the disk is full
 */
export type DatabaseFault = "duplicate" | "busy" | "disturbed" | "orphaned" | "lost" | "full";

/** Prisma's error codes (prisma.io/docs/orm/reference/error-reference), then SQLite's and Postgres's own. */
const faultOfCode: Readonly<Record<string, DatabaseFault>> = {
  P2002: "duplicate",
  P1008: "busy",
  P2024: "busy",
  P2028: "busy",
  P2037: "busy",
  // Another session holds the lock, the statement timed out, or the server is out of resources.
  "55P03": "busy",
  "57014": "busy",
  "25P04": "busy",
  "53000": "busy",
  "53200": "busy",
  "53300": "busy",
  "53400": "busy",
  // A standby refuses writes until it is promoted to primary.
  "25006": "busy",
  P2003: "orphaned",
  P2025: "orphaned",
  "23503": "orphaned",
  SQLITE_CONSTRAINT_FOREIGNKEY: "orphaned",
  P2034: "disturbed",
  "40001": "disturbed",
  "40P01": "disturbed",
  P1001: "lost",
  P1002: "lost",
  P1017: "lost",
  // The error kinds of a driver adapter; a raw query reports these instead of the codes above.
  DatabaseNotReachable: "lost",
  ConnectionClosed: "lost",
  SocketTimeout: "lost",
  ECONNREFUSED: "lost",
  ECONNRESET: "lost",
  ETIMEDOUT: "lost",
  EPIPE: "lost",
  EHOSTUNREACH: "lost",
  ENETUNREACH: "lost",
  EAI_AGAIN: "lost",
  "08000": "lost",
  "08001": "lost",
  "08003": "lost",
  "08004": "lost",
  "08006": "lost",
  "08007": "lost",
  "25P03": "lost",
  "57P01": "lost",
  "57P02": "lost",
  "57P03": "lost",
  SQLITE_READONLY_DBMOVED: "lost",
  // The disk is read-only or failing; this may also be the disk of the stored files.
  EROFS: "lost",
  EIO: "lost",
  SQLITE_NOTADB: "lost",
  SQLITE_CORRUPT: "lost",
  "57P05": "lost",
  SQLITE_FULL: "full",
  ENOSPC: "full",
  "53100": "full",
};

/** Messages of node-postgres without a code, when a connection ended or none could be opened. */
const lostWords =
  /Connection terminated|connection error and is not queryable|Client was closed|Query read timeout|timeout exceeded when trying to connect|Server has closed/;

/** An error and those that it wraps, outermost first. */
function layersOf(error: unknown): Error[] {
  const layers: Error[] = [];
  for (let inner = error; inner instanceof Error && layers.length < 5; inner = inner.cause)
    layers.push(inner);
  return layers;
}

/** The codes of an error and of those that it wraps, the innermost first. */
export function codesOf(value: unknown, depth = 0): string[] {
  if (typeof value !== "object" || value === null || depth > 4) return [];
  // A kind is more general than a code: SQLite's lock is a "SocketTimeout" too.
  const own = ["originalCode", "code", "kind"].flatMap((key) => {
    const code: unknown = Reflect.get(value, key);
    return typeof code === "string" ? [code] : [];
  });
  const inner = ["cause", "meta", "driverAdapterError"].flatMap((key) =>
    codesOf(Reflect.get(value, key), depth + 1),
  );
  // The innermost code is the most specific: Prisma wraps a full disk into a general failure.
  return [...inner, ...own];
}

/**
 * Classifies a database error, however deeply the driver's error is wrapped; undefined for any
 * other error.
 */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (const code of codesOf(error)) {
    const fault = Object.hasOwn(faultOfCode, code) ? faultOfCode[code] : undefined;
    if (fault) return fault;
    if (code.startsWith("SQLITE_BUSY")) return "busy";
    if (/^SQLITE_(READONLY|IOERR)/.test(code)) return "lost";
  }
  const says = (words: RegExp) => layersOf(error).some(({ message }) => words.test(message));
  if (says(/database or disk is full/)) return "full";
  return says(lostWords) ? "lost" : undefined;
}

/**
 * True if the failed transaction was certainly not committed; false if the connection ended before
 * the response.
 */
export function isRolledBack(error: unknown): boolean {
  const fault = databaseFault(error);
  return fault !== undefined && fault !== "lost";
}

/** True when the error says that a unique value is taken. */
export const isDuplicate = (error: unknown): boolean => databaseFault(error) === "duplicate";

/**
 * What a failed database call means to its caller.
 * - `duplicate`: a unique value is taken
 * - `busy`: another one holds the database, or the pool is used up; later it works
 * - `disturbed`: another transaction changed what this one had read; at once it works
 * - `orphaned`: the row, or what it belongs to, was deleted in the meantime
 * - `lost`: the connection is gone, or the database file is not what was opened
 * - `full`: the disk has no room
 */
export type DatabaseFault = "duplicate" | "busy" | "disturbed" | "orphaned" | "lost" | "full";

/** Prisma's error codes (prisma.io/docs/orm/reference/error-reference), then SQLite's and Postgres's own. */
const faultOfCode: Readonly<Record<string, DatabaseFault>> = {
  P2002: "duplicate",
  P1008: "busy",
  P2024: "busy",
  P2028: "busy",
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
  ECONNREFUSED: "lost",
  ECONNRESET: "lost",
  "57P01": "lost",
  "57P03": "lost",
  SQLITE_READONLY_DBMOVED: "lost",
  SQLITE_NOTADB: "lost",
  SQLITE_CORRUPT: "lost",
  SQLITE_FULL: "full",
  ENOSPC: "full",
  "53100": "full",
};

function codesOf(value: unknown, depth = 0): string[] {
  if (typeof value !== "object" || value === null || depth > 4) return [];
  const own = ["code", "originalCode"].flatMap((key) => {
    const code: unknown = Reflect.get(value, key);
    return typeof code === "string" ? [code] : [];
  });
  const inner = ["cause", "meta", "driverAdapterError"].flatMap((key) =>
    codesOf(Reflect.get(value, key), depth + 1),
  );
  // The innermost code says most: Prisma wraps a full disk into a general failure.
  return [...inner, ...own];
}

/** Tells what kind of fault an error is, however deep the driver's own is wrapped; undefined for anything else. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (const code of codesOf(error)) {
    const fault = Object.hasOwn(faultOfCode, code) ? faultOfCode[code] : undefined;
    if (fault) return fault;
    if (code.startsWith("SQLITE_BUSY")) return "busy";
  }
  const text = error instanceof Error ? error.message : "";
  if (/database or disk is full/.test(text)) return "full";
  return /Connection terminated|timeout exceeded when trying to connect|Server has closed/.test(text)
    ? "lost"
    : undefined;
}

/** True when the error says that a unique value is taken. */
export const isDuplicate = (error: unknown): boolean => databaseFault(error) === "duplicate";

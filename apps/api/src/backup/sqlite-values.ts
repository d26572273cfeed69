import type { ColumnKind } from "./manifest.ts";
import type { Value } from "./snapshot.ts";

/** The types used by our migrations (SQLite, "Datatypes", section 3.1). */
const kinds: Readonly<Record<string, ColumnKind>> = {
  TEXT: "text",
  INTEGER: "integer",
  REAL: "real",
  BOOLEAN: "boolean",
  DATETIME: "instant",
};

/** The kind of a column of this declared type. @throws for a type that no migration of ours uses */
export function kindOfSqlite(type: string): ColumnKind {
  const kind = kinds[type.toUpperCase()];
  if (!kind) throw new Error(`A column of the type ${type} cannot be archived.`);
  return kind;
}

const storedInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/;
const archivedInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A stored value in its archived form. A value that does not fit its column's kind is kept unchanged. */
export function fromSqlite(value: unknown, kind: ColumnKind): Value {
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return kind === "boolean" && value <= 1 ? value === 1 : value;
  if (typeof value !== "string") throw new Error(`A value of the type ${typeof value} cannot be archived.`);
  return kind === "instant" && storedInstant.test(value) ? `${value.slice(0, -6)}Z` : value;
}

/** An archived value as Prisma's adapter stores it: instants are texts that SQLite compares as texts. */
export function toSqlite(value: Value, kind: ColumnKind): string | number | null {
  if (typeof value === "boolean") return value ? 1 : 0;
  return kind === "instant" && typeof value === "string" && archivedInstant.test(value)
    ? `${value.slice(0, -1)}+00:00`
    : value;
}

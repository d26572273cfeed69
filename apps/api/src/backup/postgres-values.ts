import type { ColumnKind } from "./manifest.ts";
import type { Value } from "./snapshot.ts";

/** The types used by our migrations (PostgreSQL, chapter 8), under their names in information_schema. */
const kinds: Readonly<Record<string, ColumnKind>> = {
  text: "text",
  integer: "integer",
  "double precision": "real",
  boolean: "boolean",
  "timestamp without time zone": "instant",
};

/** The kind of a column of this type. @throws for a type that no migration of ours uses */
export function kindOfPostgres(type: string): ColumnKind {
  const kind = kinds[type];
  if (!kind) throw new Error(`A column of the type ${type} cannot be archived.`);
  return kind;
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * A value in the text format of COPY (PostgreSQL, "COPY", file formats).
 * @throws RangeError for an invalid instant
 */
export function toCopyText(value: Value, kind: ColumnKind): string {
  if (value === null) return "\\N";
  if (kind === "instant") return new Date(typeof value === "boolean" ? Number.NaN : value).toISOString();
  return String(value).replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character);
}

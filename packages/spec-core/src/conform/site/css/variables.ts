import type { Place } from "./style-rule.ts";

/** A value with its source positions: first where it is used, last where it is declared. */
export interface Value {
  readonly text: string;
  readonly places: readonly Place[];
}

/** The value of a custom property on an element; null if it has none. */
export type Lookup = (name: string) => Value | null;

function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

/** The greatest length and number of parts of a value: references that repeat one another would grow endlessly. */
const lengthMax = 20_000;
const piecesMax = 500;

/**
 * The value with every `var()` substituted (CSS Custom Properties 1, section 3); null if one has neither value nor
 * fallback, which makes the declaration invalid, or if the result is too long.
 */
export function substitute(value: Value, lookup: Lookup): Value | null {
  let { text, places } = value;
  for (let pieces = 0; pieces < piecesMax && text.length < lengthMax; pieces += 1) {
    const start = text.search(/\bvar\(/i);
    if (start < 0) return pieces === 0 ? value : { text, places };
    const end = closing(text, start + 3);
    const inner = text.slice(start + 4, end);
    const [, name = "", fallback] = /^\s*(--[^\s,)]+)\s*(?:,(.*))?$/s.exec(inner) ?? [];
    const found = lookup(name) ?? (fallback === undefined ? null : { text: fallback.trim(), places: [] });
    if (found === null) return null;
    text = text.slice(0, start) + found.text + text.slice(end + 1);
    const added = found.places;
    places = [...places.filter((place) => !added.includes(place)), ...added];
  }
  return null;
}

import type { Place } from "./style-rule.ts";

/** A value with the places that it came from: where it is used first, where it is written last. */
export interface Value {
  readonly text: string;
  readonly places: readonly Place[];
}

/** The value of a custom property on an element; null where there is none. */
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

/** A value may not grow beyond this, nor be made of more pieces: what repeats itself through others would never end. */
const lengthMax = 20_000;
const piecesMax = 500;

/**
 * The value with every `var()` filled in (CSS Custom Properties 1, section 3); null where one has neither value nor
 * fallback, which makes the declaration invalid, and where it grows beyond measure.
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

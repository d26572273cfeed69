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

/**
 * The value with every `var()` filled in (CSS Custom Properties 1, section 3); null where one has neither value nor
 * fallback, which makes the declaration invalid.
 */
export function substitute(value: Value, lookup: Lookup): Value | null {
  const start = value.text.search(/\bvar\(/i);
  if (start < 0) return value;
  const end = closing(value.text, start + 3);
  const inner = value.text.slice(start + 4, end);
  const [, name = "", fallback] = /^\s*(--[^\s,)]+)\s*(?:,(.*))?$/s.exec(inner) ?? [];
  const found =
    lookup(name) ?? (fallback === undefined ? null : substitute({ ...value, text: fallback.trim() }, lookup));
  if (found === null) return null;
  const text = value.text.slice(0, start) + found.text + value.text.slice(end + 1);
  const own = value.places.filter((place) => !found.places.includes(place));
  return substitute({ text, places: [...own, ...found.places] }, lookup);
}

import { cleanText } from "./clean-text.ts";

/**
 * The beginning of a text, cut at a space if possible, of at most `unitsMax` UTF-16 units, as in `length`;
 * surrogate pairs are not split.
 */
export function shortened(text: string, unitsMax: number): string {
  const clean = cleanText(text);
  if (clean.length <= unitsMax) return clean;
  let cut = "";
  for (const character of clean) {
    if (cut.length + character.length > unitsMax - 1) break;
    cut += character;
  }
  return `${cut.replace(/\s+\S*$/, "")}…`;
}

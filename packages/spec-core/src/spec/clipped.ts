/**
 * A text of at most `unitsMax` UTF-16 units, as in `length`: cut at a space if one is near, with an ellipsis; no
 * surrogate pair is split.
 */
export function clipped(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text;
  const blank = text.lastIndexOf(" ", unitsMax - 1);
  if (blank > unitsMax / 2) return `${text.slice(0, blank)}…`;
  return `${text.slice(0, unitsMax - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Without blanks and punctuation at its ends, in one pass however long their runs are. */
function trimmed(text: string): string {
  const start = text.search(/[^\s\p{P}]/u);
  let end = 0;
  for (const { index, 0: run } of text.matchAll(/[^\s\p{P}]+/gu)) end = index + run.length;
  return text.slice(Math.max(0, start), end);
}

/** A text in the form by which it is recognised again: case, kinds of blanks and punctuation at its ends do not count. */
const normalised = (text: string): string =>
  trimmed(text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " "));

/** A short id of these texts: two lanes of 32-bit FNV-1a in base 36. */
export function textId(...parts: readonly string[]): string {
  let low = 0x811c_9dc5;
  let high = 0xcbf2_9ce4;
  for (const character of parts.map(normalised).join("\u0000")) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x0100_0193) >>> 0;
    high = Math.imul(high ^ code ^ (low >>> 15), 0x0100_01b3) >>> 0;
  }
  return high.toString(36) + low.toString(36).padStart(7, "0");
}

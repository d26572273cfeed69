import { memoByText } from "../memo.ts";

const edge = /[\s\p{P}]/u;

/** Without whitespace and punctuation at its ends, in one pass however long their runs are. */
function trimmed(text: string): string {
  const start = text.search(/[^\s\p{P}]/u);
  let end = start < 0 ? 0 : text.length;
  for (let last = lastOf(text, end); last !== "" && edge.test(last); last = lastOf(text, end))
    end -= last.length;
  return text.slice(Math.max(0, start), end);
}

/** The character that ends at a place, of one or two units. */
const lastOf = (text: string, end: number): string => {
  const pair = text.slice(Math.max(0, end - 2), end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
};

// The sentences and facts of a form: after each letter typed all but one are the same.
const textsKept = 256;

/** A text in the form by which it is recognised again: case, kinds of whitespace and punctuation at its ends do not count. */
const normalised = memoByText(
  (text) => trimmed(text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ")),
  textsKept,
);

/** A short mark of a text to the letter: two lanes of 32-bit FNV-1a in base 36. */
export function exactId(text: string): string {
  let low = 0x811c_9dc5;
  let high = 0xcbf2_9ce4;
  for (let at = 0, code = 0; at < text.length; at += code > 0xffff ? 2 : 1) {
    code = text.codePointAt(at) ?? 0;
    low = Math.imul(low ^ code, 0x0100_0193) >>> 0;
    high = Math.imul(high ^ code ^ (low >>> 15), 0x0100_01b3) >>> 0;
  }
  return high.toString(36) + low.toString(36).padStart(7, "0");
}

/** A short id of these texts, however they are capitalised, spaced and ended. */
export const textId = (...parts: readonly string[]): string => exactId(parts.map(normalised).join("\u0000"));

import { memoByText } from "../memo.ts";

const edge = /[\s\p{P}]/u;

/** Trims white space and punctuation in linear time. */
function trimmed(text: string): string {
  const start = text.search(/[^\s\p{P}]/u);
  let end = start < 0 ? 0 : text.length;
  for (let last = lastOf(text, end); last !== "" && edge.test(last); last = lastOf(text, end))
    end -= last.length;
  return text.slice(Math.max(0, start), end);
}

/** The character (one or two UTF-16 units) that ends at this index. */
const lastOf = (text: string, end: number): string => {
  const pair = text.slice(Math.max(0, end - 2), end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
};

// Room for the sentences and facts of a form: each edit changes only one of them.
const textsKept = 256;

/** A text normalised for comparison: without differences of case, white space, and punctuation at its ends. */
const normalised = memoByText(
  (text) => trimmed(text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ")),
  textsKept,
);

/** A short hash of the exact text: two lanes of 32-bit FNV-1a in base 36. */
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

/** A short id of these texts, independent of case, spacing and final punctuation. */
export const textId = (...parts: readonly string[]): string => exactId(parts.map(normalised).join("\u0000"));

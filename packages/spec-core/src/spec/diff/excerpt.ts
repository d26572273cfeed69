import { oneLine } from "../../text/one-line.ts";
import { clipped } from "../clipped.ts";

/** The maximum length of a quotation, in characters. */
const longest = 110;
const around = 36;

/** A text on one line, shortened at its end if it is long. */
export const shortened = (text: string): string => clipped(oneLine(text), longest);

/** The length of the common start of two texts, reduced to the last space if one is near, so that no word is cut. */
function sharedStart(a: readonly string[], b: readonly string[]): number {
  let index = 0;
  while (index < a.length && index < b.length && a[index] === b[index]) index++;
  if (index === a.length && index === b.length) return index;
  const blank = a.slice(0, index).lastIndexOf(" ");
  return index - blank <= around ? blank + 1 : index;
}

/** The start of the first whole word from this index on; the index itself if no word starts nearby. */
function wordFrom(characters: readonly string[], start: number): number {
  if (start <= 0) return 0;
  const blank = characters.indexOf(" ", start - 1);
  return blank < 0 || blank - start > around / 2 ? start : blank + 1;
}

/** The end of the last whole word before this index; the index itself if no word ends nearby. */
function wordUpTo(characters: readonly string[], end: number): number {
  if (end >= characters.length) return characters.length;
  const blank = characters.lastIndexOf(" ", end);
  return blank < 0 || end - blank > around / 2 ? end : blank;
}

/** Whether a long text was replaced by one that shares neither its start nor its end. */
export function isReplaced(before: string, after: string): boolean {
  const a = [...oneLine(before)];
  const b = [...oneLine(after)];
  const isLong = Math.max(a.length, b.length) > longest;
  return isLong && sharedStart(a, b) === 0 && sharedStart(a.toReversed(), b.toReversed()) <= 1;
}

/**
 * Two versions of a text, each on one line: whole if both are short, else the part that differs with some context. The
 * results are equal only if the texts differ in nothing but white space.
 */
export function excerpts(before: string, after: string): readonly [before: string, after: string] {
  const a = [...oneLine(before)];
  const b = [...oneLine(after)];
  if (a.length <= longest && b.length <= longest) return [a.join(""), b.join("")];
  const start = sharedStart(a, b);
  const most = Math.min(a.length, b.length) - start;
  const end = Math.min(most, sharedStart(a.toReversed(), b.toReversed()));
  const part = (text: readonly string[]) => {
    const from = wordFrom(text, start - around);
    const last = wordUpTo(text, Math.min(text.length - end + around, from + longest));
    return `${from > 0 ? "… " : ""}${text.slice(from, last).join("")}${last < text.length ? " …" : ""}`;
  };
  return [part(a), part(b)];
}

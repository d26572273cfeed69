import { bulletAtEnd, bulletAtStart, emphasis, escapedSign, signsBetween } from "./data/decoration.ts";

const sign = /[^\p{L}\p{N}\s.,:;!?'"’()&/%£$€]/u;

// The most bullets that are removed from one line.
const bulletsMax = 20;

function stripped(text: string, pattern: RegExp): string {
  let bare = text;
  for (let round = 0; round < bulletsMax; round += 1) {
    const rest = bare.replace(pattern, "").trim();
    if (rest === bare) break;
    bare = rest;
  }
  return bare;
}

/** A client's line as visitors read it: without the bullets, rows of symbols and bold marks of a pasted flyer. */
export function withoutDecoration(text: string): string {
  if (!sign.test(text)) return text;
  const plain = emphasis.reduce(
    (line, pattern) => line.replace(pattern, "$1"),
    text.replace(escapedSign, "").trim(),
  );
  const bare = stripped(stripped(plain, bulletAtStart), bulletAtEnd).replace(signsBetween, " – ");
  // A line that consists only of symbols stays as it is.
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text;
}

const lettersMin = 8;

/** Whether a line is typed in capitals throughout, as the headings of a flyer are: 'KEEN EDGE MOBILE SHARPENING'. */
export const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= lettersMin && /\s/u.test(text.trim()) && !/\p{Ll}/u.test(text);
};

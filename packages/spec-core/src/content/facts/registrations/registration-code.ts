import type { Span } from "../../place.ts";
import { listedAs } from "./data/registration-words.ts";

/** The end of the clause after a code. */
export const endsClause = /^\s*(?:[.,;)]|$|\n|(?:and|with|on|for|\/|[-–])\s)/u;
/** The end of the clause after an organisation's code, or the word for its members. */
export const endsCode = new RegExp(`${endsClause.source}|^ (?:${listedAs})(?!\\p{L})`, "u");
/** '0900-1730', '2019/20' */
export const hoursOrYears = /^\d{4} ?[-–/] ?\d{2,4}$/u;
const years = /^(?:19|20)\d\d ?[-–/] ?(?:(?:19|20)\d\d|\d\d)$/u;

const part = /^[ ]?([\p{L}\p{N}][\p{L}\p{N}./_-]*)/u;

/** '2009', and a place of study with the year of a degree: 'UCL 2009'. */
const isYear = (code: string): boolean => /^(?:\p{Lu}{3,8} )?(?:1[89]|20)\d\d$/u.test(code);
export const countDigits = (code: string): number => code.replace(/\D/gu, "").length;

/** Whether a word continues a code: it has digits, or it is in capitals before digits ('GB 184 2290 37', '039 CE'). */
const continuesCode = (word: string, code: string): boolean =>
  (/\d/u.test(word) && /^[\p{Lu}\d./-]+$/u.test(word)) ||
  (/^\p{Lu}{1,4}$/u.test(word) && (code === "" || word === "CE" || word === "MWST"));

/** A number without spaces; digits after it belong to another number ('CIF A47118842 92 points'). */
const isWhole = /^(?:\p{Lu}{0,3}\d{7,}\p{Lu}?|\d+[/-]\d[\d/-]*)$/u;

/** After this many letters a few digits are enough: 'RMPX04'. */
const letteredCode = /^\p{Lu}{4,8}\d{2,}$/u;

/** The code that starts at this index and has at least this many digits; null if there is none. */
export function codeAt(text: string, place: number, fewest: number): Span | null {
  let end = place;
  for (;;) {
    const [whole, word = ""] = part.exec(text.slice(end, end + 40)) ?? [];
    const code = text.slice(place, end).trim();
    const bare = word.replace(/[./-]+$/u, "");
    if (!whole || !(code === "" ? /\d/u.test(bare) || continuesCode(bare, code) : continuesCode(bare, code)))
      break;
    if (isWhole.test(code) && /^\d/u.test(bare)) break;
    end += whole.length - (word.length - bare.length);
    if (bare !== word) break;
  }
  const start = place + (/^\s*/u.exec(text.slice(place, end))?.[0].length ?? 0);
  const code = text.slice(start, end);
  const isCode =
    (countDigits(code) >= fewest || letteredCode.test(code)) &&
    !isYear(code) &&
    !years.test(code) &&
    !/^\d{1,3}(?:k|th|st|nd|rd|%)?$/iu.test(code);
  return isCode &&
    !/^[ ]?(?:[€£$%:@]|euros?|pounds|years)/iu.test(text.slice(end, end + 8)) &&
    !/^[.,]\d/u.test(text.slice(end, end + 2))
    ? { start, end }
    : null;
}

export const hasLetter = (text: string, { start, end }: Span): boolean =>
  /\p{Lu}/u.test(text.slice(start, end));

import { escapeRegex } from "../../text/escape-regex.ts";
import { canMatch } from "../regex-prefilter/prefiltered-match.ts";
import { misspelt } from "./data/typing-words.ts";
import { abbreviations, byNeighbours } from "./data/words-by-neighbours.ts";

/** A separate word in lower case: not part of an address, of a longer word or of '(i)'. */
const word = /(?<![\p{L}\p{N}@._/&'’#(-])\p{Ll}{1,14}(?![\p{L}\p{N}@_/&)-]|[.'’]\p{L})/gu;
/** 'i'm', 'i’ll' */
const smallI = /(?<![\p{L}\p{N}@._/&'’#(-])i(?=['’](?:m|ve|ll|d)(?![\p{L}\p{N}@._/]))/gu;
const quoted = /["“][^"“”]*["”]|(?<!\p{L})['‘][^'‘’]*['’](?!\p{L})/gu;
/** A first word in lower case, without capitals of its own, that is not an address. */
const smallStart = /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[\s,;:!?)]|\.?$|\.\s)/u;

/** How a client's texts are written: their language, and the business's name, which is never changed. */
export interface Writing {
  readonly isEnglish: boolean;
  readonly name: string;
}

const firstWord = (text: string): string => /^\S+/u.exec(text)?.[0] ?? "";

/** Applies a change to a text except for quotations and the business's name. */
function outsideOf(text: string, name: string, change: (part: string) => string): string {
  const kept = name === "" ? quoted : new RegExp(`${quoted.source}|${escapeRegex(name)}`, "giu");
  let from = 0;
  let done = "";
  for (const { index, 0: part } of text.matchAll(kept)) {
    done += change(text.slice(from, index)) + part;
    from = index + part.length;
  }
  return done + change(text.slice(from));
}

/**
 * Corrects an English sentence: its first letter becomes a capital, missing apostrophes are added, and words that are
 * certainly misspelt are replaced ('cant get out', 'in there own homes', 'ie.'). Nothing else is changed; other
 * languages not at all.
 */
export function writtenOut(text: string, { isEnglish, name }: Writing): string {
  if (!isEnglish) return text;
  const mark = text.includes("'") ? "'" : "’";
  const known = (typed: string): string => {
    if (typed === "i") return "I";
    return Object.hasOwn(misspelt, typed) ? (misspelt[typed] ?? typed).replace("'", mark) : typed;
  };
  const repaired = (part: string): string =>
    [...byNeighbours, ...abbreviations].reduce(
      (rest, { typed, written }) =>
        canMatch(typed, rest) ? rest.replace(typed, written.replace("'", mark)) : rest,
      part.replace(smallI, "I").replace(word, known),
    );
  const whole = (typed: string): string => outsideOf(typed, name, repaired);
  const small = text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  // 'Its not', 'Dont worry': the word is capitalised only because it comes first.
  const isBeginning = small !== text && firstWord(whole(small)) !== firstWord(small);
  const changed = whole(isBeginning ? small : text);
  const isNamed = name !== "" && changed.toLowerCase().startsWith(name.toLowerCase());
  return smallStart.test(changed) && !isNamed
    ? changed.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    : changed;
}

/** The same for a name or a part of a sentence: its first letter stays a capital or a small one, as typed. */
export function spelledOut(text: string, writing: Writing): string {
  const corrected = writtenOut(text, writing);
  return /^\p{Ll}/u.test(text)
    ? corrected.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
    : corrected;
}

import { ownValue } from "../../../own-value.ts";
import type { Span } from "../../place.ts";
import { spokenDigits, spokenTens, spokenZeros } from "./data/phone-words.ts";

/** Dictated digits with their range. */
export interface SpokenDigits extends Span {
  readonly digits: string;
}

const fewest = 6;
/** The minimum number of digits if a part is written in figures: '0115 four nine six'. */
const fewestMixed = 9;
const fewestWords = 2;
const written = /^\d{1,6}$/u;
const word = /[\p{L}\p{N}]+/gu;

interface Run {
  start: number;
  end: number;
  digits: string;
  repeat: number;
  isTens: boolean;
  words: number;
  isMixed: boolean;
}

const repeats: Readonly<Record<string, number>> = { double: 2, treble: 3, triple: 3 };

/** Finds numbers that are dictated digit by digit ('oh one double two …'). */
export function findSpokenDigits(text: string): SpokenDigits[] {
  const found: SpokenDigits[] = [];
  let current: Run | null = null;
  const close = (): void => {
    if (
      current &&
      current.words >= fewestWords &&
      current.digits.length >= (current.isMixed ? fewestMixed : fewest)
    )
      found.push({ start: current.start, end: current.end, digits: current.digits });
    current = null;
  };
  for (const match of text.matchAll(word)) {
    const lower = match[0].toLowerCase();
    const digit = ownValue(spokenDigits, lower);
    const repeat = ownValue(repeats, lower);
    const run: Run | null = current;
    if (!run && !digit && !repeat && !ownValue(spokenTens, lower) && !written.test(lower)) continue;
    if (run && /[^ \t,-]/u.test(text.slice(run.end, match.index))) close();
    const open: Run = current ?? {
      start: match.index,
      end: match.index,
      digits: "",
      repeat: 1,
      isTens: false,
      words: 0,
      isMixed: false,
    };
    const words = open.words + 1;
    const end = match.index + match[0].length;
    const more =
      ownValue(spokenTens, lower) ?? (open.digits === "" ? undefined : ownValue(spokenZeros, lower));
    if (repeat) current = { ...open, end, repeat };
    // 'ninety six' is 96, 'ninety' alone is 90.
    else if (digit && open.isTens && digit !== "0")
      current = { ...open, end, digits: open.digits.slice(0, -1) + digit, isTens: false, words };
    else if (digit)
      current = {
        ...open,
        end,
        digits: open.digits + digit.repeat(open.repeat),
        repeat: 1,
        isTens: false,
        words,
      };
    else if (more) current = { ...open, end, digits: open.digits + more, isTens: /y$/u.test(lower), words };
    else if (written.test(lower))
      current = {
        ...open,
        end,
        digits: open.digits + lower.slice(0, 1).repeat(open.repeat - 1) + lower,
        repeat: 1,
        isTens: false,
        isMixed: true,
      };
    else close();
  }
  close();
  return found;
}

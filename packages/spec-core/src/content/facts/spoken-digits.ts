import { spokenDigits } from "./data/phone-words.ts";
import type { Span } from "./reading.ts";

/** Digits and where they are said. */
export interface SpokenDigits extends Span {
  readonly digits: string;
}

const fewest = 6;
const word = /[\p{L}\p{N}]+/gu;

interface Run {
  start: number;
  end: number;
  digits: string;
  repeat: number;
}

const repeats: Readonly<Record<string, number>> = { double: 2, treble: 3, triple: 3 };

/** Numbers dictated digit by digit ('oh one double two …'). */
export function findSpokenDigits(text: string): SpokenDigits[] {
  const found: SpokenDigits[] = [];
  let current: Run | null = null;
  const close = (): void => {
    if (current && current.digits.length >= fewest)
      found.push({ start: current.start, end: current.end, digits: current.digits });
    current = null;
  };
  for (const match of text.matchAll(word)) {
    const small = match[0].toLowerCase();
    const digit = spokenDigits[small];
    const repeat = repeats[small];
    const run: Run | null = current;
    if (run && /[^\s,-]/u.test(text.slice(run.end, match.index))) close();
    const open: Run = current ?? { start: match.index, end: match.index, digits: "", repeat: 1 };
    const end = match.index + match[0].length;
    if (repeat) current = { ...open, end, repeat };
    else if (digit)
      current = { start: open.start, end, digits: open.digits + digit.repeat(open.repeat), repeat: 1 };
    else close();
  }
  close();
  return found;
}

import type { Span } from "../../place.ts";
import { after, before } from "../reading.ts";
import {
  attendedAfter,
  continuesAfter,
  delayAfter,
  delayBefore,
  notAttendedAfter,
  openBefore,
  priceAfter,
} from "./data/all-day-words.ts";

const reach = 48;

/** '24/7' is never a duration by itself: only the words after it can make it one. */
const isWholeWeek = (words: string): boolean => /7|365|every|any|all/iu.test(words);

/**
 * Whether '24 hours' or 'day and night' is a duration or part of a name: '24 hour delivery', '24hr candles', 'day and
 * night cream'. Before a noun it is opening hours only if people can staff what the noun names.
 */
export function isDuration(text: string, { start, end }: Span): boolean {
  const next = after(text, end, reach);
  const lead = before(text, start, 24);
  if (delayBefore.test(lead) || delayAfter.test(next) || priceAfter.test(next)) return true;
  if (openBefore.test(lead)) return false;
  if (notAttendedAfter.test(next)) return true;
  return (
    !isWholeWeek(text.slice(start, end)) &&
    /^[ -]\p{L}/u.test(next) &&
    !continuesAfter.test(next) &&
    !attendedAfter.test(next)
  );
}

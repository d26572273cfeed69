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

/** '24/7' is said of no candle: only what follows makes it something else than being there at any hour. */
const isWholeWeek = (words: string): boolean => /7|365|every|any|all/iu.test(words);

/**
 * Whether '24 hours' or 'day and night' says how long something takes or lasts, or names a thing: '24 hour delivery', '24hr candles',
 * 'day and night cream'. Before a noun it is opening hours only where the noun is something that people attend.
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

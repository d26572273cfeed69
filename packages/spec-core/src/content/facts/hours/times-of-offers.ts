import { oneLine } from "../../../text/one-line.ts";
import type { Span } from "../../place.ts";
import { allMatches, canMatch } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before } from "../reading.ts";
import {
  awayFromPlace,
  facilityBeforeDays,
  goodsBeforeDays,
  kindsAfterDays,
  notOurs,
  ownBeforeDays,
  ownPlaceBetween,
  placeOrPeople,
  standBeforeDays,
  urgentWork,
} from "./data/away-words.ts";
import { isKind, isTime } from "./hour-runs.ts";
import type { HourToken } from "./hour-tokens.ts";

const longestSentence = 160;
const reach = 60;
/** The text up to the last end of a sentence; the full stop of '6 p.m.' or 'St.' does not count. */
const sentenceBefore = /^[\s\S]*[.!?]\s+(?=\p{Lu}|\p{N})/u;

/**
 * The home visits, deliveries or market named in the sentence before times: 'Home visits' in 'Home visits in Lagos, Luz
 * and Burgau on Tuesday afternoons'.
 */
export function awayBefore(text: string, { start }: Span): string {
  const line = before(text, start, longestSentence);
  if (!canMatch(awayFromPlace, line)) return "";
  const lead = line.replace(sentenceBefore, "");
  const last = allMatches(awayFromPlace, lead).at(-1);
  if (!last || notOurs.test(lead.slice(0, last.index))) return "";
  return ownPlaceBetween.test(lead.slice(last.index + last[0].length)) ? "" : oneLine(last[0]);
}

/** The urgent work that is done around the clock: 'storm damage' in 'Also storm damage 24hr'. */
export function urgentBefore(text: string, core: readonly HourToken[], { start }: Span): string {
  return core.some(isKind("always")) ? oneLine(urgentWork.exec(before(text, start, reach))?.[1] ?? "") : "";
}

/** The town of a stand whose times these are: 'Leominster' in 'Leominster is the car park by the Co-op, Saturdays 9 till 1'. */
export function standBefore(text: string, { start }: Span): string {
  const lead = before(text, start, longestSentence).replace(sentenceBefore, "");
  return standBeforeDays.exec(lead)?.[1] ?? "";
}

/** The facility that is available at the times: 'haul-in chute' in 'We have a haul-in chute at the clinic, Tuesdays'. */
export function facilityBefore(text: string, { start }: Span): string {
  const [, name = ""] = facilityBeforeDays.exec(before(text, start, longestSentence)) ?? [];
  return placeOrPeople.test(name) ? "" : oneLine(name);
}

const isOnlyDays = (core: readonly HourToken[]): boolean =>
  core.some(isKind("day")) && !core.some(isTime) && core.every(isKind("day", "range", "and", "from", "glue"));

/** The goods that are available on certain days: 'Pies' in 'Pies Thurs-Sat - beef & stout'. */
export function goodsBefore(text: string, core: readonly HourToken[], { start, end }: Span): string {
  if (!isOnlyDays(core)) return "";
  const lead = before(text, start, reach);
  const isBracketed = /\(\s?$/u.test(lead);
  const item = oneLine(lead.replace(/\s?\(\s?$/u, "").replace(/^[\s\S]*[.;:,!?(•]|^\s*[-*–]\s/u, ""));
  if (item === "" || ownBeforeDays.test(item)) return "";
  const isGoods =
    goodsBeforeDays.test(item) ||
    (item.split(" ").length <= 3 && kindsAfterDays.test(after(text, end, reach)));
  // 'Soup, lamb on the spit Friday to Sunday, octopus': an item of a list with its own days.
  const isListed =
    /[,:]/u.test(lead.slice(0, -item.length)) &&
    (isBracketed ||
      (/^,/u.test(after(text, end, 1)) && / on the (?:spit|grill|bone|barbecue|bbq)$/iu.test(item)));
  return isGoods || isListed ? item : "";
}

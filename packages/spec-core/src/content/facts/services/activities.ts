import type { Span } from "../../place.ts";
import { activityAtEnd, offeredBesides, timeWord, whereAtEnd, workOnThings } from "./data/activity-words.ts";
import { served } from "./data/no-service-items.ts";
import { isName, itemsIn, verbs } from "./list-items.ts";
import { servicesAmong } from "./not-services.ts";
import { isOfferName } from "./offer-name.ts";

const headEnd = /\s[–—-]\s|:\s|[.!]\s*$/u;
const fewest = 2;
const most = 4;
const longestHead = 120;

/** The part of a sentence with the activity, before a place and before a list after a dash. */
function headOf(text: string, { start, end }: Span): Span {
  const words = text.slice(start, Math.min(end, start + longestHead));
  const head = words.slice(0, headEnd.exec(words)?.index ?? words.length).replace(whereAtEnd, "");
  return { start, end: start + head.length };
}

const wordsIn = (text: string, { start, end }: Span): string => text.slice(start, end);

/** The activities in a sentence that consists of nothing else: 'Chimney sweeping and inspections around Barre'. */
export function activities(text: string, sentence: Span): readonly Span[] {
  const head = headOf(text, sentence);
  if (verbs.test(wordsIn(text, head))) return [];
  const items = itemsIn(text, head);
  const areActivities = items.every(
    (item, index) =>
      isName(text, item) &&
      activityAtEnd.test(wordsIn(text, item)) &&
      // 'Custom framing, Feilding': a place.
      (index === 0 || !/^\p{Lu}\p{Ll}/u.test(wordsIn(text, item))),
  );
  return areActivities && items.length >= fewest && items.length <= most ? items : [];
}

/** Whether a sentence is a title for work on things: 'Piano tuning and repairs in Leeds', 'Chimney sweep'. */
const isWorkOnThings = (text: string, sentence: Span): boolean => {
  const head = headOf(text, sentence);
  const items = itemsIn(text, head);
  return (
    !verbs.test(wordsIn(text, head)) &&
    items.length <= most &&
    items.every((item) => isName(text, item)) &&
    items.some((item) => workOnThings.test(wordsIn(text, item)))
  );
};

/**
 * Whether a sentence lists things that the business works on: 'Wood stoves, fireplaces' after 'Chimney sweeping in
 * Barre', or after its dash or colon.
 */
export function listsThingsWorkedOn(text: string, sentence: Span, before: Span | undefined): boolean {
  const words = wordsIn(text, sentence);
  const head = headEnd.exec(words);
  if (head !== null && head.index < words.trimEnd().length - 1 && isWorkOnThings(text, sentence)) return true;
  return (
    before !== undefined &&
    isWorkOnThings(text, before) &&
    itemsIn(text, sentence).every((item) => !activityAtEnd.test(wordsIn(text, item)))
  );
}

/** Two or more additional offers: 'Caps and liners too'. */
export function besides(text: string, { start, end }: Span): readonly Span[] {
  const [, words = ""] = offeredBesides.exec(text.slice(start, end)) ?? [];
  if (words === "" || verbs.test(words)) return [];
  const from = text.indexOf(words, start);
  const items = itemsIn(text, { start: from, end: from + words.length });
  const areOffers = items.every((item) => {
    const name = wordsIn(text, item);
    return isName(text, item) && isOfferName(name) && !timeWord.test(name) && !served.has(name.toLowerCase());
  });
  return areOffers && items.length >= fewest ? servicesAmong(items, (item) => wordsIn(text, item)) : [];
}

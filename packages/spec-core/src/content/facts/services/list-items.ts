import { wordCount } from "../../../text/word-count.ts";
import type { Span } from "../../place.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import {
  byMeans,
  daysEnd,
  itemEnd,
  namesNothing,
  noService,
  phrasal,
  placeEnd,
  qualities,
  sharedObject,
} from "./data/service-words.ts";

export const longestItem = 45;
const mostWords = 5;
// A word with a slash is an alternative to another: 'flat pack/online bikes built up properly'.
const mostWordsOfAlternatives = 7;
const separator = /[,;/•|]|\s(?:and|or|und|y|et|e|i|plus|as well as)\s|\s&\s|\s\+\s/gu;
/** In a list with commas, a slash within a word does not separate items: 'kitchens, flat pack/online furniture'. */
const withinWord = /(?<=[\p{L}\d])\/(?=[\p{L}\d])/gu;

/** Two adjectives that share a noun, which is one name: 'Hot and cold shoeing'. */
const sharedNoun = new RegExp(
  `^\\s*(?:and |both )?(?:${qualities})\\s?(?:and|or|und|y|et|e|i|[&+/])\\s?(?:${qualities}) (?=\\p{L})`,
  "iu",
);

/** The number of services in a list; two kinds of shoeing count as two. */
export const countNames = (text: string, items: readonly Span[]): number =>
  items.length + items.filter(({ start, end }) => sharedNoun.test(text.slice(start, end))).length;

/** A remark about the item before it: ', a lot of which we grow here'. */
const asideOfItem =
  /,\s*(?:a lot|lots|most|many|some|all|half|none|both|each|one|several|plenty) of (?:which|whom|them)[^,;]*/giu;

/** What an item in the middle of a list includes: 'payroll incl. holiday pay and super, …'. */
const partsOfItem = /(?<=\p{L}) (?:incl?\.?|including) [^,;]{1,60}(?=[,;])/giu;

/** The parts of a list with their places. `list` is the whole list, if only a part of it is read. */
export function itemsIn(text: string, { start, end }: Span, list: Span = { start, end }): Span[] {
  const items: Span[] = [];
  const listed = [asideOfItem, partsOfItem].reduce(
    (rest, pattern) => rest.replace(pattern, (aside) => ",".repeat(aside.length)),
    text.slice(start, end),
  );
  const words = /[,;]/u.test(text.slice(list.start, list.end)) ? listed.replace(withinWord, "-") : listed;
  let from = 0;
  for (const cut of [...words.matchAll(separator), null]) {
    const to = cut?.index ?? words.length;
    const next = words.slice(from, from + longestItem);
    const [shared = ""] = sharedNoun.exec(next) ?? sharedObject.exec(next) ?? [];
    if (to < from + shared.length) continue;
    if (to > from) items.push(trimmed(text, { start: start + from, end: start + to }));
    from = to + (cut?.[0].length ?? 0);
  }
  return items.filter((item) => item.end > item.start);
}

/** A thing without what is done with it: 'roof', 'VAT', not 'taps' or 'plumbing'. */
const thingAlone = /^(?:\p{Ll}+(?<!s|ing|tion|ment)|\p{Lu}{2,5})$/u;
const deedAtEnd =
  /^(?:\p{Ll}|\p{Lu}{2,5}(?= ))[\p{L} -]* \p{Ll}+(?:ing|tions?|ments?|pairs?|surveys?|checks?|works?|removal|analysis)$/u;

/** The items, with a thing that shares its deed with the next one joined to it: 'roof and solar inspection'. */
export function withSharedDeeds(text: string, items: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const isShared =
      last !== undefined &&
      thingAlone.test(text.slice(last.start, last.end)) &&
      /^\s(?:and|or|&)\s$/u.test(text.slice(last.end, item.start)) &&
      deedAtEnd.test(text.slice(item.start, item.end));
    if (isShared) joined[joined.length - 1] = { start: last.start, end: item.end };
    else joined.push(item);
  }
  return joined;
}

const withoutSpaces = (words: string): string => words.replaceAll(" ", "\uE000");

/** The words, where what belongs to the name does not look like its end: 'beading by hand', 'taking in'. */
export const withWholeNames = (words: string): string =>
  words.replace(byMeans, withoutSpaces).replace(phrasal, withoutSpaces);

/** A list with at least this many parts has its 'and' before the last one; another is within a name. */
export const fewestParts = 4;

/**
 * The parts of a sentence that is only a list, where 'straps and sleeves added' in the middle is one name. Without
 * those that are no item, such as 'made by hand' at the end.
 */
export function itemsOfList(text: string, list: Span, isItem: (words: string) => boolean): Span[] {
  const { start, end } = list;
  const isListed = (item: Span): boolean => isItem(text.slice(item.start, item.end));
  const commas = [...text.slice(start, end).matchAll(/,/gu)].map(({ index }) => start + index);
  const parts = [...commas, end].map((to, index) => ({
    start: index === 0 ? start : (commas[index - 1] ?? start) + 1,
    end: to,
  }));
  const last = parts.findLastIndex((part) => itemsIn(text, part, list).some(isListed));
  if (last + 1 < fewestParts) return itemsIn(text, list).filter(isListed);
  return parts
    .flatMap((part, index) => {
      const whole = trimmed(text, part);
      return index < last && isName(text, whole) ? [whole] : itemsIn(text, part, list);
    })
    .filter(isListed);
}

/** How much there is of something, before its name: 'short list of pastries', 'good selection of wines'. */
const howMuch = "(?:\\p{Ll}{3,9} ){0,2}(?:list|range|selection|choice|variety|assortment|handful|bit|lot) of";
const itemStart = new RegExp(
  `^(?:[\\s"“'(]|(?:the|an?) (?:odd|occasional)\\s(?!jobs?(?!\\p{L}))|(?:and|or|also|mostly|mainly|und|the|a(?![ -]levels?(?!\\p{L}))|an|our|all|some|any|most(?! of )|sur|${howMuch})\\s)*`,
  "iu",
);

/** An item without leading articles and conjunctions, brackets with remarks, and the rest of the sentence. */
export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const lead = itemStart.exec(words)?.[0].length ?? 0;
  const core = words
    .slice(lead)
    .replace(/\s?\([^)]*(?:\)[\s.!?]*)?$/u, "")
    // 'Botanical, trad. walk ins on Sundays': the next sentence begins in lower case.
    .replace(/(?<=\p{L}{4})\.\s[\s\S]*$/u, "")
    .replace(placeEnd, "")
    .replace(byMeans, withoutSpaces)
    .replace(phrasal, withoutSpaces)
    .replace(itemEnd, "")
    .replace(/(?:\s(?:add|extra|plus|(?<!\sof )\d+))+$/iu, "")
    .replace(/[\s.!?:"”')…]+$/u, "")
    .replace(daysEnd, "")
    // 'Contemporary and, since last year, an adult class': the comma after 'and' begins an insertion.
    .replace(/(?<=\p{L}{3})\s(?:and|or)$/iu, "")
    .replace(/\s(?:mostly|mainly|usually|made|done|stuff)$/iu, "");
  return { start: start + lead, end: start + lead + core.length };
}

/** First words of an item that continues the sentence and is not a service. */
const startsElsewhere =
  /^(?:to|on|without|with|after|before|between|in|at|by|for|from|over|under|up|rather|together|maybe|else|so|one(?![ -](?:to|on|day|off|way|hour)(?!\p{L}))|\d+|two|three|four|five|six|seven|eight|nine|ten)\s/iu;
export const verbs =
  /(?<!\p{L})(?:is|are|was|were|we|i|you|they|it|has|have|had|can|must|will|do|does|don['’]?t|make|take|come|go|want|should|would|please|know|say)(?!\p{L})/iu;

/** How many there are of somebody or something: 'growing number of adults'. */
const howMany = /^(?:\p{Ll}+ )?numbers? of\s/iu;

const oneToOne = /^1[-:. ]?(?:2|to|on)?[-:. ]?1s?$/iu;

export function isName(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  return (
    words.length >= 3 &&
    words.length <= longestItem &&
    wordCount(words) <= (/\p{L}\/\p{L}/u.test(words) ? mostWordsOfAlternatives : mostWords) &&
    /^[\p{L}\d"“]/u.test(words) &&
    (/\p{L}{3}/u.test(words) || oneToOne.test(words)) &&
    !/[\uFFFC@€£$%:\n]/u.test(words) &&
    // 'Curry of the day' is a name although it contains a time.
    !matches(noService, words.replace(/ of the (?:day|week|month|season)$/iu, "")) &&
    !namesNothing.test(words) &&
    !startsElsewhere.test(words) &&
    !howMany.test(words)
  );
}

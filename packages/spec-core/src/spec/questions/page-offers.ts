import { wordCount } from "../../text/word-count.ts";
import type { Project } from "../project.ts";
import { type Part, partsAsked } from "./parts.ts";

type Offers = Project["form"]["offers"];

const word = /[\p{L}\p{N}]+/gu;
const nameLettersMin = 3;
/** Words are compared by so many letters: 'requirements' matches 'required'. */
const stemLettersMax = 6;
/** Words that say nothing of a page's subject. */
const unspecific: ReadonlySet<string> = new Set(
  "the and for our your with from all more page pages about new per not first how what which who why where when one two".split(
    " ",
  ),
);

/**
 * The beginning of a word, for an approximate comparison. The exact singular would make the page 'Care of your dress'
 * quote every doubt about dresses, so that these get no question of their own.
 */
export const stem = (said: string): string => said.replace(/(?:ies|es|s|y|e)$/u, "").slice(0, stemLettersMax);

const nameStems = (name: string): string[] =>
  (name.toLowerCase().match(word) ?? [])
    .filter((said) => said.length >= nameLettersMin && !unspecific.has(said))
    .map(stem);

/**
 * The typed offers that share a word with a page's name: 'Gift boxes' is a page about the offer 'Box of truffles'. Words
 * of the trade count only if the name has no other.
 */
export function offersSharing(name: string, { form }: Project): Offers {
  const trade = new Set(nameStems(`${form.niche} ${form.businessName}`));
  const all = nameStems(name);
  const own = all.filter((said) => !trade.has(said));
  const wanted = own.length > 0 ? own : all;
  return form.offers.filter((offer) => nameStems(offer.name).some((said) => wanted.includes(said)));
}

/** The number of words with which an offer says what it includes. */
const tellingWords = 4;

/** A length or a number of people says nothing of what an offer includes: '60 min with Mele', 'per person, 3 or more'. */
const length =
  /(?<!\p{L})(?:(?:an?|one|half an|[\d.,/–-]+) ?(?:min\p{L}*|hours?|hrs?|h|days?|weeks?)|per (?:person|player|head|child|guest|adult)|(?:up to )?\d+(?: or more|\+)?(?: (?:people|persons|players|guests|kids|children))?)(?!\p{L})/giu;

const isDescribed = ({ what }: Offers[number]): boolean =>
  wordCount(what.replace(length, " ")) >= tellingWords;

/** Whether the offers give a page something to print. */
export const areTold = (offers: Offers): boolean =>
  offers.some((offer) => isDescribed(offer) || /\d/u.test(offer.price));

const priced = /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)|\d ?%|\bfree\b/i;
const timed =
  /\d[:.]\d\d\b|\d ?(?:am|pm|hours?|hrs?|weeks?|days?|nights?|min\p{L}*)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:an|one|two|half an) hours?\b|\b(?:a|per) night\b|\b(?:twenty|thirty|forty|fifty|sixty|ninety) minutes\b/iu;

/** How people ask for an offer: 'ring me', 'book online'. */
const asking = /\b(?:ring|call|phone|text|whats ?app|e-?mail|book|order)(?:ed|ing|s)?\b/i;

const ofFirst = /(?<!\p{L})(?:first|initial|introductory)(?!\p{L})/iu;

/** Whether all offers are for the first time, so that the price of what follows is missing. */
const isFirstAlone = (offers: Offers): boolean =>
  offers.length > 0 && offers.every(({ name }) => ofFirst.test(name));

/** The question about what these offers and sentences leave open on a page about the offers; null if nothing. */
export function offersPageQuestion(
  offers: Offers,
  told: readonly string[],
  withoutPrices: boolean,
): string | null {
  const parts: Part[] = [
    ...(offers.some(isDescribed)
      ? offers.length === 1 && offers.every(({ price }) => !/\d/u.test(price))
        ? [{ asks: "how it goes step by step" }, { asks: "what people have to bring or know before" }]
        : []
      : [
          { asks: "what exactly it includes (and for whom it is)" },
          { asks: "how long it takes or when there is any", answeredBy: timed },
          // What takes a time is done with people, and not sold as a thing.
          ...(offers.some(({ what }) => timed.test(what))
            ? [{ asks: "how it goes step by step" }, { asks: "what people have to bring or know before" }]
            : []),
          ...(isFirstAlone(offers) ? [{ asks: "the length and price of a further one" }] : []),
        ]),
    // A price that is not settled is asked for by the offer's name.
    ...(withoutPrices || offers.some(({ price }) => priced.test(price))
      ? []
      : [{ asks: "the price", answeredBy: priced }]),
  ];
  if (parts.length > 0 && !offers.some(isDescribed))
    parts.push({
      asks: "how people ask for it, what they tell you and how soon they have it",
      answeredBy: asking,
    });
  return partsAsked(
    { lead: "This page is about what you offer. What should people know of it", parts },
    told,
  );
}

import { matches } from "../sieve.ts";
import { type Amount, moneyIn } from "./amounts.ts";
import { barePrices } from "./bare-prices.ts";
import { noOffer, notForVisitors, trouble, wages } from "./data/keep-words.ts";
import { emptySubject, limits, noPriceTail, priceLeads, priceTails } from "./data/price-words.ts";
import { daysEnd } from "./data/service-words.ts";
import { isLaterPrice } from "./later-price.ts";
import { withLengths } from "./price-lengths.ts";
import { withPairs } from "./price-pairs.ts";
import { asValue } from "./price-value.ts";
import {
  before,
  behind,
  type Found,
  freeText,
  isFree,
  type Reading,
  type Span,
  singleBlanks,
} from "./reading.ts";
import { sentencesOf } from "./sentences.ts";

const longestAbout = 60;
/** More amounts than any list of prices in an answer has; the rest of a text that is nothing but amounts is not read. */
const mostAmounts = 200;
const rangeSign = /^ ?(?:-|–|—|to|bis|à|a|until|and) ?$/u;

/** Two amounts with 'to' between are one price, of which the first counts. */
function joinedRanges(text: string, amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const last = joined.at(-1);
    const isRange = last && rangeSign.test(text.slice(last.end, amount.start));
    if (isRange) joined[joined.length - 1] = { ...last, end: amount.end };
    else joined.push(withLowerEnd(text, amount));
  }
  return joined;
}

/** '18 to 24 dollars': the number before belongs to the price. */
function withLowerEnd(text: string, amount: Amount): Amount {
  const lead = /(?<![\d.,\p{L}])(\d{1,5}(?:[.,]\d{2})?) ?(?:-|–|to|bis|à) ?$/u.exec(
    before(text, amount.start, 14),
  );
  const [whole, digits = ""] = lead ?? [];
  const lower = Number(digits.replace(",", "."));
  return whole && lower < amount.amount
    ? { ...amount, start: amount.start - whole.length, amount: lower }
    : amount;
}

/** The words of the sentence near an amount. */
function near(text: string, sentences: readonly Span[], { start, end }: Span, before = 70): string {
  const sentence = sentences.find((each) => each.end > start) ?? { start, end };
  return text.slice(Math.max(sentence.start, start - before), Math.min(sentence.end, end + 50));
}

function isOffer(text: string, sentences: readonly Span[], amount: Amount): boolean {
  const around = near(text, sentences, amount);
  const lead = before(text, amount.start, 24);
  return (
    amount.amount > 0 &&
    !matches(limits, lead.replace(priceLeads, "")) &&
    !matches(limits, lead) &&
    !noPriceTail.test(behind(text, amount.end, 14)) &&
    !matches(noOffer, around) &&
    // Whom one seeks is told long before what they get.
    !matches(wages, near(text, sentences, amount, 140)) &&
    !matches(trouble, around) &&
    !notForVisitors.some((words) => matches(words, around))
  );
}

/** A price with its 'from' and 'per hour'. */
function widened(text: string, amount: Amount): Amount {
  const lead = priceLeads.exec(before(text, amount.start, 24))?.[0] ?? "";
  const rest = behind(text, amount.end, 40);
  const [said = ""] = priceTails.exec(rest) ?? [];
  // '2 lb $32 / qt $45': the next thing and its price.
  const tail = /^\s?[£€$]?\d/u.test(rest.slice(said.length)) && said.startsWith(" /") ? "" : said;
  return { ...amount, start: amount.start - lead.length, end: amount.end + tail.length };
}

/** '(8oz)' is what it says; 'workshops (2 hrs' was cut in its bracket. */
const unbracketed = (words: string): string =>
  words.replace(/^\(([^()]*)\)$/u, "$1").replace(/\s*\([^()]*$/u, "");

/** Another fact in the words, such as the times of a tour, is no part of a name. */
const withoutFacts = (words: string): string =>
  words.replace(/^[\s\uFFFC]+/u, "").replace(/\s*\uFFFC[\s\S]*$/u, "");

const clean = (words: string): string =>
  unbracketed(singleBlanks(withoutFacts(words)).trim())
    .replace(/^(?:[\s,;:.)&+*•–—-]|\d{1,2}[.)] )+/u, "")
    .replace(/^(?:(?:for|and|or|und|y|et|e|i|ou|plus|then|a|the|an|our|also)\s){1,2}/iu, "")
    .replace(
      /^(?:we |i )?(?:also |can |will ){0,2}(?:teach|offer|do|sell|make|provide|have)\s(?:an? |the )?(?=\p{L})/iu,
      "",
    )
    .replace(/(?:\s(?:is|are|costs?|at|for|from|the|a|of|kostet|coûte|cuesta|ab|just|only))+$/iu, "")
    .replace(/[\s:=,(/–—-]+$/u, "")
    .replace(/(?<=\p{L})['’]s$/u, "")
    .replace(daysEnd, "");

interface Asked {
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly price: Span;
  /** All prices of the text. */
  readonly known: readonly Span[];
}

/** Where a new label begins: after a full stop too, even before a small letter ('no appointment. puppies 20'). */
const clauseBefore =
  /^[\s\S]*(?:[;:|•?!\uFFFC]|,(?!\d)|\n|\s[-–—/]\s|(?<=\p{L}{3})(?<!(?<!\p{L})(?:approx|incl|excl|inkl|zzgl|min|max|std|pers|ext))\.\s)(?=[\s\S]*\p{L})/u;
/** A verb after a price is not the name of what it buys: '500 booking fee holds the date'. */
const verbBehind =
  /\s(?:holds?|secures?|reserves?|keeps?|covers?|gets?|buys?|is|are|if|when|which|that|because|so|but|you|we|i)\s[\s\S]*$/iu;
/** An explanation or addition after a price is no name: '$10 per act (state max) plus travel'. */
const aside = /^\s*\([^()]*\)[\s\S]*$|(?:^|\s)(?:plus|\+)\s[\s\S]*$/iu;
/** No name of anything: 'not decided', 'forgot that'. */
const noLabel =
  /^(?:not|no|yes|or|doors \d|incl?\.?|includ(?:es|ing|ed)|inkl|with|maybe|perhaps|undecided|forgot|sorry|say|tbc|tbd|just|call|ask|now|extra|more|off|each(?! follow)|waived|payable|due|refundable|depending|according|if|when|might|may|could)(?!\p{L})/iu;

const innerComma = "\uE000";
/** A comma within brackets divides nothing: 'company (Ltd, LLP) from 190'. */
const withoutInnerCommas = (words: string): string =>
  words.replace(/\([^()]{0,60}\)/gu, (inner) => inner.replace(/,/gu, innerComma));

/** A label of many words with a verb or a pronoun in it is a sentence. */
const isSentence = (words: string): boolean =>
  words.split(" ").length > 5 &&
  /(?<!\p{L})(?:we|i|you|they|he|she|it|is|are|was|does|do|if|not|who|which|cooks|on|because|but)(?!\p{L})/iu.test(
    words,
  );

/** The last words of a sentence after its last small word: 'well most nights not Sundays, service call'. */
const lastWords =
  /^.*(?<!\p{L})(?:we|i|you|they|it|is|are|was|do|does|if|not|who|which|on|because|but|and|the|our|my|sundays?) ((?:\p{L}[\p{L}-]+ ?){1,3})$/iu;

/** 'For an hour' says how long, not what. */
const lengthAlone = /^(?:half )?(?:an? )?(?:hour|hr|half[- ]hour|session|minute|min)s?$/iu;

function label(said: string): string {
  const words = isSentence(said) ? (lastWords.exec(said)?.[1] ?? "") : said;
  return emptySubject.test(words) || noLabel.test(words) ? "" : words.replaceAll(innerComma, ",");
}

const tailLabel = (said: string): string => (lengthAlone.test(said) ? "" : label(said));

/** What a price is for: the words before it in its list or sentence, else the ones after. */
function aboutOf({ text, sentences, price, known }: Asked): string {
  const sentence = sentences.find((each) => each.end > price.start) ?? price;
  const floor = Math.max(
    sentence.start,
    ...known.filter(({ end }) => end <= price.start).map(({ end }) => end),
  );
  const words = text.slice(floor, price.start);
  // Directly after a comma and another price there is no name before: '£16 for 45 min, £22 the hour'.
  const isBare = (floor > sentence.start && /,\s*$/u.test(words)) || /,\s*\+\s*$/u.test(words);
  const lead = isBare ? "" : label(clean(withoutInnerCommas(words).replace(clauseBefore, "")));
  if (lead !== "") return lead.slice(-longestAbout);
  const roof = Math.min(
    sentence.end,
    ...known.filter(({ start }) => start >= price.end).map(({ start }) => start),
  );
  const tail = tailLabel(
    clean(
      text
        .slice(price.end, roof)
        .replace(/(?:[;:|•,]|\n|[.!?](?=\s|$)|\s[-–—/]\s)[\s\S]*$/u, "")
        .replace(verbBehind, "")
        .replace(aside, ""),
    ),
  );
  return tail.slice(0, longestAbout);
}

const size = "small|medium|med|large|big|extra large|xl|xs|mini|half|whole|single|double|short|long|giant";
const sizeAlone = new RegExp(`^(?:${size})$`, "iu");
const sizeAtStart = new RegExp(`^(?:${size}) (\\p{L}.{2,40})$`, "iu");
const sizeAtEnd = new RegExp(`^(.{3,50}) (?:${size})$`, "iu");

const seasonAlone =
  /^(?:(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:high|low|peak|off)[- ]season|summer|winter)(?:(?: and | to |[-–])(?:january|february|march|april|may|june|july|august|september|october|november|december))?)$/iu;

const timeAlone = /^(?:(?:half|full|whole)[- ]day|day|week|weekend|overnight)$/iu;
/** 'Kayak $25/hr or $60 half day': between two prices of the same thing nothing is named. */
const namesNothing = /^[\s,/]*(?:(?:or|and|&)\s)?\s*$/iu;

/** 'Full groom small 42 med 50', 'Small dogs 38, large 60': a mere size belongs to the thing that was named with one earlier in its line. */
function withSizes(text: string, found: readonly Found[]): Found[] {
  let thing = "";
  let kind = "";
  let previous = "";
  let last = 0;
  let lastEnd = 0;
  return found.map((price) => {
    const between = text.slice(lastEnd, price.start);
    lastEnd = price.end;
    if (/[\n.;]/u.test(text.slice(last, price.start).replace(/\d\.\d/gu, ""))) thing = kind = "";
    if (/[\n;]/u.test(text.slice(last, price.start))) previous = "";
    last = price.end;
    if (sizeAlone.test(price.about)) return { ...price, about: [thing, price.about, kind].join(" ").trim() };
    const isOfPrevious =
      seasonAlone.test(price.about) || (timeAlone.test(price.about) && namesNothing.test(between));
    if (isOfPrevious && previous !== "") return { ...price, about: `${previous}, ${price.about}` };
    previous = price.about;
    thing = sizeAtEnd.exec(price.about)?.[1] ?? "";
    kind = thing === "" ? (sizeAtStart.exec(price.about)?.[1] ?? "") : "";
    return price;
  });
}

/** What the business asks for what it offers, in its currency; not what it pays, nor what others ask. */
export function findPrices(reading: Reading): Found[] {
  const text = freeText(reading);
  const sentences = sentencesOf(text);
  const money = joinedRanges(text, moneyIn(text, reading.country).slice(0, mostAmounts));
  const bare = barePrices(text, reading.country, money).slice(0, mostAmounts);
  const all = [...money, ...bare]
    .toSorted((a, b) => a.start - b.start)
    .filter((amount) => isFree(reading, amount))
    .map((amount) => widened(text, amount));
  const found = all
    .filter((amount) => isOffer(text, sentences, amount))
    .map((amount) => ({
      kind: "price" as const,
      start: amount.start,
      end: amount.end,
      value: asValue(amount),
      about: aboutOf({ text, sentences, price: amount, known: all }),
      ...(isLaterPrice(text, amount) ? { proposal: "keep" as const } : {}),
    }));
  return withPairs(text, withLengths(text, withSizes(text, found)));
}

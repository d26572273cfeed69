import { singular } from "../../text/singular.ts";
import type { Fact } from "../fact.ts";
import { allMatches } from "../regex-prefilter/prefiltered-match.ts";
import type { CountryRules } from "./data/countries.ts";
import { amountPattern, moneyIn, numberOf } from "./prices/amounts.ts";
import { withoutCondition } from "./prices/price-conditions.ts";
import { asValue } from "./prices/price-value.ts";

/** An entry of the list of offers. */
interface Offer {
  readonly name: string;
  /** The words of the name without a bracket, which only says for whom or how much: '(adult)'. */
  readonly main: readonly string[];
  /** All its words: of the name, the explanation and the price. */
  readonly words: readonly string[];
  /** The amounts of its price and its explanation, as `12.50 GBP`. */
  readonly amounts: ReadonlySet<string>;
}

/** The longest distance between the name of a price and its amount. */
const reach = 90;

const empty = /^(?:an?|and|or|the|of|for|per|with|in|to|our|my|from|at|by|each|is|are|plus)$/u;

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]s?(?!\p{L})/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !empty.test(word))
    .map(singular);

/** The fewest letters of a word that may be short for a longer one: 'exam' for 'examination'. */
const fewestLetters = 4;
const nounEnds = /^(?:in)?ation$/u;
const verbEnds = /^(?:ed|ing)$/u;

/** Whether one of two words is the other with such an ending. */
function isExtended(one: string, other: string, ends: RegExp): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= fewestLetters && long.startsWith(short) && ends.test(long.slice(short.length));
}

const isSameWord = (one: string, other: string): boolean => one === other || isExtended(one, other, nounEnds);

/**
 * Whether all words are among others: 'oven cleaning' in 'oven clean'. Beside no equal word, 'paint' is not 'painting'.
 */
function areIn(words: readonly string[], others: readonly string[]): boolean {
  const hasEqual = words.some((word) => others.includes(word));
  return (
    words.length > 0 &&
    words.every((word) =>
      others.some((other) => isSameWord(word, other) || (hasEqual && isExtended(word, other, verbEnds))),
    )
  );
}

const isSameName = (name: readonly string[], other: readonly string[]): boolean =>
  name.length === other.length && areIn(name, other) && areIn(other, name);

const alternatives = /^(\p{L}+(?:\/\p{L}+)+)(?= \p{L})/u;

/** Each alternative of a name: 'weekly cleaning' and 'monthly cleaning' of 'weekly/monthly cleaning'. */
function alternativesOf(name: string): string[] {
  const [, words = ""] = alternatives.exec(name) ?? [];
  return words === "" ? [name] : words.split("/").map((word) => `${word}${name.slice(words.length)}`);
}

/** Whether the name of an offer has all words of a shorter one, or of one of its alternatives. */
const isSaidIn = (name: string, short: string): boolean =>
  name.toLowerCase() === short.toLowerCase() ||
  alternativesOf(short).some((one) => areIn(wordsOf(one), wordsOf(name)));

const numbers = new RegExp(`(?<![\\d.,])${amountPattern}`, "gu");

function amountsOf(price: string, what: string, country: CountryRules | null): ReadonlySet<string> {
  const money = moneyIn(price, country);
  // '£20-35' has one sign for both of its amounts.
  const currencies = new Set(money.map(({ currency }) => currency));
  if (currencies.size === 0 && country) currencies.add(country.currency);
  const written = allMatches(numbers, price).flatMap(([number]) =>
    [...currencies].map((currency) => asValue({ amount: numberOf(number), currency })),
  );
  return new Set([...[...money, ...moneyIn(what, country)].map(asValue), ...written]);
}

const isTyped = ({ field }: Fact): boolean => field === "offers";

function offersOf(typed: readonly Fact[], country: CountryRules | null): Offer[] {
  const prices = new Map(typed.flatMap(({ kind, about, text }) => (kind === "price" ? [[about, text]] : [])));
  return typed.flatMap(({ kind, text: name, about: what }) => {
    if (kind !== "service") return [];
    const price = prices.get(name) ?? "";
    return [
      {
        name,
        main: wordsOf(name.replace(/\([^()]*\)/gu, " ")),
        words: wordsOf(`${name} ${what} ${price}`),
        amounts: amountsOf(price, what, country),
      },
    ];
  });
}

/** Both amounts of '20 GBP to 35 GBP plus VAT'. */
const endsOf = (value: string): string[] => value.replace(/ plus .*$/u, "").split(" to ");

/** Whether an offer has all amounts of a price. */
const hasAmounts = ({ amounts }: Offer, { value }: Fact): boolean =>
  endsOf(value).every((amount) => amounts.has(amount));

/** A text without the amounts and words of the offers whose amounts it repeats: '' of 'Hydro bath £12'. */
export function besideTypedOffers(text: string, facts: readonly Fact[]): string {
  const money = moneyIn(text, null);
  const repeated = offersOf(facts.filter(isTyped), null).filter(({ amounts }) =>
    money.some((amount) => amounts.has(asValue(amount))),
  );
  if (repeated.length === 0) return text;
  const said = repeated.flatMap(({ words }) => words);
  const own = money
    .filter((amount) => repeated.some(({ amounts }) => amounts.has(asValue(amount))))
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return own.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const words = wordsOf(word);
    return words.length === 0 || areIn(words, said) ? " " : word;
  });
}

/** Whether a text names amounts of typed offers and beside them others: 'Cakes from £40, most people pay £60'. */
export function namesFurtherAmounts(text: string, facts: readonly Fact[]): boolean {
  const typed = offersOf(facts.filter(isTyped), null);
  const isTypedAmount = (amount: string): boolean => typed.some(({ amounts }) => amounts.has(amount));
  const said = moneyIn(text, null).map(asValue);
  return said.some(isTypedAmount) && !said.every(isTypedAmount);
}

interface Said {
  readonly price: Fact;
  readonly name: readonly string[];
  /** The name without an age or a size at its end: 'mowing' of 'mowing, up to 1 acre'. */
  readonly base: readonly string[];
}

/** Whether a price in a text is that of an offer, whose words contain all words of its name. */
const isOf = (offer: Offer, { price, name, base }: Said): boolean =>
  hasAmounts(offer, price) && (name.length === 0 || areIn(name, offer.words) || areIn(base, offer.words));

/** Whether it has the same amount and shares only a part of its name: 'kitten course' beside 'puppy course'. */
const mayBeOf = (offer: Offer, { price, name }: Said): boolean =>
  hasAmounts(offer, price) && name.some((word) => areIn([word], offer.main));

/**
 * The facts without the prices and services in texts that the list of offers has already, under the same name or
 * another: 'hydro bath £12' beside the offer 'Hydrobath' for £12. A price for the same thing with another amount gets
 * the name of the offer, so that the two are compared.
 */
export function withoutTypedOffers(facts: readonly Fact[], country: CountryRules | null): Fact[] {
  const offers = offersOf(facts.filter(isTyped), country);
  if (offers.length === 0) return [...facts];
  const said = facts.flatMap((price): Said[] =>
    price.kind === "price" && !isTyped(price)
      ? [{ price, name: wordsOf(price.about), base: wordsOf(withoutCondition(price.about)) }]
      : [],
  );
  const same = new Set<Fact>();
  const unsure = new Set<Fact>();
  const named = new Map<Fact, string>();
  for (const one of said) {
    const of = offers.find((offer) => isSameName(one.name, offer.main));
    if (of && of.amounts.size > 0 && !hasAmounts(of, one.price)) named.set(one.price, of.name);
    if (offers.some((offer) => isOf(offer, one))) same.add(one.price);
  }
  /** Whether the text has another price for the offer, so that this one is for something else. */
  const isSaidElse = (offer: Offer, { price }: Said): boolean =>
    said.some((other) => other.price !== price && other.name.length > 0 && isOf(offer, other));
  for (const one of said) {
    const rest = offers.filter((offer) => !isSaidElse(offer, one));
    if (!same.has(one.price) && rest.some((offer) => mayBeOf(offer, one))) unsure.add(one.price);
  }
  const isNameOf = ({ field, start, end, text }: Fact, price: Fact): boolean =>
    field === price.field && end <= price.start && price.start - start < reach && price.about.includes(text);
  const isSame = (fact: Fact): boolean =>
    fact.kind === "service"
      ? offers.some(({ name }) => isSaidIn(name, fact.text)) ||
        [...same].some((price) => isNameOf(fact, price))
      : same.has(fact);
  return facts.flatMap((fact): Fact[] => {
    if (isTyped(fact) || (fact.kind !== "service" && fact.kind !== "price")) return [fact];
    if (isSame(fact)) return [];
    const isUnsure =
      unsure.has(fact) || (fact.kind === "service" && [...unsure].some((price) => isNameOf(fact, price)));
    const about = named.get(fact) ?? fact.about;
    return [isUnsure ? { ...fact, about, proposal: "keep" } : { ...fact, about }];
  });
}

import type { OnboardingFormData } from "../../../onboarding/form-data.ts";
import { singular } from "../../../text/singular.ts";
import type { Fact } from "../../fact.ts";
import { holds, type Span } from "../../place.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { textId } from "../../text-id.ts";
import type { CountryRules } from "../data/countries.ts";
import { sentencesOf } from "../sentences.ts";
import { isOfferName } from "../services/offer-name.ts";
import { moneyIn, numberOf } from "./amounts.ts";
import {
  afterName,
  beforeName,
  betweenNameAndPrice,
  countedAfter,
  minimumName,
  newestPrice,
  priceOfBefore,
  unitAfter,
} from "./data/update-words.ts";

/** The answers that may contain prices, in the order in which they are written. */
const fields = ["description", "audience", "contentNotes"] as const;
type Field = (typeof fields)[number];

/** A sentence with the new price of something that has a price in earlier text. */
export interface PriceUpdate extends Span {
  readonly field: Field;
  /** Facts with the old price. */
  readonly replaced: readonly Fact[];
  /** The new prices, with the names of those that they replace. */
  readonly news: readonly Fact[];
}

const sum = String.raw`(?:[£€$]\s?)?\d{1,6}(?:[.,]\d{1,3})*(?!\d)(?:\s?(?:[€£$]|euros?|pounds|dollars|bucks|quid|usd|cad|gbp|eur)(?!\p{L}))?`;
const filling = String.raw`(?:[\s,:=–—-]{1,3}(?:${betweenNameAndPrice})(?!\p{L})){0,9}[\s,:=–—-]{0,3}`;
const earlierSum = String.raw`(?:(?:used to be|was|were|from)\s${sum},?(?:\s(?:to|now|and now|but now|it['’]s now|is now))?\s)?`;

/** A pattern for the singular and plural of a word. Names contain only letters, digits and hyphens here. */
function anyNumber(word: string): string {
  const one = singular(word);
  const several = /[^aeiou]y$/iu.test(one) ? `${one.slice(0, -1)}ies` : `${one}(?:e?s)?`;
  return `(?:${word}|${one}|${several})`;
}

const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? [];

const keyOf = (name: string): string => wordsOf(name.toLowerCase()).map(singular).join(" ");

/** The range of the amount that a sentence gives for a thing of this name, before or after it. */
function sumFor(name: string, sentence: string): Span | undefined {
  const words = wordsOf(name).map(anyNumber).join(String.raw`[\s'’-]{1,2}`);
  const isNamed = (start: number): boolean => beforeName.test(sentence.slice(0, start));
  const after = new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})${filling}${earlierSum}(${sum})`, "iu").exec(
    sentence,
  );
  if (after && isNamed(after.index)) {
    const [whole, written = ""] = after;
    const end = after.index + whole.length;
    return { start: end - written.length, end };
  }
  const before = new RegExp(
    String.raw`(${sum})(?:\s(?:an?|per|each)\s\p{L}{2,12})?\s(?:for|an?|per)\s(?:(?:the|an?|our|your|each)\s)?${words}(?!\p{L})`,
    "iu",
  ).exec(sentence);
  if (!before || !afterName.test(sentence.slice(before.index + before[0].length))) return undefined;
  return { start: before.index, end: before.index + (before[1] ?? "").length };
}

interface Told {
  readonly form: OnboardingFormData;
  readonly facts: readonly Fact[];
  readonly country: CountryRules | null;
}

interface Sentence extends Span {
  readonly field: Field;
  readonly text: string;
}

const inOrder: readonly string[] = fields;

const isBefore = (fact: Fact, sentence: Sentence): boolean => {
  const [own, other] = [inOrder.indexOf(fact.field), inOrder.indexOf(sentence.field)];
  return own >= 0 && (own < other || (own === other && fact.end <= sentence.start));
};

const amountOf = ({ value }: Fact): number => Number(value.split(" ")[0]);

/** A longer sentence has no full stops, so its 'now' may be about anything. */
const longestSentence = 300;
/** An amount without a currency is a price only if its ratio to the earlier price is at most this. */
const mostTimes = 4;

/**
 * The price that an amount in a sentence states: the fact recognised there, else a new one in the currency of the
 * earlier price.
 */
function newPrice(
  old: Fact,
  place: Span,
  { sentence, told }: { sentence: Sentence; told: Told },
): Fact | undefined {
  const [start, end] = [sentence.start + place.start, sentence.start + place.end];
  const known = told.facts.find(
    (fact) =>
      fact.kind === "price" && fact.field === sentence.field && fact.start <= start && fact.end >= end,
  );
  const written = sentence.text.slice(place.start, place.end).trim();
  const digits = /\d[\d.,]*/u.exec(written)?.[0] ?? "";
  const amount = numberOf(digits);
  const isOfRange = known !== undefined && amountOf(known) !== amount;
  if (known && !isOfRange) {
    const isNamed = isOfferName(known.about) || known.proposal === "print";
    const [unit = ""] = unitAfter.exec(sentence.text.slice(known.end - sentence.start)) ?? [];
    return {
      ...known,
      text: known.text + unit,
      end: known.end + unit.length,
      about: old.about,
      proposal: isNamed ? known.proposal : "print",
    };
  }
  const [money] = moneyIn(written, told.country);
  const earlier = amountOf(old);
  const isAlike = amount <= earlier * mostTimes && earlier <= amount * mostTimes;
  if (!money && (!isAlike || countedAfter.test(sentence.text.slice(place.end)))) return undefined;
  const currency = money?.currency ?? old.value.split(" ")[1] ?? "";
  return {
    ...old,
    id: textId("price", sentence.field, written, old.about),
    field: sentence.field,
    text: written,
    value: `${amount} ${currency}`.trim(),
    start,
    end: start + written.length,
    proposal: "print",
  };
}

/** The other amounts of the sentence: a minimum charge belongs to the price before it, and an old price is replaced. */
function besideNews(
  news: readonly Fact[],
  sentence: Sentence,
  facts: readonly Fact[],
): { named: Fact[]; old: Fact[] } {
  const rest = facts.filter(
    (fact) => fact.kind === "price" && holds(sentence, fact) && !news.some(({ id }) => id === fact.id),
  );
  const named = rest.flatMap((fact) => {
    const main = news.findLast(({ end }) => end <= fact.start);
    return main && minimumName.test(fact.about) ? [{ ...fact, about: `${main.about}, minimum` }] : [];
  });
  const old = rest.filter(
    ({ start, end }) =>
      priceOfBefore.test(sentence.text.slice(0, start - sentence.start)) ||
      news.some((one) => one.start >= start && one.end <= end),
  );
  return { named, old };
}

function updateIn(sentence: Sentence, told: Told): PriceUpdate[] {
  const earlier = told.facts.filter(
    (fact) =>
      fact.kind === "price" && fact.about !== "" && isBefore(fact, sentence) && isOfferName(fact.about),
  );
  const news: Fact[] = [];
  const replaced: Fact[] = [];
  for (const name of new Set(earlier.map(({ about }) => keyOf(about)))) {
    const olds = earlier.filter(({ about }) => keyOf(about) === name);
    const [first] = olds;
    const place = first && sumFor(first.about, sentence.text);
    const fresh = first && place && newPrice(first, place, { sentence, told });
    const changed = fresh ? olds.filter((old) => amountOf(old) !== amountOf(fresh)) : [];
    if (!fresh || changed.length === 0) continue;
    news.push(fresh);
    replaced.push(...changed);
  }
  if (news.length === 0) return [];
  const { named, old } = besideNews(
    news.toSorted((a, b) => a.start - b.start),
    sentence,
    told.facts,
  );
  const { field, start, end } = sentence;
  return [
    {
      field,
      start,
      end,
      news: [...news, ...named],
      replaced: [...replaced, ...withUnnamed(replaced, told), ...old],
    },
  ];
}

/** Also replaces amounts without a name in the sentence of a replaced price: '$1 per inch (min. $6)'. */
const withUnnamed = (replaced: readonly Fact[], { form, facts }: Told): Fact[] =>
  replaced.flatMap((old) => {
    const field = fields.find((each) => each === old.field);
    const sentence = field && sentencesIn(form[field], field).find((each) => holds(each, old));
    return sentence
      ? facts.filter(
          (fact) =>
            fact.kind === "price" &&
            holds(sentence, fact) &&
            (fact.about === "" || minimumName.test(fact.about)),
        )
      : [];
  });

const sentencesIn = (text: string, field: Field): Sentence[] =>
  sentencesOf(text).map(({ start, end }) => ({ field, start, end, text: text.slice(start, end) }));

/**
 * Finds the sentences with new prices for something priced earlier. Prices in the list of offers are not replaced by
 * sentences.
 */
export function priceUpdates(
  form: OnboardingFormData,
  facts: readonly Fact[],
  country: CountryRules | null,
): PriceUpdate[] {
  if (!facts.some(({ kind, about }) => kind === "price" && about !== "")) return [];
  return fields.flatMap((field) =>
    matches(newestPrice, form[field])
      ? sentencesIn(form[field], field)
          .filter(
            ({ text }) => text.length <= longestSentence && /\d/u.test(text) && matches(newestPrice, text),
          )
          .flatMap((sentence) => updateIn(sentence, { form, facts, country }))
      : [],
  );
}

/** A wrongly recognised service: in 'The new price for a full groom is …' the thing is the name of the price. */
const miscalled = ({ field, start, end }: PriceUpdate, facts: readonly Fact[]): Fact[] =>
  facts.filter(
    (fact) =>
      fact.kind === "service" &&
      holds({ field, start, end }, fact) &&
      /(?<!\p{L})(?:prices?|rates?|charges?)(?!\p{L})/iu.test(fact.text),
  );

/** The facts with the newest prices; old prices are withheld: '$1 per inch' if the notes say '$1.25 now'. */
export function withUpdatedPrices(
  form: OnboardingFormData,
  facts: readonly Fact[],
  country: CountryRules | null,
): Fact[] {
  const updates = priceUpdates(form, facts, country);
  if (updates.length === 0) return [...facts];
  const replaced = new Set(
    updates.flatMap((update) => [...update.replaced, ...miscalled(update, facts)].map(({ id }) => id)),
  );
  const news = new Map(updates.flatMap((update) => update.news.map((fact) => [fact.id, fact])));
  const known = new Set(facts.map(({ id }) => id));
  const added = [...news.values()].filter(({ id }) => !known.has(id));
  const updated = facts.map((fact): Fact => {
    const fresh = news.get(fact.id);
    if (fresh) return fresh;
    return replaced.has(fact.id) ? { ...fact, proposal: "keep" } : fact;
  });
  for (const fact of added) {
    const at = updated.findLastIndex(({ field, start }) => field === fact.field && start <= fact.start);
    updated.splice(at < 0 ? updated.length : at + 1, 0, fact);
  }
  return updated;
}

import { wordCount } from "../../../text/word-count.ts";
import { overlaps, type Span } from "../../place.ts";
import { allMatches, firstMatch } from "../../regex-prefilter/prefiltered-match.ts";
import type { CountryRules } from "../data/countries.ts";
import { type Amount, amountPattern, numberOf } from "./amounts.ts";
import { clockLead, countingLead, noPriceLead, perTime, priceTails } from "./data/price-words.ts";

const segment = /(?:[^,;\n•|]|,(?=\d))+/gu;
const isExact = (written: string): boolean => /[.,](?:\d{2}|[-–—]{1,2})$/u.test(written);
const isYear = (written: string): boolean => /^(?:1[5-9]|20)\d\d$/u.test(written);
const measured =
  /^ ?(?:%|x\b|(?:k?m|cm|mm|m2|m²|k?g|m?l|ltr|litres?|h|uhr|am|pm|o['’]clock|years?|yrs?|jahre?|min|minutes|hours?|days?|weeks?|nights?|months?|persons?|people|till?|until|onwards?|sharp|of (?:us|them)|volunteers?|staff|employees|helpers|workers|seats?|rooms?|boats?|km\/h|kw|ha|inch|ft|to \d|[-–] ?\d)(?![\p{L}]))/iu;

/** A plural directly after a number, which counts it: 'free from 12 bottles'. */
const countsThings = /^ (?!(?:plus|is|less|as|across|includes|depends)(?!\p{L}))\p{Ll}{2,}(?<!s)s(?!\p{L})/u;

/** The clause counts people: 'Around 18 of us but really 6'. */
const ofPeople =
  /(?<![\p{L}\d])(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) (?:of (?:us|them)|volunteers?|staff|employees|helpers|workers)(?!\p{L})/iu;

/** Nothing costs less than this for a whole day or longer. */
const fewestPerTime = 10;

const taxed = /(?:VAT|MwSt\.?|btw|TVA|GST|HST)$/iu;

interface Bare extends Amount {
  readonly isExact: boolean;
  /** Whether the tax is mentioned with it: '95 plus GST'. */
  readonly isTaxed: boolean;
}

const starts = new RegExp(`(?<=[\\p{L})"”][ :=–-]{1,3})(?<![\\d.,])${amountPattern}(?![\\p{L}\\d])`, "gu");

/**
 * The numbers of an item that are prices: with decimals, after 'from', before 'each', or at its end ('curry sauce
 * 1.80', 'middle from 65', 'group of three 20 each', 'helmet 15').
 */
function bareIn(text: string, { start, end }: Span, currency: string): Bare[] {
  const words = text.slice(start, end).replace(/[\s.!]+$/u, "");
  return allMatches(starts, words).flatMap((match): Bare[] => {
    const [written] = match;
    const place = match.index;
    const lead = words.slice(0, place);
    const rest = words.slice(place + written.length);
    const tail = firstMatch(priceTails, rest)?.[0] ?? "";
    const [from = ""] = firstMatch(startingAt, lead) ?? [];
    const subject = lead.slice(0, lead.length - from.length).replace(/[\s:=–-]+$/u, "");
    const isAtEnd = rest.slice(tail.length).trim() === "" || /^ ?\(/u.test(rest.slice(tail.length));
    const isTaxed = taxed.test(tail);
    const isSaid =
      isTaxed ||
      isExact(written) ||
      isAtEnd ||
      from !== "" ||
      /^(?:\s?(?:pp|each|p\.p\.|a head|per|\/))/iu.test(tail);
    if (
      !isSaid ||
      isYear(written) ||
      /^\d{5,}$/u.test(written) ||
      measured.test(rest) ||
      countsThings.test(rest) ||
      !/\p{L}{2}/u.test(subject)
    )
      return [];
    const isHour = isAtEnd && tail === "" && from === "" && /^(?:1?\d|2[0-4])$/u.test(written);
    if (isHour && clockLead.test(subject)) return [];
    if (noPriceLead.test(subject) || ofPeople.test(subject)) return [];
    const isCount = countingLead.test(subject) || (perTime.test(rest) && numberOf(written) < fewestPerTime);
    if (isCount && !isTaxed && !isExact(written) && from === "") return [];
    if (isAtEnd && from === "" && wordCount(subject) > 8) return [];
    const span = { start: start + place, end: start + place + written.length };
    return [{ ...span, amount: numberOf(written), currency, isExact: isExact(written), isTaxed }];
  });
}

/** Words before a number without a currency that make it a price. 'only' is not one of them. */
const startingAt =
  /(?<!\p{L})(?:from|starting (?:at|from)|starts? (?:at|from)|ab|von|à partir de|a partir de|dès|desde|da|vanaf|od) ?$/iu;

/**
 * The beginning of a list of prices: 'Shop prices are fine: ', and the list up to the end of its sentence. 'Rates' alone
 * may be of anything: 'Pass rates: manual 78, automatic 84'.
 */
const priceList =
  /(?<!\p{L})(?:prices?|price list|(?:(?:our|my|day|daily|half[- ]day|hourly|room|hire) |(?<=(?:^|[.;!?\n])\s*))rates)(?!\p{L})[^.:;!?\n\d]{0,40}:\s([^;!?\n]+)/giu;
const fewestListed = 2;

/** The numbers in lists after 'prices …:', if a list has several. */
const listedAsPrices = (listed: string, bare: readonly Bare[]): ReadonlySet<Bare> =>
  new Set(
    allMatches(priceList, listed).flatMap(({ index, 0: whole }) => {
      const inList = bare.filter(({ start, end }) => start > index && end <= index + whole.length);
      return inList.length >= fewestListed ? inList : [];
    }),
  );

/**
 * Finds prices without a currency in a list of goods, if a nearby price has a currency, several have decimals, or the
 * words before the list call them prices.
 */
export function barePrices(text: string, country: CountryRules | null, known: readonly Amount[]): Amount[] {
  const currency = known[0]?.currency ?? country?.currency ?? "";
  if (currency === "") return [];
  const listed = text.replace(/ \/ |\.(?=\s)/gu, (sign) => (sign === "." ? ";" : " | "));
  const found = [...listed.matchAll(segment)].flatMap((match) =>
    bareIn(listed, { start: match.index, end: match.index + match[0].length }, currency),
  );
  const free = found.filter((bare) => !known.some((price) => overlaps(price, bare)));
  const exact = free.filter((bare) => bare.isExact).length;
  const isNear = ({ start }: Amount): boolean => known.some((other) => Math.abs(other.start - start) < 90);
  const isListed = listedAsPrices(listed, free);
  return free.filter((bare) =>
    bare.isExact
      ? exact > 1 || known.length > 0 || isListed.has(bare)
      : bare.amount >= 3 && (bare.isTaxed || isNear(bare) || isListed.has(bare)),
  );
}

import type { Span } from "../../place.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { noOffer, wages } from "../data/keep-words.ts";
import { isWithheldByContext } from "../proposal.ts";
import { after, before, type Found, freeText, isFree, type Reading } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";
import { isAddedOn } from "./added-on.ts";
import { type Amount, moneyIn, numberOf } from "./amounts.ts";
import { barePrices } from "./bare-prices.ts";
import { colorAlone } from "./data/price-name-words.ts";
import {
  doneTail,
  earlierPriceAfter,
  freeAfter,
  freeBefore,
  limits,
  noPriceTail,
  partOnly,
  pastLead,
  plusTail,
  priceLeads,
  priceTails,
  suggestedLead,
} from "./data/price-words.ts";
import { isCover } from "./insurance-cover.ts";
import { isLaterPrice, isUncertainPrice } from "./later-price.ts";
import { isOrderMinimum } from "./order-minimum.ts";
import { pairedAmounts } from "./paired-amounts.ts";
import { withConditions } from "./price-conditions.ts";
import { withGroupsAfter } from "./price-groups.ts";
import { withLengths } from "./price-lengths.ts";
import { namesOf } from "./price-name.ts";
import { withPairs } from "./price-pairs.ts";
import { withSizes } from "./price-sizes.ts";
import { foundValue } from "./price-value.ts";

/** The maximum number of amounts to read, more than any real answer has: limits the time for a text full of amounts. */
const mostAmounts = 200;
const rangeSign = /^ ?(?:-|–|—|to|bis|à|a|until|and) ?$/u;

/** 'between' before the two ends of a price belongs to it. */
const lengthOfBetween = (text: string, start: number): number =>
  /(?<!\p{L})between $/iu.exec(before(text, start, 9))?.[0].length ?? 0;

/** Joins two amounts with 'to' between them into one price. */
function joinedRanges(text: string, amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const last = joined.at(-1);
    const isRange = last && rangeSign.test(text.slice(last.end, amount.start));
    if (isRange)
      joined[joined.length - 1] = {
        ...last,
        start: last.start - lengthOfBetween(text, last.start),
        end: amount.end,
        upper: amount.amount,
      };
    else joined.push(withUpperEnd(text, withLowerEnd(text, amount)));
  }
  return joined;
}

const lowerEnd = /(?<![\d.,\p{L}])(\d{1,5}(?:[.,]\d{2})?|\d{1,3}[.,]\d{3}) ?(?:-|–|to|bis|à) ?$/u;
const betweenTwo = /(?<!\p{L})between (\d{1,3}(?:[.,]\d{3})+|\d{1,5}(?:[.,]\d{2})?) and $/iu;

/** Extends an amount to the number before it: '18 to 24 dollars', 'between 28.000 and 70.000 euros'. */
function withLowerEnd(text: string, amount: Amount): Amount {
  const lead = before(text, amount.start, 24);
  const [whole, digits = ""] = betweenTwo.exec(lead) ?? lowerEnd.exec(lead) ?? [];
  const lower = numberOf(digits);
  return whole && lower < amount.amount
    ? { ...amount, start: amount.start - whole.length, amount: lower, upper: amount.amount }
    : amount;
}

/** The number after an amount that is the upper end of its range, and no count: '£50-60 minutes'. */
const upperEnd =
  /^(?:(?:[-–—]| ?[-–—] ?(?=\d{1,5}(?:[.,]\d{2})? (?:per|each|depending|plus)(?!\p{L})))(\d{1,5}(?:[.,]\d{2})?)(?![\d:/\p{L}]|[.,]\d| (?:to|and over|years?|yrs?|minutes?|[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)(?!\p{L})| ?(?:min|h|hrs?|kg|g|ml|cm|mm|m|km|x|%|am|pm|people|children|of|€|£|\$)(?!\p{L})| (?!(?:plus|is|depends|includes|across)(?!\p{L}))\p{Ll}+s(?!\p{L}))| ?to (\d{1,5}(?:[.,]\d{2})?)(?=\s*(?:$|[;)\n]|[.,](?!\d))| (?:per|each|depending|plus)(?!\p{L})))/u;
/** How many times the lower end of a range is the highest plausible upper end. */
const widestRange = 10;

/** Extends an amount to the number after it: '£20-25', 'from $80 to 120'. */
function withUpperEnd(text: string, amount: Amount): Amount {
  if (amount.upper !== undefined) return amount;
  const [whole = "", dashed, said] = upperEnd.exec(after(text, amount.end, 24)) ?? [];
  const upper = numberOf(dashed ?? said ?? "");
  return whole !== "" && upper > amount.amount && upper <= amount.amount * widestRange
    ? { ...amount, end: amount.end + whole.length, upper }
    : amount;
}

/** The words near an amount in its sentence. */
function near(text: string, sentences: readonly Span[], { start, end }: Span, lead = 70): string {
  const sentence = sentences.find((each) => each.end > start) ?? { start, end };
  return text.slice(Math.max(sentence.start, start - lead), Math.min(sentence.end, end + 50));
}

/** 'Free' that is not the end of 'gluten free'. */
const isGratis =
  /(?<![\p{L}-]|(?:gluten|dairy|sugar|nut|egg|fat|wheat|lactose|alcohol|soya?|meat|care|hands) )free $/iu;

/** Whether something is free from this amount on: 'Free delivery from £50', 'ab 50 € kostenlos'. */
function isFreeFrom(text: string, { start, end }: Span): boolean {
  const lead = text.slice(start, end).replace(/[^\p{L}\s][\s\S]*$/u, "");
  return (
    priceLeads.test(lead) &&
    (isGratis.test(before(text, start, 24)) ||
      freeBefore.test(before(text, start, 60)) ||
      freeAfter.test(after(text, end, 40)))
  );
}

function isOffer(text: string, sentences: readonly Span[], amount: Amount): boolean {
  const said = near(text, sentences, amount);
  const isRaised = earlierPriceAfter.test(after(text, amount.end, 30));
  // '£96, it was 90 but …': the words after it are about the earlier price.
  const around = isRaised ? said.slice(0, said.indexOf(text.slice(amount.start, amount.end))) : said;
  const lead = before(text, amount.start, 24);
  return (
    amount.amount > 0 &&
    !matches(limits, lead.replace(priceLeads, "")) &&
    !matches(limits, lead) &&
    !pastLead.test(lead) &&
    !matches(suggestedLead, before(text, amount.start, 110)) &&
    !isFreeFrom(text, amount) &&
    !noPriceTail.test(after(text, amount.end, 14)) &&
    !isCover(text, amount) &&
    !isOrderMinimum(text, amount) &&
    !matches(noOffer, around) &&
    // In a job advertisement, the job may be far from the pay.
    !matches(wages, near(text, sentences, amount, 140)) &&
    !isWithheldByContext(around)
  );
}

/** The range of a price including 'from', 'per hour' and 'plus parts'. */
function widened(text: string, amount: Amount): Amount {
  const said = before(text, amount.start, 24);
  const lead = partOnly.test(said) ? "" : (priceLeads.exec(said)?.[0] ?? "");
  const rest = after(text, amount.end, 40);
  const [unit = ""] = priceTails.exec(rest) ?? [];
  // '2 lb $32 / qt $45': the words after it belong to the next price.
  const tail = /^\s?[£€$]?\d/u.test(rest.slice(unit.length)) && unit.startsWith(" /") ? "" : unit;
  const behind = rest.slice(tail.length);
  const [more = ""] = doneTail.exec(behind) ?? plusTail.exec(behind) ?? [];
  return { ...amount, start: amount.start - lead.length, end: amount.end + tail.length + more.length };
}

/** Finds the prices of the business's offers, in its currency; not its costs, nor the prices of others. */
export function findPrices(reading: Reading): Found[] {
  const text = freeText(reading);
  const sentences = sentencesOf(text);
  const money = joinedRanges(text, moneyIn(text, reading.country).slice(0, mostAmounts));
  const paired = pairedAmounts(text, money);
  const bare = barePrices(text, reading.country, [...money, ...paired]).slice(0, mostAmounts);
  const all = [...money, ...paired, ...bare]
    .toSorted((a, b) => a.start - b.start)
    .filter((amount) => isFree(reading, amount))
    .map((amount) => widened(text, amount));
  const found = all
    .filter((amount) => isOffer(text, sentences, amount))
    .map((amount) => {
      const { lead, tail } = namesOf({ text, sentences, price: amount, known: all });
      return {
        kind: "price" as const,
        start: amount.start,
        end: amount.end,
        value: foundValue(amount, text.slice(amount.start, amount.end)),
        about: lead || tail,
        lead,
        tail,
        ...(isLaterPrice(text, amount) ||
        isUncertainPrice(text, amount) ||
        isAddedOn(text, amount) ||
        colorAlone.test(before(text, amount.start, 30))
          ? { proposal: "keep" as const }
          : {}),
      };
    });
  return withConditions(
    text,
    withPairs(text, withLengths(text, withSizes(text, withGroupsAfter(text, found)))),
  );
}

import { numberWords, saidNumber } from "../../../text/number-words.ts";
import type { Span } from "../../place.ts";
import { allMatches } from "../../regex-prefilter/prefiltered-match.ts";
import type { CountryRules } from "../data/countries.ts";
import { currencySigns } from "./data/price-words.ts";

/** An amount of money as written; `currency` is an ISO 4217 code, empty for a number without a currency. */
export interface Amount extends Span {
  readonly amount: number;
  readonly currency: string;
  /** The upper end of a range: 28 of '£20 to £28'. */
  readonly upper?: number;
}

export const amountPattern =
  "(?:\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,'’ \\u00a0]\\d{3})+(?![\\d])(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?!\\d)(?:[.,][-–—]{1,2})?";
const signs = currencySigns.map(([, words]) => words).join("|");
const signBefore = `(?<![\\p{L}\\d])(${signs}) ?(${amountPattern})`;
// In 'box of 4 R310' a sign that touches only the next number belongs to that; the rand's sign is always before it.
const signAfter = (tail: string): string =>
  `(?<![\\p{L}\\d.,/])(${amountPattern})(?:[ \\u00a0](?!(?:${signs})\\d|R \\d))?(${signs})(?!\\p{L})${tail}`;
/**
 * Decides which number a currency sign belongs to: 'until 10 € 62,-' has one price if signs come before amounts, '38€ 3
 * days' one if they come after.
 */
const moneyWithSignBefore = new RegExp(`${signBefore}|${signAfter("(?! ?\\d)")}`, "giu");
const moneyWithSignAfter = new RegExp(`${signBefore}|${signAfter("")}`, "giu");
// Between two numbers, a sign belongs to the one that it touches: 'block of 10 £400', '38€ 3 days'.
const firstSigns = /[€£$](?:(?<!\d ?.) ?\d|(?<=\d .)\d)/gu;
const lastSigns = /\d(?: ?[€£$](?! ?\d)|[€£$](?= \d))/gu;

const count = (text: string, pattern: RegExp): number => allMatches(pattern, text).length;

const cents = /(?<![\p{L}\d.,])(\d{1,2})(p|¢|c)(?![\p{L}\d])/gu;

/** Currencies whose hundredth part is a cent, written 'c'. */
const withCents = /^(?:USD|CAD|AUD|NZD|EUR|ZAR)$/u;
/** Words before a temperature in degrees, a century or the number of a house: 'wash at 60c', 'the 19c', 'unit 12c'. */
const noCentsLead =
  /(?<!\p{L})(?:at|to|by|of|on|in|or|and|above|below|over|under|than|around|about|from|the|class|unit|flat|room|suite|apt|level|no\.?|wash|bake|oven|[-–/]) ?$/iu;
const perPiece = /^(?: (?:each|per|an?|ea)(?!\p{L})|\s*\/)/iu;
const endOfItem = /^(?: plus(?!\p{L})|\s*(?:$|[,;.)\n]))/iu;
const verbBefore = /(?<!\p{L})(?:is|are|was|were|be|stays?|reach(?:es)?|hits?)(?: \p{L}{2,12})? ?$/iu;
const sentenceEnd = /[.!?]\s/u;

/**
 * Whether '55c' is an amount in cents: a whole text, one for each piece, or an item of a list with another amount of
 * money. 'The water is 28c' is a temperature.
 */
function areCents(text: string, { start, end }: Span, others: readonly Span[]): boolean {
  if (text.trim() === text.slice(start, end)) return true;
  const lead = text.slice(Math.max(0, start - 24), start);
  const rest = text.slice(end, end + 8);
  if (others.length === 0 || !/[\p{L})] ?$/u.test(lead) || noCentsLead.test(lead)) return false;
  const isListed = others.some(
    (other) =>
      !sentenceEnd.test(other.end <= start ? text.slice(other.end, start) : text.slice(end, other.start)),
  );
  return perPiece.test(rest) || (isListed && endOfItem.test(rest) && !verbBefore.test(lead));
}

/** Indian grouping of thousands: '1,20,000'. */
const indianGroups = /^\d{1,2}(?:,\d{2})+,\d{3}$/u;

/** Parses a number with a decimal point or comma and any separator between thousands. */
export function numberOf(written: string): number {
  const bare = written.replace(/[.,][-–—]{1,2}$/u, "").replace(/[ \u00a0'’]/gu, "");
  if (indianGroups.test(bare)) return Number(bare.replaceAll(",", ""));
  const whole = bare.replace(/[.,](?=\d{3}(?!\d))/gu, "");
  return Number(whole.replace(",", "."));
}

function currencyOf(sign: string, country: CountryRules | null): string {
  const code = currencySigns.find(([, words]) => new RegExp(`^(?:${words})$`, "iu").test(sign))?.[0] ?? "";
  const own = country?.currency ?? "";
  if (code === "R") return own === "ZAR" ? own : "";
  if (code === "kr") return /^(?:SEK|DKK|NOK)$/u.test(own) ? own : "";
  if (code !== "$") return code;
  return /^(?:USD|CAD|AUD|NZD)$/u.test(own) ? own : "USD";
}

/** Finds amounts with a currency. */
export function moneyIn(text: string, country: CountryRules | null): Amount[] {
  const money = count(text, firstSigns) > count(text, lastSigns) ? moneyWithSignBefore : moneyWithSignAfter;
  const found = allMatches(money, text).map((match) => {
    const [whole, before, first, second, after] = match;
    return {
      start: match.index,
      end: match.index + whole.length,
      amount: numberOf(first ?? second ?? ""),
      currency: currencyOf(before ?? after ?? "", country),
    };
  });
  const small = allMatches(cents, text).flatMap((match) => {
    const [whole, digits = "", sign] = match;
    const own = country?.currency ?? "";
    const currency = sign === "p" ? "GBP" : sign === "c" ? own : currencyOf("$", country);
    const span = { start: match.index, end: match.index + whole.length };
    const isOwn =
      sign === "¢" ||
      (sign === "p" && own === "GBP") ||
      (sign === "c" && withCents.test(own) && areCents(text, span, found));
    return isOwn ? [{ ...span, amount: Number(digits) / 100, currency }] : [];
  });
  // Crowns of an unknown country have no currency code here, so they are left out.
  return [
    ...found.filter(({ currency }) => currency !== ""),
    ...small,
    ...spokenMoney(text, country),
  ].toSorted((a, b) => a.start - b.start);
}

const words = numberWords(1, 1000);
const dictated = new RegExp(
  `(?<!\\p{L})((?:(?:${words}|and)[ -]){1,7})(${currencySigns.map(([, sign]) => sign).join("|")})(?!\\p{L}| ?\\d)`,
  "giu",
);

/** Parses a number in words: hundreds and thousands multiply the number before them. */
export function spokenNumber(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text.toLowerCase().split(/[ -]+/u)) {
    const value = saidNumber(word) || 0;
    if (value === 1000) {
      total += Math.max(1, part) * 1000;
      part = 0;
    } else if (value === 100) part = Math.max(1, part) * 100;
    // 'two fifty' is 250, 'one ten' is 110.
    else part = part > 0 && part < 10 && value >= 10 ? part * 100 + value : part + value;
  }
  return total + part;
}

const spokenMoney = (text: string, country: CountryRules | null): Amount[] =>
  allMatches(dictated, text).flatMap((match) => {
    const [whole, said = "", sign = ""] = match;
    const amount = spokenNumber(said.trim().replace(/^and[ -]/iu, ""));
    const span = { start: match.index, end: match.index + whole.length };
    return amount > 0 ? [{ ...span, amount, currency: currencyOf(sign, country) }] : [];
  });

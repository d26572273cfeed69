import { oneLine } from "../../../text/one-line.ts";
import { allMatches } from "../../regex-prefilter/prefiltered-match.ts";
import type { CountryRules } from "../data/countries.ts";
import { type Amount, amountPattern, moneyIn, numberOf } from "./amounts.ts";

/** `13.90 EUR`: with two decimals unless the amount is a whole number. */
export const asValue = ({ amount, currency }: Pick<Amount, "amount" | "currency">): string =>
  `${Number.isInteger(amount) ? amount : amount.toFixed(2)} ${currency}`.trim();

/** Tax that is added to a price: 'plus VAT', 'ex GST'. */
const untaxed =
  /(?:\+|(?<!\p{L})(?:plus|zzgl\.?|ex(?:cl(?:uding)?)?\.?|hors)) ?(VAT|IVA|MwSt|btw|TVA|GST|HST|tax)(?!\p{L})/iu;

/** `13.90 EUR`; for a range both ends, and a tax that is added: `3400 GBP to 4800 GBP plus VAT`. */
export function foundValue({ amount, upper, currency }: Omit<Amount, "start" | "end">, text: string): string {
  const value = asValue({ amount, currency });
  if (upper === undefined || upper <= amount) return value;
  const [, tax] = untaxed.exec(text) ?? [];
  return `${value} to ${asValue({ amount: upper, currency })}${tax === undefined ? "" : ` plus ${tax}`}`;
}

const numbers = new RegExp(`(?<![\\d.,])${amountPattern}`, "gu");

/** '£20-35' and '20 to £35' have one sign and two amounts. */
const rangeAfter = /^\s*(?:[-–—/]|to|bis|à|or)\s*\d/iu;
const rangeBefore = /\d\s*(?:[-–—/]|to|bis|à|or)\s*$/iu;

/** A distance or a number of minutes, and what is free up to a number: 'free within 20 miles', '45 min'. */
const noAmount =
  /^\s*(?:free|included|no charge|gratis)(?!\p{L})|\d ?(?:mi|miles?|km|kilomet\p{L}+|m|metres?|meters?|mins?|minutes?)(?!\p{L})/iu;

/**
 * The value of a typed price: its amount if there is exactly one, in the country's currency if none is written; else
 * the text, as for '£20 or £35', '2 for 15', '10, 15 or 20' and '11% + VAT'.
 */
export function priceValue(text: string, country: CountryRules | null): string {
  // '60% of the first month's rent (min £480)' and '11% + VAT' are not amounts.
  if (/\d ?%/u.test(text)) return oneLine(text);
  const [first, second] = moneyIn(text, country);
  if (first) {
    const isRange = rangeAfter.test(text.slice(first.end)) || rangeBefore.test(text.slice(0, first.start));
    return second || isRange ? oneLine(text) : asValue(first);
  }
  const [written, other] = allMatches(numbers, text);
  if (!written || other || !country || noAmount.test(text)) return oneLine(text);
  return asValue({ amount: numberOf(written[0]), currency: country.currency });
}

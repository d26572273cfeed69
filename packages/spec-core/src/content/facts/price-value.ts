import { type Amount, moneyIn, numberOf } from "./amounts.ts";
import type { CountryRules } from "./data/countries.ts";
import { singleBlanks } from "./reading.ts";

/** `13.90 EUR`: two decimals where there are any. */
export const asValue = ({ amount, currency }: Pick<Amount, "amount" | "currency">): string =>
  `${Number.isInteger(amount) ? amount : amount.toFixed(2)} ${currency}`.trim();

/** A price that was typed: the first amount, in the country's currency where none is written; else the text itself. */
export function priceValue(text: string, country: CountryRules | null): string {
  const [first] = moneyIn(text, country);
  if (first) return asValue(first);
  const [written] = /\d[\d.,'’ ]*/u.exec(text) ?? [];
  if (!written || !country) return singleBlanks(text);
  return asValue({ amount: numberOf(written.trim().replace(/[.,]+$/u, "")), currency: country.currency });
}

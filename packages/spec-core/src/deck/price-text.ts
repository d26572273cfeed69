import { rulesOf } from "../content/facts/data/countries.ts";
import { type CurrencySign, signOf, type WrittenPrices } from "./price-signs.ts";

const spoken: Readonly<Record<string, RegExp>> = {
  "£": /(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)\s?(?:quid|pounds?)(?!\p{L})/giu,
  $: /(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)\s?(?:bucks?|dollars?)(?!\p{L})/giu,
  "₹": /(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)\s?rupees?(?!\p{L})/giu,
};
/** A currency that is named by its sign, its code, or 'Rs'. */
const named =
  /\p{Sc}|(?<!\p{L})(?:[A-Z]{3}(?<!VAT|GST|HST)|[Rr]s|[Ff]r|kr|zł|zl|euros?|rands?)(?!\p{L})|(?<!\p{L})R ?\d/u;
const amount = "\\d+(?:[.,’']\\d+)*(?:[.,][-–—]+)?";
/**
 * A text with one number, or a range or row of them, and nothing that says what is counted: '28', 'from 85 + VAT',
 * '12 a month', '85/hr', '25-40', '12 / 19 / 34'.
 */
const next = "(?:,\\s|\\s?[/–-]\\s?|,?\\s(?:or|and|to|bis|à|ou|oder|o)\\s)";
const bare = new RegExp(
  `^(\\D*?(?<![\\p{L}\\d.,]))(${amount}(?:${next}${amount}){0,6})` +
    "(?=$|\\s?\\+|\\s?/\\s?\\p{L}|\\s?(?:pp|pm|pcm|p\\.p)(?!\\p{L})|\\s(?:plus|ex|inc|per|an?|each)(?!\\p{L}))(\\D*)$",
  "iu",
);

const currencyOf = (value: string): string => /^\d[\d.]* ([A-Z]{3})$/u.exec(value)?.[1] ?? "";

/** The currency signs in the client's prices. */
export interface WrittenCurrencies extends WrittenPrices {
  /** The currency of most prices, for those without one: '12 / 19 / 34'. */
  readonly currency: string;
}

/** The currencies of these prices, and how the client or else the country of the business writes them. */
export function writtenCurrencies(
  prices: readonly { readonly text: string; readonly value: string }[],
  country = "",
): WrittenCurrencies {
  const counts = new Map<string, number>();
  for (const { value } of prices) {
    const currency = currencyOf(value);
    if (currency !== "") counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const ofCountry = rulesOf(country)?.currency ?? "";
  const [[currency] = [ofCountry]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { currency, texts: prices.map(({ text }) => text).join("\n"), country };
}

const signed = ({ sign, isAfter }: CurrencySign, amounts: string): string =>
  isAfter ? amounts + sign : sign + amounts;

/** A price as price lists write it: '28' and '55 quid' get the sign of their currency, 'vat' gets capitals. */
export function priceText(text: string, value: string, written: WrittenCurrencies): string {
  const taxed = text.replace(/(?<!\p{L})(?:vat|gst|hst)(?!\p{L})/giu, (tax) => tax.toUpperCase());
  const currency = signOf(currencyOf(value) || written.currency, written);
  if (currency === undefined || named.test(taxed)) return taxed;
  const said = taxed.replace(
    spoken[currency.sign] ?? /(?!)/u,
    (_, amounts: string) => currency.sign + amounts,
  );
  if (said !== taxed) return said;
  return taxed.replace(
    bare,
    (_, lead: string, amounts: string, tail: string) => lead + signed(currency, amounts) + tail,
  );
}

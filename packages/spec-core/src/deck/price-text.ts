const signs: Readonly<Record<string, string>> = {
  GBP: "£",
  USD: "$",
  CAD: "$",
  AUD: "$",
  NZD: "$",
  INR: "₹",
};
const spoken: Readonly<Record<string, RegExp>> = {
  "£": /(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)\s?(?:quid|pounds?)(?!\p{L})/giu,
  $: /(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)\s?(?:bucks?|dollars?)(?!\p{L})/giu,
  "₹": /(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)\s?rupees?(?!\p{L})/giu,
};
/** A currency that is named by its sign, its code, or 'Rs'. */
const named = /\p{Sc}|(?<!\p{L})(?:[A-Z]{3}(?<!VAT|GST|HST)|[Rr]s)(?!\p{L})/u;
/** A text with one number, and nothing that says what is counted: '28', 'from 85 + VAT', '12 a month'. */
const bare =
  /^(\D*?(?<![\p{L}\d.,]))(\d+(?:[.,]\d+)*)(?=$|\s?\+|\s(?:plus|ex|inc|per|an?|each)(?!\p{L}))(\D*)$/iu;

const currencyOf = (value: string): string => value.slice(-3);

/** The currencies that the client's prices name. */
export const writtenCurrencies = (
  prices: readonly { readonly text: string; readonly value: string }[],
): ReadonlySet<string> => {
  const texts = prices.map(({ text }) => text).join("");
  return new Set(
    prices
      .map(({ value }) => currencyOf(value))
      .filter((currency) => texts.includes(signs[currency] ?? "\n")),
  );
};

/** A price as price lists write it: '28' with the sign of the other prices, '55 quid' with its own, 'vat' in capitals. */
export function priceText(text: string, value: string, written: ReadonlySet<string>): string {
  const taxed = text.replace(/(?<!\p{L})(?:vat|gst|hst)(?!\p{L})/giu, (tax) => tax.toUpperCase());
  const sign = signs[currencyOf(value)];
  if (sign === undefined || named.test(taxed)) return taxed;
  const signed = taxed.replace(spoken[sign] ?? /(?!)/u, (_, amount: string) => sign + amount);
  if (signed !== taxed || !written.has(currencyOf(value))) return signed;
  return taxed.replace(bare, (_, lead: string, amount: string, tail: string) => lead + sign + amount + tail);
}

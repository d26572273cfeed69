/** An opening quotation mark, after which an apostrophe at the end of a word may be the closing one. */
const openingMark = /(?<![\p{L}\p{N}])'(?=\p{L})/u;

/**
 * A client's text with the apostrophes that our own texts have (U+2019), so that a page has one kind: 'don’t',
 * 'kids’ bikes'. Single quotation marks stay.
 */
export function withApostrophes(text: string): string {
  if (!text.includes("'")) return text;
  const inside = text.replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, "’");
  return openingMark.test(inside) ? inside : inside.replace(/(?<=\p{L}s)'(?=\s|$)/gu, "’");
}

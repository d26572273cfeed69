import { capital } from "../../../deck/fill.ts";
import { type Html, html } from "../html.ts";

// A longer price and one in words have a smaller font: 'by agreement, after a visit', 'on request'.
const shortPrice = 12;
const isShort = (text: string): boolean => text.length <= shortPrice && /\d/.test(text);
// Longer text around a figure is a sentence, not its unit.
const aroundMax = 28;

// A space is part of a number only before a group of three digits: '1 900 €'.
const number = String.raw`\d(?:[\d.,'’]|\s(?=\d{3}(?!\d))){0,12}`;
// An amount with its currency before or after it: a bare number may be something else.
const figure = new RegExp(
  String.raw`(?:[$€£¥₹]\s?|(?:CHF|EUR|USD|GBP|kr)\.?\s)${number}|${number}\s?(?:[€£$¥₹]|CHF\b|EUR\b|USD\b|GBP\b|zł|Kč|kr\b)`,
  "u",
);

// What the amount buys is its unit even if it contains a number: '€55 for 45 min'.
const measure = /^(?:\/|(?:for|per|pro|je|pour|por)\s)/iu;

/** '70 – 180 zł': the figure is the end of a range. */
const rangeStart = /\d\s?(?:[-–—]|(?:to|till|bis|à|do|a|tot)\s?)$/iu;

/** The only figure of a price, with the text before and after it; null if there is none, or several. */
function figureIn(text: string): { before: string; sum: string; after: string } | null {
  const found = figure.exec(text);
  if (!found) return null;
  const sum = found[0].trim().replace(/[.,]$/, "");
  const start = text.indexOf(sum, found.index);
  const [before, after] = [text.slice(0, start).trim(), text.slice(start + sum.length).trim()];
  const isSeveral =
    rangeStart.test(before) || (/\d/.test(after) && !(measure.test(after) && !figure.test(after)));
  return isSeveral || before.length + after.length > aroundMax ? null : { before, sum, after };
}

const small = (text: string): Html | null => (text === "" ? null : html`<small>${text}</small>`);

/** A price, which begins with a capital: its figure large, `From` and `per hour` small beside it; null for an empty text. */
export function amount(price: string): Html | null {
  if (price === "") return null;
  const text = capital(price);
  const parts = figureIn(text);
  if (!parts) return html`<p class="${isShort(text) ? "amount" : "amount amount-long"}">${text}</p>`;
  const { before, sum, after } = parts;
  if (before === "" && after === "") return html`<p class="amount">${sum}</p>`;
  const isJoined = after !== "" && !text.includes(`${sum} `);
  return html`<p class="amount">${small(before)}${before === "" ? null : " "}<span class="sum">${sum}</span>${after === "" || isJoined ? null : " "}${small(after)}</p>`;
}

import { type Html, type HtmlValue, html } from "../html.ts";

const linesOf = (text: string): string[] =>
  text
    .split(/\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A text as paragraphs, one per line. */
export const paragraphs = (text: string): Html[] => linesOf(text).map((line) => html`<p>${line}</p>`);

/** A text of several lines, such as an address. */
export function lines(text: string): HtmlValue {
  const all = linesOf(text);
  return all.map((line, index) => (index < all.length - 1 ? html`${line}<br>` : html`${line}`));
}

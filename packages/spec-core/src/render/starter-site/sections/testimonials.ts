import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { note } from "../parts/note.ts";
import { homeSection } from "../parts/section-frame.ts";
import type { ItemWords, SectionWords } from "../words.ts";
import { optional } from "./services.ts";

const quote = (item: ItemWords): Html => html`
  <figure class="quote">
    <blockquote>${optional(item.text("text"))}</blockquote>
    ${item.text("by") === "" ? null : html`<figcaption>${item.text("by")}</figcaption>`}
  </figure>`;

/** Quotations of clients; a note if there are none. */
export const quotations = (words: SectionWords, look: string): Html[] => [
  ...(words.items.length === 0 ? [] : [html`<div class="${look}">${words.items.map(quote)}</div>`]),
  ...[note(words) ?? []].flat(),
];

/** The testimonials. */
export function testimonials(context: PageContext): Html {
  const words = context.site.words("/", "testimonials");
  return homeSection(context, {
    name: "testimonials",
    isOpen: words.items.length === 0,
    title: words.text("heading"),
    body: html`<div class="voices">${quotations(words, "quotes")}</div>`,
  });
}

import { legalSection } from "../../../deck/parts/legal.ts";
import { legalPart } from "../../../spec/legal/page-part.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { note } from "../parts/note.ts";
import { lines, paragraphs } from "../parts/prose.ts";
import { part } from "../parts/section-frame.ts";
import type { SectionWords } from "../words.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The known details of the site's operator. */
const known = (words: SectionWords): Html | null =>
  words.items.length === 0
    ? null
    : html`
      <dl class="facts">
        ${words.items.map((item) => html`<div><dt>${item.text("label")}</dt><dd>${lines(item.text("text"))}</dd></div>`)}
      </dl>`;

/**
 * Our draft of a legally required page: the known details of the business, and what each part has to cover. No
 * sentence may go online before a lawyer has read it: the draft mark is removed when each text is final.
 */
export function legal(context: PageContext): Html {
  const parts = context.page.outline.map((entry) => {
    const { title } = legalPart(entry);
    return { title, words: sectionOf(context, legalSection(title)) };
  });
  const draft = parts.every(({ words }) => words.isSettled)
    ? null
    : html`<p class="todo"><strong>Draft:</strong> to be checked by a lawyer before it goes online</p>`;
  return html`
    ${pageHead(context, draft)}
    ${parts.map(({ title, words }, index) =>
      part(context, {
        id: `part-${index + 1}`,
        look: "terms",
        title: words.text("heading") || title,
        body: [
          known(words),
          ...paragraphs(words.text("text")),
          ...paragraphs(words.text("basis")),
          note(words),
        ],
      }),
    )}`;
}

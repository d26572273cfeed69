import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { clientParagraphs } from "../parts/client-paragraphs.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import type { SectionWords } from "../words.ts";

/** The client's description in paragraphs, and the founding year of the business. */
export const clientDescription = ({ site, mark }: PageContext, words: SectionWords): Html[] => [
  ...clientParagraphs(words.items, site.spec.content.statements).map(
    (text) => html`<p${mark("formData.description")}>${text}</p>`,
  ),
  ...paragraphs(words.text("founded")),
  ...paragraphs(words.text("text")),
  ...[note(words) ?? []].flat(),
];

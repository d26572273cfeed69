import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import type { SectionWords } from "../words.ts";

/** The client's description, sentence by sentence, and the founding year of the business. */
export const clientDescription = ({ mark }: PageContext, words: SectionWords): Html[] => [
  ...words.items.map((item) => html`<p${mark("formData.description")}>${item.text("text")}</p>`),
  ...paragraphs(words.text("founded")),
  ...paragraphs(words.text("text")),
  ...[note(words) ?? []].flat(),
];

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import type { SectionWords } from "../words.ts";

/** What the client told, sentence by sentence, and since when the business exists. */
export const told = ({ mark }: PageContext, words: SectionWords): Html[] => [
  ...words.items.map((item) => html`<p${mark("formData.description")}>${item.text("text")}</p>`),
  ...paragraphs(words.text("founded")),
  ...paragraphs(words.text("text")),
  ...[note(words) ?? []].flat(),
];

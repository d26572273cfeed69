import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import type { ItemWords } from "../words.ts";
import { clientParagraphs } from "./client-paragraphs.ts";

/** From this number on, sentences are set as paragraphs: that many large statements are hard to read. */
const paragraphsFrom = 7;

/** The client's sentences: a few as large statements, more as paragraphs; null where there are none. */
export function sentences({ site, mark }: PageContext, points: readonly ItemWords[]): Html | null {
  if (points.length === 0) return null;
  const source = mark("formData.description");
  if (points.length < paragraphsFrom)
    return html`
      <ul class="statements">
        ${points.map((item) => html`<li><p${source}>${item.text("text")}</p></li>`)}
      </ul>`;
  return html`
    <div class="prose">
      ${clientParagraphs(points, site.spec.content.statements).map((text) => html`<p${source}>${text}</p>`)}
    </div>`;
}

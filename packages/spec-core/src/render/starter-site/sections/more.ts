import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { audienceNote } from "../parts/audience.ts";
import { clientParagraphs } from "../parts/client-paragraphs.ts";
import { part } from "../parts/section-frame.ts";
import type { ItemWords } from "../words.ts";
import { priceList } from "./pricing.ts";

/** From here on sentences are set as paragraphs: so many large statements would be a wall. */
const paragraphsFrom = 7;

function sentences({ site, mark }: PageContext, points: readonly ItemWords[]): Html | null {
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

/** What the client confirmed for visitors and no other part shows; null if nothing is left. */
export function more(context: PageContext): Html | null {
  const words = context.site.words("/", "more");
  const title = words.text("heading");
  if (title === "") return null;
  const isOffer = (item: (typeof words.items)[number]): boolean => item.text("title") !== "";
  const points = words.items.filter((item) => !isOffer(item));
  return part(context, {
    id: "more",
    look: "more",
    title,
    lead: audienceNote(context, words),
    body: [sentences(context, points), priceList(context, { ...words, items: words.items.filter(isOffer) })],
  });
}

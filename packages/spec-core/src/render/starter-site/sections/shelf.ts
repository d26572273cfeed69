import type { StarterAsset } from "../../../site/starter-assets.ts";
import { type Html, html } from "../html.ts";
import { isLong } from "../long-lists.ts";
import type { PageContext } from "../page-context.ts";
import { amount } from "../parts/amount.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { note } from "../parts/note.ts";
import type { SectionWords } from "../words.ts";
import { offerTitle, onTax, optional, serviceDrawing } from "./services.ts";

/**
 * The products of a shop, each with its picture if there is one; with headings of the given level. Beside pictures a
 * drawing has the same square size, so that the names are in one row.
 */
export function shelf(context: PageContext, words: SectionWords, level: 2 | 3 = 3): Html[] {
  const { goods } = context.site.places;
  const pictureOf = (title: string, index: number): StarterAsset | undefined =>
    goods.find(({ label }) => label.toLowerCase().includes(title.toLowerCase())) ?? goods[index];
  const isMixed = words.items.some((item, index) => pictureOf(item.text("title"), index));
  const list = html`
    <ul class="items shelf${isLong(words) && !isMixed ? " long" : ""}">
      ${words.items.map((item, index) => {
        const title = item.text("title");
        const drawing = serviceDrawing(context, words, index);
        return html`
          <li class="item good"${level === 2 ? html` id="${item.item}"` : ""}>
            ${pictureFrame(context, { ratio: "1x1", picture: pictureOf(title, index) }) ?? (isMixed ? html`<div class="plate">${drawing ?? drawn(context, { service: index, words: title })}</div>` : drawing)}
            ${level === 2 ? html`<h2>${offerTitle(context, title)}</h2>` : html`<h3>${offerTitle(context, title)}</h3>`}
            ${amount(item.text("price"))}
            ${optional(item.text("text"))}
          </li>`;
      })}
    </ul>`;
  return [
    ...(words.items.length === 0 ? [] : [list, ...[onTax(words) ?? []].flat()]),
    ...[note(words) ?? []].flat(),
  ];
}

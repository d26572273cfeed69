import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { amount } from "../parts/amount.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { note } from "../parts/note.ts";
import type { SectionWords } from "../words.ts";
import { optional } from "./services.ts";

/** The goods of a shop, each with its picture where there is one; headings of the given level. */
export function shelf(context: PageContext, words: SectionWords, level: 2 | 3 = 3): Html[] {
  const { goods } = context.site.places;
  const list = html`
    <ul class="items shelf">
      ${words.items.map((item, index) => {
        const title = item.text("title");
        const own =
          goods.find(({ label }) => label.toLowerCase().includes(title.toLowerCase())) ?? goods[index];
        return html`
          <li class="item good">
            ${pictureFrame(context, { ratio: "1x1", picture: own }) ?? drawn(context, { service: index, words: title })}
            ${level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
            ${amount(item.text("price"))}
            ${optional(item.text("text"))}
          </li>`;
      })}
    </ul>`;
  return [...(words.items.length === 0 ? [] : [list]), ...[note(words) ?? []].flat()];
}

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { note } from "../parts/note.ts";
import { told } from "../parts/told.ts";
import { waiting } from "../parts/waiting.ts";
import { optional } from "../sections/services.ts";
import { portrait } from "../sections/team.ts";
import type { ItemWords } from "../words.ts";
import { pageHead, sectionOf } from "./page-head.ts";

const row = (context: PageContext, item: ItemWords, index: number): Html => html`
  <li class="member">
    ${portrait(context, { name: item.text("title"), index, ratio: "1x1" })}
    <div>
      <h2>${item.text("title")}</h2>
      ${optional(item.text("text"))}
    </div>
  </li>`;

/** One row per person: portrait and text. */
export function team(context: PageContext): Html {
  const words = sectionOf(context, "roster");
  return html`
    ${pageHead(context)}
    <section class="roster-part" aria-label="People">
      <div class="wrap">
        ${words.items.length === 0 ? waiting(context, words) : [html`<ul class="roster">${words.items.map((item, index) => row(context, item, index))}</ul>`, note(words)]}
      </div>
    </section>
    ${told(context)}
    ${closing(context)}`;
}

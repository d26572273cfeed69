import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import { waiting } from "../parts/waiting.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

/** The open positions and how to apply. */
export function careers(context: PageContext): Html {
  const words = sectionOf(context, "positions");
  const title = words.text("heading");
  return html`
    ${pageHead(context, firstSentence(context))}
    <section class="positions wrap" aria-label="Positions">
      ${title === "" ? null : html`<h2>${title}</h2>`}
      ${paragraphs(words.text("text"))}
      ${title === "" && words.note !== null ? waiting(context, words) : note(words)}
    </section>
    ${closing(context)}`;
}

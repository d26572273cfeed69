import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import type { SectionWords } from "../words.ts";
import { drawn } from "./drawn.ts";
import { note } from "./note.ts";

/** The note of a page without a text, beside the drawing of the trade: the note alone would leave the page empty. */
export const waiting = (context: PageContext, words: SectionWords): Html => html`
  <div class="story-grid">
    <div>${note(words)}</div>
    ${drawn(context, "opening")}
  </div>`;

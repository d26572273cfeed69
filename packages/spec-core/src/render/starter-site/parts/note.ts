import { type Html, html } from "../html.ts";
import type { SectionWords } from "../words.ts";

/** What a section waits for; nothing where all of it is there. */
export const note = ({ note: waiting }: Pick<SectionWords, "note">): Html | null =>
  waiting === null ? null : html`<p class="todo"><strong>To be written:</strong> ${waiting}</p>`;

import { type Html, html } from "../html.ts";
import type { SectionWords } from "../words.ts";

/** The note on what is missing in a section; nothing if it is complete. */
export const note = ({ note: waiting }: Pick<SectionWords, "note">): Html | null =>
  waiting === null ? null : html`<p class="todo"><strong>To be written:</strong> ${waiting}</p>`;

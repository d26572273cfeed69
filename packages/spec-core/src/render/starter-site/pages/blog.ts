import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import { waiting } from "../parts/waiting.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The newest article. */
export function blog(context: PageContext): Html {
  const words = sectionOf(context, "articles");
  const title = words.text("heading");
  const text = html`<div class="prose">${paragraphs(words.text("text"))}${note(words)}</div>`;
  // Without a title there is no article yet.
  return html`
    ${pageHead(context)}
    ${
      title === ""
        ? html`<div class="wrap newest">${words.note === null ? text : waiting(context, words)}</div>`
        : html`<article class="wrap newest"><h2>${title}</h2>${text}</article>`
    }
    ${closing(context)}`;
}

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The newest article. */
export function blog(context: PageContext): Html {
  const words = sectionOf(context, "articles");
  const title = words.text("heading");
  return html`
    ${pageHead(context)}
    <article class="wrap newest">
      ${title === "" ? null : html`<h2>${title}</h2>`}
      <div class="prose">
        ${paragraphs(words.text("text"))}
        ${note(words)}
      </div>
    </article>
    ${closing(context)}`;
}

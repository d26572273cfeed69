import { applySection } from "../../../deck/parts/call-slots.ts";
import { type Html, html, noHtml } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import { waiting } from "../parts/waiting.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

/** How applicants get in touch: by the page of the contact, else by mail; not by the calls for customers. */
function applying(context: PageContext): Html {
  const { site, linkTo } = context;
  const words = sectionOf(context, applySection);
  const page = site.pages.find(({ kind }) => kind === "Contact");
  const [email] = site.facts("email");
  const target = page ? linkTo(page.file) : email ? `mailto:${email.text.toLowerCase()}` : null;
  if (target === null || words.text("write") === "") return noHtml;
  return html`
    <section class="closing on-${site.direction.closing}" aria-label="Next step">
      <div class="wrap">
        ${words.text("closing") === "" ? null : html`<p class="closing-line">${words.text("closing")}</p>`}
        <p class="actions"><a class="button" href="${target}">${words.text("write")}</a></p>
      </div>
    </section>`;
}

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
    ${applying(context)}`;
}

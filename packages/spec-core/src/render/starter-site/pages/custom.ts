import { refusesForm } from "../../../deck/refused-form.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { audienceNote } from "../parts/audience.ts";
import { contactForm } from "../parts/contact-form.ts";
import { note } from "../parts/note.ts";
import { pageOffers } from "../parts/page-offers.ts";
import { paragraphs } from "../parts/prose.ts";
import { waiting } from "../parts/waiting.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

/** The text of a page, or its note, and its subpages; null for a page that is only a form. */
function own(context: PageContext): Html | null {
  const { site, page, linkTo, mark } = context;
  const words = sectionOf(context, "main");
  const children = site.pages.filter((entry) => entry.parent === page.name && entry !== page);
  const text = words.text("text");
  const forWhom = audienceNote(context, words);
  if (text === "" && words.note === null && forWhom === null && children.length === 0) return null;
  return html`
    <section class="own" aria-label="Main text">
      ${
        text === "" && words.note !== null && forWhom === null
          ? html`<div class="wrap">${waiting(context, words)}</div>`
          : html`<div class="wrap prose">${paragraphs(text)}${forWhom}${note(words)}</div>`
      }
      ${
        children.length > 0
          ? html`<ul class="wrap lines">${children.map((child) => html`<li><h2><a href="${linkTo(child.file)}"${mark(child.source)}>${child.name}</a></h2></li>`)}</ul>`
          : null
      }
    </section>`;
}

/** A custom page. Its purpose is unknown, so it has a text and its subpages; a page for a form also has the form. */
export const custom = (context: PageContext): Html => html`
  ${pageHead(context, firstSentence(context))}
  ${own(context)}
  ${pageOffers(context, "main")}
  ${
    context.page.form !== null && !refusesForm(context.site.spec)
      ? html`<div class="desk"><div class="wrap desk-grid"><section class="desk-form" aria-label="${context.page.name}">
      ${contactForm(context)}</section></div></div>`
      : closing(context)
  }`;

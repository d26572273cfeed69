import { toldSection } from "../../../deck/parts/told.ts";
import { preferredWay } from "../../../deck/preferred-way.ts";
import { refusesForm } from "../../../deck/refused-form.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { clientParagraphs } from "../parts/client-paragraphs.ts";
import { contactForm } from "../parts/contact-form.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { waysToReach } from "../parts/ways-to-reach.ts";
import { optional } from "../sections/services.ts";
import type { SectionWords } from "../words.ts";
import { pageHead, sectionOf } from "./page-head.ts";

const write = (context: PageContext, look: string): Html => html`
  <section class="${look}" aria-labelledby="write-title">
    <h2 id="write-title">${context.site.words("*", "form").text("heading")}</h2>
    ${contactForm(context)}
  </section>`;

/** The client's sentences on how to get in touch and how to get there. */
function sayings(context: PageContext): Html | null {
  const { items } = sectionOf(context, toldSection);
  if (items.length === 0) return null;
  return html`<div class="prose">${clientParagraphs(items, context.site.spec.content.statements).map((text) => html`<p${context.mark("formData.description")}>${text}</p>`)}</div>`;
}

const reach = (context: PageContext, words: SectionWords, look: string): Html => html`
  <section class="${look}" aria-labelledby="ways-title">
    <h2 id="ways-title">${words.text("heading")}</h2>
    ${waysToReach(context, words)}
    ${sayings(context)}
    ${pictureFrame(context, { ratio: "3x2", picture: context.site.places.place }) ?? drawn(context, "contact")}
  </section>`;

/** The form, with all other contact details beside it; the details first where the client wants calls, and alone without a form. */
export function contact(context: PageContext): Html {
  const words = sectionOf(context, "reach");
  const isAlone = refusesForm(context.site.spec);
  const desk = isAlone
    ? html`
        <div class="wrap">
          ${reach(context, words, "contact-ways")}
        </div>`
    : preferredWay(context.site.spec) === "calls-first"
      ? html`
        <div class="wrap contact-grid">
          ${reach(context, words, "contact-ways")}
          ${write(context, "contact-ways")}
        </div>`
      : html`
        <div class="wrap desk-grid">
          ${write(context, "desk-form")}
          ${reach(context, words, "desk-ways")}
        </div>`;
  return html`
    ${pageHead(context, optional(words.text("lead"), "statement"))}
    <div class="desk">
      ${desk}
    </div>`;
}

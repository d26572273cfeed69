import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { contactForm } from "../parts/contact-form.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { waysToReach } from "../parts/ways-to-reach.ts";
import { optional } from "../sections/services.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The form, with all other contact details beside it. */
export function contact(context: PageContext): Html {
  const words = sectionOf(context, "reach");
  return html`
    ${pageHead(context, optional(words.text("lead"), "statement"))}
    <div class="desk">
      <div class="wrap desk-grid">
        <section class="desk-form" aria-labelledby="write-title">
          <h2 id="write-title">${context.site.words("*", "form").text("heading")}</h2>
          ${contactForm(context)}
        </section>
        <section class="desk-ways" aria-labelledby="ways-title">
          <h2 id="ways-title">${words.text("heading")}</h2>
          ${waysToReach(context, words)}
          ${pictureFrame(context, { ratio: "3x2", picture: context.site.places.place }) ?? drawn(context, "contact")}
        </section>
      </div>
    </div>`;
}

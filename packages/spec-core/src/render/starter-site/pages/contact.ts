import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { openingHours } from "../parts/contact-details.ts";
import { contactForm } from "../parts/contact-form.ts";
import { pictureFrame } from "../parts/figures.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { waysToReach } from "../parts/ways-to-reach.ts";
import { pageHead } from "./page-head.ts";

/** The form with everything else that helps to get in touch beside it. */
export function contact(context: PageContext): Html {
  const hours = openingHours(context.site);
  return html`
  ${pageHead(context, toBeWritten(context, { what: "what happens next", guidance: "who answers, and how fast" }))}
  <div class="desk">
    <div class="wrap desk-grid">
      <section class="desk-form" aria-labelledby="write-title">
        <h2 id="write-title">Write</h2>
        ${contactForm(context)}
      </section>
      <section class="desk-ways" aria-labelledby="ways-title">
        <h2 id="ways-title">Other ways</h2>
        ${waysToReach(context)}
        <h3>Opening hours</h3>
        ${hours.length > 0 ? hours.map((line) => html`<p class="hours">${line}</p>`) : toBeWritten(context, { what: "the opening hours", lines: 2 })}
        <h3>Place</h3>
        ${pictureFrame(context, { ratio: "3x2", subject: "the entrance, or a map", variant: 3 })}
      </section>
    </div>
  </div>`;
}

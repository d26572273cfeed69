import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { contactLines } from "./contact-details.ts";
import { socialLinks } from "./social-links.ts";
import { toBeWritten } from "./to-be-written.ts";

/** How to reach the business besides the form: its contact details and profiles. */
export function waysToReach(context: PageContext): Html {
  const lines = contactLines(context.site);
  return html`
    <div class="reach">
      ${
        lines.length > 0
          ? html`<address>${lines.map((line) => html`<p>${line}</p>`)}</address>`
          : toBeWritten(context, { what: "the contact details", guidance: "phone, e-mail, address, hours" })
      }
      ${socialLinks(context, "Profiles")}
    </div>`;
}

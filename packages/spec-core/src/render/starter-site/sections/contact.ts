import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { contactForm } from "../parts/contact-form.ts";
import { drawn } from "../parts/drawn.ts";
import { homeSection } from "../parts/section-frame.ts";
import { waysToReach } from "../parts/ways-to-reach.ts";
import { optional } from "./services.ts";

/** A form beside the other ways to contact the business. */
export function contact(context: PageContext): Html {
  const words = context.site.words("/", "contact");
  return homeSection(context, {
    name: "contact",
    title: words.text("heading"),
    lead: optional(words.text("lead")),
    body: html`
      <div class="contact-grid">
        <div class="contact-ways">
          ${waysToReach(context, words)}
          ${drawn(context, "contact")}
        </div>
        ${contactForm(context)}
      </div>`,
  });
}

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { contactForm } from "../parts/contact-form.ts";
import { drawn } from "../parts/drawn.ts";
import { homeSection, part } from "../parts/section-frame.ts";
import { waysToReach } from "../parts/ways-to-reach.ts";
import { optional } from "./services.ts";

/** The form beside the ways of the footer, on a home page where no section was chosen and no other page has a form. */
export function homeContact(context: PageContext): Html {
  const { site } = context;
  // The opening hours have a place of their own on this page.
  const words = site.words("*", "footer");
  return part(context, {
    id: "contact",
    look: "contact",
    title: site.words("*", "form").text("heading"),
    body: html`
      <div class="contact-grid">
        <div class="contact-ways">
          ${waysToReach(context, { ...words, items: words.items.filter((item) => item.text("hours") === "") })}
          ${drawn(context, "contact")}
        </div>
        ${contactForm(context)}
      </div>`,
  });
}

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

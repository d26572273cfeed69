import { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { contactForm } from "../parts/contact-form.ts";
import { drawing } from "../parts/drawing.ts";
import { homeSection } from "../parts/section-frame.ts";
import { waysToReach } from "../parts/ways-to-reach.ts";

/** A form beside the ways to reach the business. */
export const contact = (context: PageContext): Html =>
  homeSection(context, {
    name: "contact",
    title: "Contact",
    lead: [waysToReach(context), new Html(drawing(context.site, "contact"))],
    body: contactForm(context),
  });

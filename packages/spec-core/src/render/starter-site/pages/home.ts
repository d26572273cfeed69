import { hasHomeContact } from "../../../deck/calls.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { steps } from "../parts/steps.ts";
import { homeContact } from "../sections/contact.ts";
import { drawnOpening, plainOpening } from "../sections/hero.ts";
import { more } from "../sections/more.ts";
import { sectionRenderers } from "../sections/section-renderers.ts";
import { services } from "../sections/services.ts";
import { homeStory } from "./story.ts";

/** The steps of the work, and what no other part shows. */
const further = (context: PageContext): Html => html`${steps(context)}${more(context)}`;

/**
 * The chosen sections in order, after a plain title if none of them is a hero. If no section is chosen: the title with
 * the trade's drawing, the client's story, and a form if no other page has one. Content that no section and no other
 * page shows comes before the contact.
 */
export function home(context: PageContext): Html {
  const { site } = context;
  const { sections } = site;
  if (sections.length === 0)
    return html`${drawnOpening(context)}${site.words("/", "services").items.length > 0 ? services(context) : null}${homeStory(context)}${further(context)}${hasHomeContact(site) ? homeContact(context) : null}`;
  return html`
    ${sections.includes("hero") ? null : plainOpening(context)}
    ${sections.map((name) => [name === "contact" ? further(context) : null, sectionRenderers[name](context)])}
    ${sections.includes("contact") ? null : further(context)}`;
}

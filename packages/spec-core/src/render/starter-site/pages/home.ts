import { hasHomeContact } from "../../../deck/calls.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { homeContact } from "../sections/contact.ts";
import { drawnOpening, plainOpening } from "../sections/hero.ts";
import { more } from "../sections/more.ts";
import { sectionRenderers } from "../sections/section-renderers.ts";
import { services } from "../sections/services.ts";
import { homeStory } from "./story.ts";

/**
 * The chosen sections in order; where there is no hero among them, a plain title before them. Where none is chosen, the
 * drawing of the trade beside the title, the client's story, and a form if nothing else has one. What no section and no other page shows comes before the contact.
 */
export function home(context: PageContext): Html {
  const { site } = context;
  const { sections } = site;
  if (sections.length === 0)
    return html`${drawnOpening(context)}${site.words("/", "services").items.length > 0 ? services(context) : null}${homeStory(context)}${more(context)}${hasHomeContact(site) ? homeContact(context) : null}`;
  return html`
    ${sections.includes("hero") ? null : plainOpening(context)}
    ${sections.map((name) => [name === "contact" ? more(context) : null, sectionRenderers[name](context)])}
    ${sections.includes("contact") ? null : more(context)}`;
}

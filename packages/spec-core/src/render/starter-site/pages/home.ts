import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { plainOpening } from "../sections/hero.ts";
import { more } from "../sections/more.ts";
import { sectionRenderers } from "../sections/section-renderers.ts";
import { story } from "./story.ts";

/**
 * The chosen sections in order; without a hero, a plain title before them. What no section and no other page shows
 * comes before the contact.
 */
export function home(context: PageContext): Html {
  const { sections } = context.site;
  return html`
    ${sections.includes("hero") ? null : plainOpening(context)}
    ${sections.map((name) => [name === "contact" ? more(context) : null, sectionRenderers[name](context)])}
    ${sections.length === 0 ? story(context, "opening") : null}
    ${sections.includes("contact") ? null : more(context)}`;
}

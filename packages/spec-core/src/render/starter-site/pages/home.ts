import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { plainOpening } from "../sections/hero.ts";
import { sectionRenderers } from "../sections/section-renderers.ts";

/** The chosen sections in their order; without a hero a plain opening before them. */
export function home(context: PageContext): Html {
  const { sections } = context.site;
  return html`
    ${sections.includes("hero") ? null : plainOpening(context)}
    ${sections.map((name) => sectionRenderers[name](context))}
    ${
      sections.length === 0
        ? html`<div class="wrap solo">${toBeWritten(context, { what: "the sections of the home page", guidance: "none is chosen yet", lines: 7 })}</div>`
        : null
    }`;
}

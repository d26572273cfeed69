import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { audienceNote } from "../parts/audience.ts";
import { plainOpening } from "../sections/hero.ts";
import { sectionRenderers } from "../sections/section-renderers.ts";
import { clientDescription } from "./client-description.ts";
import { sectionOf } from "./page-head.ts";

/** The client's description, if no section is chosen. */
function solo(context: PageContext): Html {
  const words = sectionOf(context, "story");
  return html`
    <div class="wrap solo">
      <div class="prose">
        ${clientDescription(context, words)}
        ${audienceNote(context, words)}
      </div>
    </div>`;
}

/** The chosen sections in order; without a hero, a plain title before them. */
export function home(context: PageContext): Html {
  const { sections } = context.site;
  return html`
    ${sections.includes("hero") ? null : plainOpening(context)}
    ${sections.map((name) => sectionRenderers[name](context))}
    ${sections.length === 0 ? solo(context) : null}`;
}

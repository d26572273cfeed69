import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { plainOpening } from "../sections/hero.ts";
import { sectionRenderers } from "../sections/section-renderers.ts";
import { audienceNote, describedFrom } from "./client-words.ts";

/** What the client said so far, while no section has a place for it. */
const solo = (context: PageContext): Html => html`
  <div class="wrap solo">
    <div class="prose">
      ${describedFrom(context, 1)}
      ${audienceNote(context)}
      ${toBeWritten(context, { what: "the sections of the home page", guidance: "none is chosen yet", lines: 7 })}
    </div>
  </div>`;

/** The chosen sections in their order; without a hero a plain opening before them. */
export function home(context: PageContext): Html {
  const { sections } = context.site;
  return html`
    ${sections.includes("hero") ? null : plainOpening(context)}
    ${sections.map((name) => sectionRenderers[name](context))}
    ${sections.length === 0 ? solo(context) : null}`;
}

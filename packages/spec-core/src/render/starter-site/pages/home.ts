import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { audienceNote } from "../parts/audience.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import { plainOpening } from "../sections/hero.ts";
import { more } from "../sections/more.ts";
import { sectionRenderers } from "../sections/section-renderers.ts";
import { clientDescription } from "./client-description.ts";
import { sectionOf } from "./page-head.ts";

/** The client's description beside a picture or the drawing of their trade, if no section is chosen. */
function solo(context: PageContext): Html {
  const words = sectionOf(context, "story");
  return part(context, {
    id: "story",
    look: "story",
    title: words.text("heading"),
    body: html`
      <div class="story-grid">
        <div class="prose">
          ${clientDescription(context, words)}
          ${audienceNote(context, words)}
        </div>
        ${pictureFrame(context, { ratio: "4x5", picture: context.site.places.opening }) ?? drawn(context, "opening")}
      </div>`,
  });
}

/**
 * The chosen sections in order; without a hero, a plain title before them. What no section and no other page shows
 * comes before the contact.
 */
export function home(context: PageContext): Html {
  const { sections } = context.site;
  return html`
    ${sections.includes("hero") ? null : plainOpening(context)}
    ${sections.map((name) => [name === "contact" ? more(context) : null, sectionRenderers[name](context)])}
    ${sections.length === 0 ? solo(context) : null}
    ${sections.includes("contact") ? null : more(context)}`;
}

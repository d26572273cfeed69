import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { audienceNote } from "../parts/audience.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import { portraits } from "../sections/team.ts";
import { clientDescription } from "./client-description.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

/** The story beside a picture of the place, followed by the people. */
export function about(context: PageContext): Html {
  const words = sectionOf(context, "story");
  const people = sectionOf(context, "people");
  return html`
    ${pageHead(context, firstSentence(context))}
    ${part(context, {
      id: "story",
      look: "story",
      title: words.text("heading"),
      body: html`
        <div class="story-grid">
          <div class="prose">
            ${clientDescription(context, words)}
            ${audienceNote(context, words)}
          </div>
          ${pictureFrame(context, { ratio: "4x5", picture: context.site.places.place }) ?? drawn(context, "opening")}
        </div>`,
    })}
    ${people.items.length === 0 ? null : part(context, { id: "people", look: "team", title: people.text("heading"), ground: "surface", body: portraits(context, people) })}
    ${closing(context)}`;
}

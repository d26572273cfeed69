import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { audienceNote } from "../parts/audience.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import type { SectionWords } from "../words.ts";
import { clientDescription } from "./client-description.ts";
import { sectionOf } from "./page-head.ts";

/** The client's description and whom it is for. */
const told = (context: PageContext, words: SectionWords): Html => html`
  <div class="prose">
    ${clientDescription(context, words)}
    ${audienceNote(context, words)}
  </div>`;

/** The client's story beside a picture of the place or the drawing of their trade. */
export function story(context: PageContext): Html {
  const words = sectionOf(context, "story");
  return part(context, {
    id: "story",
    look: "story",
    title: words.text("heading"),
    body: html`
      <div class="story-grid">
        ${told(context, words)}
        ${pictureFrame(context, { ratio: "4x5", picture: context.site.places.place }) ?? drawn(context, "opening")}
      </div>`,
  });
}

/**
 * The client's story on a home page without sections, whose hero has the drawing; null where there is nothing to tell.
 */
export function homeStory(context: PageContext): Html | null {
  const words = sectionOf(context, "story");
  const title = words.text("heading");
  return title === ""
    ? null
    : part(context, { id: "story", look: "story", title, body: told(context, words) });
}

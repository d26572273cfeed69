import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { audienceNote } from "../parts/audience.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import { clientDescription } from "./client-description.ts";
import { sectionOf } from "./page-head.ts";

/** The client's description and whom it is for, beside a picture or the drawing of their trade. */
export function story(context: PageContext, picture: "opening" | "place"): Html {
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
        ${pictureFrame(context, { ratio: "4x5", picture: context.site.places[picture] }) ?? drawn(context, "opening")}
      </div>`,
  });
}

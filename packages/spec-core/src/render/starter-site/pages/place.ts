import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame } from "../parts/figures.ts";
import { waysToReach } from "../parts/ways-to-reach.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

/** The address with its map, and the opening hours, beside a picture of the place. */
export const place = (context: PageContext): Html => html`
  ${pageHead(context, firstSentence(context))}
  <section class="details" aria-label="Address and opening hours">
    <div class="wrap story-grid">
      ${waysToReach(context, sectionOf(context, "place"))}
      ${pictureFrame(context, { ratio: "3x2", picture: context.site.places.place }) ?? drawn(context, "contact")}
    </div>
  </section>
  ${closing(context)}`;

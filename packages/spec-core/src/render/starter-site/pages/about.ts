import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import { lengthGuidance, toBeWritten } from "../parts/to-be-written.ts";
import { statement } from "../sections/hero.ts";
import { portraits } from "../sections/team.ts";
import { audienceNote, describedFrom } from "./client-words.ts";
import { pageHead } from "./page-head.ts";

/** The story as a long column beside a picture, then what the business stands for and its people. */
export const about = (context: PageContext): Html => html`
  ${pageHead(context, statement(context))}
  <section class="story" aria-label="Story">
    <div class="wrap story-grid">
      ${pictureFrame(context, { ratio: "4x5", subject: "the people or the place", variant: 2, picture: context.site.pictures.at(1) })}
      <div class="prose">
        ${describedFrom(context, 1)}
        ${toBeWritten(context, { what: "the story", guidance: `how it began, what changed, what it does today; ${lengthGuidance(context)}`, lines: 7 })}
        ${audienceNote(context)}
      </div>
    </div>
  </section>
  ${part(context, {
    id: "values",
    look: "features",
    title: "Principles",
    ground: "surface",
    body: html`
      <ul class="statements">
        ${["first", "second", "third"].map(
          (which) =>
            html`<li>${toBeWritten(context, { what: `the ${which} principle`, guidance: "a rule and how it shows in the work", lines: 2 })}</li>`,
        )}
      </ul>`,
  })}
  ${part(context, { id: "people", look: "team", title: "People", body: portraits(context, 3) })}
  ${closing(context)}`;

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { lengthGuidance, toBeWritten } from "../parts/to-be-written.ts";
import { audienceNote } from "./client-words.ts";
import { pageHead } from "./page-head.ts";
import { howItWorks } from "./services.ts";

/** A single service: a wide picture, the text, and for whom it is. */
export const service = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: `${context.page.name} in one sentence`, guidance: "the outcome for the client" }))}
  <div class="wrap lead-picture">
    ${pictureFrame(context, { ratio: "21x9", subject: context.page.name, variant: 1 })}
  </div>
  <section class="story" aria-label="Details">
    <div class="wrap story-grid story-plain">
      <div class="prose">
        ${toBeWritten(context, { what: `the details of ${context.page.name}`, guidance: `what is included, for whom, what it leads to; ${lengthGuidance(context)}`, lines: 7 })}
      </div>
      ${audienceNote(context)}
    </div>
  </section>
  ${howItWorks(context)}
  ${closing(context)}`;

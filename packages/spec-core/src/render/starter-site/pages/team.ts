import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { pageHead } from "./page-head.ts";

const members = ["the founder", "a first colleague", "a second colleague", "a third colleague"] as const;

/** One row per person, portrait and words. */
export const team = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: "one line on the team", guidance: "how many they are, what joins them" }))}
  <section class="roster-part" aria-label="People">
    <ul class="wrap roster">
      ${members.map(
        (member, index) => html`
          <li class="member">
            ${pictureFrame(context, { ratio: "1x1", subject: `portrait of ${member}`, variant: index })}
            <div>
              <h2>Name and role</h2>
              ${toBeWritten(context, { what: member, guidance: "training, duties, a line of their own, 30 to 60 words", lines: 2 })}
            </div>
          </li>`,
      )}
    </ul>
  </section>
  ${closing(context)}`;

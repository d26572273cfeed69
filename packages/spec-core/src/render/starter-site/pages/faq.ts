import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { part } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { pageHead } from "./page-head.ts";

const topics = [
  { id: "before", title: "Before", questions: ["the offer", "prices", "waiting times"] },
  { id: "during", title: "During", questions: ["the course", "preparation"] },
  { id: "after", title: "After", questions: ["complaints", "later support"] },
] as const;

/** Questions by topic, each opening in place without a script. */
export const faq = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: "the way to ask another question" }))}
  ${topics.map(({ id, title, questions }) =>
    part(context, {
      id,
      look: "questions",
      title,
      body: questions.map(
        (about, index) => html`
          <details class="question"${index === 0 ? html` open` : null}>
            <summary>Question: ${about}</summary>
            ${toBeWritten(context, { what: `the answer on ${about}`, guidance: "in the words visitors use, 40 to 80 words", lines: 2 })}
          </details>`,
      ),
    }),
  )}
  ${closing(context)}`;

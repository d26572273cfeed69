import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { note } from "../parts/note.ts";
import { part } from "../parts/section-frame.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The answered questions, which expand in place without a script. */
export function faq(context: PageContext): Html {
  const words = sectionOf(context, "questions");
  return html`
    ${pageHead(context)}
    ${part(context, {
      id: "questions",
      look: "questions",
      title: words.text("heading"),
      body: [
        words.items.map(
          (item, index) => html`
            <details class="question"${index === 0 ? html` open` : null}>
              <summary>${item.text("question")}</summary>
              <p>${item.text("answer")}</p>
            </details>`,
        ),
        note(words),
      ],
    })}
    ${closing(context)}`;
}

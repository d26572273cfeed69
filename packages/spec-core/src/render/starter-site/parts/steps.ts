import { stepsSection } from "../../../deck/parts/steps.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { sectionOf } from "../pages/page-head.ts";
import { part } from "./section-frame.ts";

/** The client's steps of the work as a numbered list; null where this page has none. */
export function steps(context: PageContext): Html | null {
  const words = sectionOf(context, stepsSection);
  if (words.items.length === 0) return null;
  return part(context, {
    id: stepsSection,
    look: "more",
    title: words.text("heading"),
    body: html`
      <div class="prose"><ol>
        ${words.items.map((item) => html`<li${context.mark("formData.description")}>${item.text("text")}</li>`)}
      </ol></div>`,
  });
}

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { audienceAlone, audienceNote } from "../parts/audience.ts";
import { note } from "../parts/note.ts";
import { homeSection } from "../parts/section-frame.ts";

/** The strengths of the business: the rest of the client's description, as a list of large statements. */
export function features(context: PageContext): Html {
  const { site, mark } = context;
  const words = site.words("/", "features");
  return homeSection(context, {
    name: "features",
    isOpen: words.note !== null && words.items.length === 0,
    title: words.text("heading"),
    lead: words.items.length === 0 ? null : audienceNote(context, words),
    body: [
      words.items.length === 0
        ? audienceAlone(context, words)
        : html`
          <ul class="statements">
            ${words.items.map((item) => html`<li><p${mark("formData.description")}>${item.text("text")}</p></li>`)}
          </ul>`,
      note(words),
    ],
  });
}

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import type { SectionWords } from "../words.ts";
import { hoursOf, placesOf, waysOf } from "./contact-details.ts";
import { note } from "./note.ts";
import { paragraphs } from "./prose.ts";
import { socialLinks } from "./social-links.ts";

const block = (label: string, content: readonly Html[]): Html | null =>
  content.length === 0
    ? null
    : html`
      <div class="reach-block">
        ${label === "" ? null : html`<p class="reach-label">${label}</p>`}
        ${content}
      </div>`;

/** The ways to contact the business besides the form: numbers, address with map, hours and profiles. */
export function waysToReach(context: PageContext, words: SectionWords): Html {
  const ways = waysOf(context, words);
  const places = placesOf(context, words);
  return html`
    <div class="reach">
      ${ways.length > 0 ? html`<address>${ways}</address>` : null}
      ${paragraphs(words.text("ways"))}
      ${block(words.text("place-label"), places)}
      ${block(words.text("hours-label"), hoursOf(words))}
      ${note(words)}
      ${socialLinks(context, "Profiles")}
    </div>`;
}

import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { homeSection } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";

/** A place for the words of a client, never filled with invented ones. */
export const quote = (context: PageContext, which: string, lines: 2 | 4): Html => html`
  <figure class="quote">
    <blockquote>
      ${toBeWritten(context, {
        what: `${which} from a client`,
        guidance: "their own words, confirmed by them, 20 to 50 words",
        lines,
      })}
    </blockquote>
    <figcaption>Name, role, occasion</figcaption>
  </figure>`;

/** What clients say: one large quotation, two small ones hung below it. */
export const testimonials = (context: PageContext): Html =>
  homeSection(context, {
    name: "testimonials",
    title: "In their words",
    body: html`
      <div class="quotes">
        ${quote(context, "the strongest quotation", 4)}
        ${quote(context, "a second quotation", 2)}
        ${quote(context, "a third quotation", 2)}
      </div>`,
  });

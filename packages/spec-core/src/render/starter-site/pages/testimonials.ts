import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { quote } from "../sections/testimonials.ts";
import { pageHead } from "./page-head.ts";

const quotations = [
  ["the strongest quotation", 4],
  ["a second quotation", 2],
  ["a third quotation", 4],
  ["a fourth quotation", 2],
  ["a fifth quotation", 2],
  ["a sixth quotation", 4],
] as const;

/** Quotations hung in uneven columns. */
export const testimonials = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: "one line on the clients", guidance: "who they are, in which towns or trades" }))}
  <section class="wall-part" aria-label="Quotations">
    <div class="wrap wall">
      ${quotations.map(([which, lines]) => quote(context, which, lines))}
    </div>
  </section>
  ${closing(context)}`;

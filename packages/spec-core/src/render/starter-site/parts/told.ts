import { toldSection } from "../../../deck/parts/told.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { sectionOf } from "../pages/page-head.ts";
import { part } from "./section-frame.ts";
import { sentences } from "./sentences.ts";

/** The client's sentences below the list of a page, or in its place; null if there are none. */
export function told(context: PageContext): Html | null {
  const words = sectionOf(context, toldSection);
  const body = sentences(context, words.items);
  const title = words.text("heading");
  if (body === null) return null;
  return title === ""
    ? html`<section class="own" aria-label="Main text"><div class="wrap">${body}</div></section>`
    : part(context, { id: toldSection, look: "more", title, body });
}

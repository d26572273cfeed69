import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { drawn } from "../parts/drawn.ts";
import { note } from "../parts/note.ts";
import { homeSection } from "../parts/section-frame.ts";
import type { ItemWords } from "../words.ts";

/** The title of something offered, as a link where it has a page of its own. */
export function offerTitle({ site, page, linkTo, mark }: PageContext, name: string): string | Html {
  const own = site.pages.find((each) => each.kind === "Service" && each.name === name);
  return own && own !== page ? html`<a href="${linkTo(own.file)}"${mark(own.source)}>${name}</a>` : name;
}

/** A text of an item that may be missing. */
export const optional = (text: string, look = ""): Html | null =>
  text === "" ? null : look === "" ? html`<p>${text}</p>` : html`<p class="${look}">${text}</p>`;

// A longer price is set smaller: 'from £15 per person'.
const shortPrice = 12;

/** A price, large; null where there is none. */
export const amount = (text: string): Html | null =>
  optional(text, text.length > shortPrice ? "amount amount-long" : "amount");

const row = (context: PageContext, item: ItemWords, index: number): Html => html`
  <li class="item">
    ${drawn(context, { service: index, words: item.text("title") })}
    <h3>${offerTitle(context, item.text("title"))}</h3>
    ${optional(item.text("text"))}
    ${amount(item.text("price"))}
  </li>`;

/** What the business offers: the pages under Services where there are any, else what the client confirmed. */
export function services(context: PageContext): Html {
  const { site, linkTo, mark } = context;
  const words = site.words("/", "services");
  const overview = site.pages.find((page) => page.kind === "Services");
  const all = words.text("all");
  return homeSection(context, {
    name: "services",
    isOpen: words.items.length === 0,
    title: words.text("heading"),
    lead: [
      optional(words.text("lead")) ?? "",
      overview && all !== ""
        ? html`<p><a class="more" href="${linkTo(overview.file)}"${mark(overview.source)}>${all}</a></p>`
        : "",
    ],
    body: [
      words.items.length === 0
        ? ""
        : html`
          <ul class="items">
            ${words.items.map((item, index) => row(context, item, index))}
          </ul>`,
      note(words),
    ],
  });
}

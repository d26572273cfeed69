import { hasHomeContact } from "../../../deck/calls.ts";
import { type Html, html } from "../html.ts";
import { type PageContext, targetLink } from "../page-context.ts";
import { amount } from "../parts/amount.ts";
import { drawn } from "../parts/drawn.ts";
import { note } from "../parts/note.ts";
import { homeSection } from "../parts/section-frame.ts";
import type { ItemWords, SectionWords } from "../words.ts";
import { onTax, optional } from "./services.ts";

/** How to ask for a price: a link to the contact, else plain text. */
function ask(context: PageContext, label: string): Html | null {
  if (label === "") return null;
  const { site } = context;
  const page = site.pages.find(({ kind }) => kind === "Contact");
  if (page)
    return html`<p class="amount"><a class="more" href="${context.linkTo(page.file)}">${label}</a></p>`;
  return site.sections.includes("contact") || hasHomeContact(site)
    ? html`<p class="amount"><a class="more" href="${targetLink(context, { kind: "section", section: "contact" })}">${label}</a></p>`
    : html`<p class="amount">${label}</p>`;
}

const row = (context: PageContext, item: ItemWords): Html => html`
  <li class="price">
    <h3>${item.text("title")}</h3>
    ${amount(item.text("price")) ?? ask(context, item.text("ask"))}
    ${optional(item.text("text"), "price-note")}
  </li>`;

/** A price list with large figures; offers without a price come last, with a link to ask for it. */
export const priceList = (context: PageContext, words: SectionWords): Html[] => [
  ...(words.items.length === 0
    ? []
    : [
        html`
          <ul class="prices">
            ${words.items.map((item) => row(context, item))}
          </ul>`,
        onTax(words) ?? [],
      ].flat()),
  ...[note(words) ?? []].flat(),
];

/** The prices. */
export function pricing(context: PageContext): Html {
  const words = context.site.words("/", "pricing");
  return homeSection(context, {
    name: "pricing",
    isOpen: words.items.length === 0,
    title: words.text("heading"),
    lead: drawn(context, "prices"),
    body: priceList(context, words),
  });
}

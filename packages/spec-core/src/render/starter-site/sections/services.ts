import { pathOf } from "../../../deck/parts/section.ts";
import { offerOfPage } from "../../../site/offer-of-page.ts";
import { plainName } from "../../../site/plain-name.ts";
import type { PageKind, SitePage } from "../../../site/site-pages.ts";
import { sizeOf } from "../css/sizes.ts";
import { widestWord } from "../css/word-widths.ts";
import { type Html, html } from "../html.ts";
import { isLong, offerLists } from "../long-lists.ts";
import { type PageContext, targetLink } from "../page-context.ts";
import { amount } from "../parts/amount.ts";
import { drawn } from "../parts/drawn.ts";
import { note } from "../parts/note.ts";
import { homeSection } from "../parts/section-frame.ts";
import type { ItemWords, SectionWords } from "../words.ts";

/** The sections with the offers of the pages that are about some of them. */
const offersOfPage: Readonly<Partial<Record<PageKind, string>>> = { Custom: "main", Service: "details" };

/** The title of an offer, as a link if it has its own page, or one of the client's own that lists it. */
export function offerTitle({ site, page, linkTo, mark }: PageContext, name: string): string | Html {
  const offers = site.facts("service").map(({ text }) => text);
  const isAbout = ({ kind, name: each }: SitePage): boolean =>
    kind === "Service" && plainName(offerOfPage(each, offers) ?? "") === plainName(name);
  const isListed = ({ kind, file }: SitePage): boolean => {
    const section = offersOfPage[kind];
    return (
      section !== undefined &&
      site
        .words(pathOf(file), section)
        .items.some((listed) => plainName(listed.text("title")) === plainName(name))
    );
  };
  const own =
    site.pages.find(({ name: each }) => each.trim().toLowerCase() === name.trim().toLowerCase()) ??
    site.pages.find(isAbout) ??
    site.pages.find(isListed);
  return own && own !== page ? html`<a href="${linkTo(own.file)}"${mark(own.source)}>${name}</a>` : name;
}

/** The title of an offer on the home page: a link to its own page, else to its place on the page that lists it. */
function homeTitle(context: PageContext, { item, text }: ItemWords): string | Html {
  const { site, linkTo, mark } = context;
  const title = offerTitle(context, text("title"));
  if (typeof title !== "string") return title;
  for (const [kind, section] of offerLists) {
    const page = site.pages.find((each) => each.kind === kind);
    if (page && site.words(pathOf(page.file), section).items.some((listed) => listed.item === item))
      return html`<a href="${linkTo(page.file)}#${encodeURIComponent(item)}"${mark(page.source)}>${title}</a>`;
  }
  return title;
}

/** An optional text of an item. */
export const optional = (text: string, look = ""): Html | null =>
  text === "" ? null : look === "" ? html`<p>${text}</p>` : html`<p class="${look}">${text}</p>`;

/** The client's words on the tax in the prices above them. */
export const onTax = (words: SectionWords): Html | null => optional(words.text("tax"), "price-note");

/** The drawing of a service; null in a long list. */
export const serviceDrawing = (context: PageContext, words: SectionWords, index: number): Html | null =>
  isLong(words) ? null : drawn(context, { service: index, words: words.items[index]?.text("title") ?? "" });

const row = (context: PageContext, item: ItemWords, drawing: Html | null): Html => html`
  <li class="item">
    ${drawing}
    <h3>${homeTitle(context, item)}</h3>
    ${optional(item.text("text"))}
    ${amount(item.text("price"))}
  </li>`;

// In rem: the width of the narrowest column of a list with three or four columns.
const narrowColumns = { "full-width": 17, contained: 12, boxed: 15 } as const;

/** Whether a title has a word that would break in a narrow column: 'Umweltverträglichkeitsprüfung'. */
function hasLongWord({ site }: PageContext, { items }: SectionWords): boolean {
  const { typography } = site.spec.design.designSystem;
  const titles = items.map((item) => item.text("title"));
  return widestWord(titles, typography.h3) * sizeOf(typography, "h3") > narrowColumns[site.layout];
}

/** The services: the pages under Services if there are any, else those that the client confirmed. */
export function services(context: PageContext): Html {
  const { site, linkTo, mark } = context;
  const words = site.words("/", "services");
  const overview = site.pages.find((page) => page.kind === "Services");
  const [all, shelf] = [words.text("all"), words.text("shelf")];
  const products = site.pages.find((page) => page.kind === "Products");
  return homeSection(context, {
    name: "services",
    isOpen: words.items.length === 0 && words.text("names") === "",
    title: words.text("heading"),
    lead: [
      optional(words.text("lead")) ?? "",
      overview && all !== ""
        ? html`<p><a class="more" href="${linkTo(overview.file)}"${mark(overview.source)}>${all}</a></p>`
        : "",
      products && shelf !== ""
        ? html`<p><a class="more" href="${linkTo(products.file)}"${mark(products.source)}>${shelf}</a></p>`
        : "",
    ],
    body: [
      words.items.length === 0
        ? [
            optional(words.text("names"), "statement") ?? "",
            words.text("prices") === ""
              ? ""
              : html`<p><a class="more" href="${targetLink(context, { kind: "section", section: "pricing" })}">${words.text("prices")}</a></p>`,
          ]
        : html`
          <ul class="${hasLongWord(context, words) ? "items-two" : "items"}${isLong(words) ? " long" : ""}">
            ${words.items.map((item, index) => row(context, item, serviceDrawing(context, words, index)))}
          </ul>`,
      onTax(words) ?? "",
      note(words),
    ],
  });
}

import { isShop } from "../../../deck/goods-apart.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { pictureFrame } from "../parts/figures.ts";
import { note } from "../parts/note.ts";
import { paragraphs } from "../parts/prose.ts";
import { homeSection } from "../parts/section-frame.ts";
import type { SectionWords } from "../words.ts";
import { shelf } from "./shelf.ts";

/** Pictures of the work in different sizes, with text about it. */
export function workMosaic(context: PageContext, words: SectionWords): Html[] {
  const pictures = context.site.places.work;
  return [
    ...(pictures.length === 0
      ? []
      : [
          html`
            <div class="mosaic">
              ${pictures.map((picture) => pictureFrame(context, { ratio: "3x2", picture }) ?? "")}
            </div>`,
        ]),
    ...paragraphs(words.text("text")),
    ...[note(words) ?? []].flat(),
  ];
}

/** The work, or the products of a shop. */
export function portfolio(context: PageContext): Html {
  const { site, linkTo, mark } = context;
  const words = site.words("/", "portfolio");
  const sells = isShop(site);
  const page = site.pages.find((entry) => entry.kind === (sells ? "Products" : "Portfolio"));
  return homeSection(context, {
    name: "portfolio",
    isOpen: words.note !== null && words.items.length === 0,
    title: words.text("heading"),
    lead:
      page && words.text("all") !== ""
        ? html`<p><a class="more" href="${linkTo(page.file)}"${mark(page.source)}>${words.text("all")}</a></p>`
        : null,
    body: html`<div class="showcase">${sells ? shelf(context, words) : workMosaic(context, words)}</div>`,
  });
}

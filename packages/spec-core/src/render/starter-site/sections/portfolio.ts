import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { pictureFrame, type Ratio } from "../parts/figures.ts";
import { homeSection } from "../parts/section-frame.ts";

const mosaic: readonly { readonly ratio: Ratio; readonly subject: string }[] = [
  { ratio: "3x2", subject: "the piece of work to be known for" },
  { ratio: "1x1", subject: "a detail, seen close" },
  { ratio: "1x1", subject: "the work in use" },
  { ratio: "16x9", subject: "another finished piece" },
  { ratio: "4x5", subject: "the making of it" },
];

/** Pictures of the work in unequal sizes: those uploaded after the opening one, then empty places. */
export const workMosaic = (context: PageContext): Html => html`
  <div class="mosaic">
    ${mosaic.map(({ ratio, subject }, index) =>
      pictureFrame(context, {
        ratio,
        subject,
        variant: index + 1,
        picture: context.site.pictures.at(index + 1),
      }),
    )}
  </div>`;

/** The work, or the goods of a shop. */
export function portfolio(context: PageContext): Html {
  const { site, linkTo, mark } = context;
  const isShop = site.spec.design.designSystem.layout.template.category === "ecommerce";
  const page = site.pages.find((entry) => entry.kind === (isShop ? "Products" : "Portfolio"));
  return homeSection(context, {
    name: "portfolio",
    title: isShop ? "Products" : "Work",
    lead: page
      ? html`<p><a class="more" href="${linkTo(page.file)}"${mark(page.source)}>${isShop ? "All products" : "All work"}</a></p>`
      : null,
    body: workMosaic(context),
  });
}

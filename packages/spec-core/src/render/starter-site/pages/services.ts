import { type Html, html } from "../html.ts";
import { siteOffers } from "../offers.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import { lengthGuidance, toBeWritten } from "../parts/to-be-written.ts";
import { unnamedServices } from "../sections/services.ts";
import { audienceNote } from "./client-words.ts";
import { pageHead } from "./page-head.ts";

const steps = ["First step", "Second step", "Third step", "Fourth step"] as const;

/** How it works, as a numbered path. */
export const howItWorks = (context: PageContext): Html =>
  part(context, {
    id: "how",
    look: "steps",
    title: "How it works",
    ground: "surface",
    body: html`
      <ol class="path">
        ${steps.map((step) => html`<li><h3>${step}</h3>${toBeWritten(context, { what: step.toLowerCase(), guidance: "who does what, and by when" })}</li>`)}
      </ol>`,
  });

function spread(context: PageContext, title: string | Html, what: string, index: number): Html {
  return html`
    <article class="spread">
      ${pictureFrame(context, { ratio: "3x2", subject: what, variant: index, picture: context.site.pictures.at(index + 1) })}
      <div class="spread-text">
        <h2>${title}</h2>
        ${toBeWritten(context, { what, guidance: "what it is, for whom, its outcome, 80 to 120 words", lines: 4 })}
      </div>
    </article>`;
}

/** One spread per service, pictures on alternating sides. */
export function services(context: PageContext): Html {
  const { site, linkTo, mark } = context;
  const named = site.pages.filter((page) => page.kind === "Service");
  const offers = siteOffers(site);
  return html`
    ${pageHead(context, [
      toBeWritten(context, {
        what: "an overview of the services",
        guidance: lengthGuidance(context),
        lines: 2,
      }),
      audienceNote(context) ?? "",
    ])}
    <div class="wrap spreads">
      ${
        named.length > 0
          ? named.map((page, index) =>
              spread(
                context,
                html`<a href="${linkTo(page.file)}"${mark(page.source)}>${page.name}</a>`,
                page.name,
                index,
              ),
            )
          : offers.length > 0
            ? offers.map(({ name }, index) => spread(context, name, name, index))
            : unnamedServices.map((title, index) => spread(context, title, title.toLowerCase(), index))
      }
    </div>
    ${howItWorks(context)}
    ${closing(context)}`;
}

import type { ArtDirection } from "../art-direction.ts";
import { Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { actions } from "../parts/actions.ts";
import { drawing } from "../parts/drawing.ts";
import { pictureFrame, type Ratio } from "../parts/figures.ts";
import { toBeWritten } from "../parts/to-be-written.ts";

const ratios: Readonly<Record<ArtDirection["hero"], Ratio>> = {
  split: "4x5",
  facts: "21x9",
  quiet: "16x9",
  poster: "3x2",
  panel: "1x1",
};

/** The first thing that the client said of the business, or the gap. */
export function statement(context: PageContext): Html {
  const [first] = context.site.description;
  if (!first)
    return toBeWritten(context, {
      what: "the opening sentence",
      guidance: "what it offers, to whom, in at most 20 words",
      lines: 2,
    });
  return html`<p class="statement"${context.mark("formData.description")}>${first}</p>`;
}

function facts({ site, mark }: PageContext): Html | null {
  if (!site.niche && !site.audience) return null;
  return html`
    <dl class="facts">
      ${site.niche ? html`<div><dt>Field</dt><dd${mark("formData.niche")}>${site.niche}</dd></div>` : null}
      ${site.audience ? html`<div><dt>For</dt><dd${mark("formData.audience")}>${site.audience}</dd></div>` : null}
    </dl>`;
}

const niche = ({ site, mark }: PageContext): Html | null =>
  site.niche ? html`<p class="niche"${mark("formData.niche")}>${site.niche}</p>` : null;

/** The client's picture, or the drawing of their trade until there is one. */
function opening(context: PageContext): Html {
  const { site } = context;
  const picture = site.pictures.at(0);
  if (!picture) return new Html(drawing(site, "opening"));
  return pictureFrame(context, {
    ratio: ratios[site.direction.hero],
    subject: site.niche ?? "the business at work",
    picture,
    isFirst: true,
  });
}

/** The opening of the home page. Its composition is the tone's. */
export function hero(context: PageContext): Html {
  const { site, mark } = context;
  const look = site.direction.hero;
  return html`
    <section class="hero hero-${look} on-${site.direction.grounds.hero ?? "page"}" id="hero" aria-labelledby="hero-title"${mark("layoutSections.hero")}>
      <div class="wrap hero-grid">
        <div class="hero-text">
          ${look === "facts" ? null : niche(context)}
          <h1 id="hero-title"${mark("formData.businessName")}>${site.name}</h1>
          ${statement(context)}
          ${actions(context)}
        </div>
        ${look === "facts" ? facts(context) : null}
        ${opening(context)}
      </div>
    </section>`;
}

/** The title of a home page without a hero. */
export function plainOpening(context: PageContext): Html {
  const { site, mark } = context;
  return html`
    <div class="page-head on-${site.direction.pageHead}">
      <div class="wrap hero-text">
        ${niche(context)}
        <h1${mark("formData.businessName")}>${site.name}</h1>
        ${statement(context)}
        ${actions(context)}
      </div>
    </div>`;
}

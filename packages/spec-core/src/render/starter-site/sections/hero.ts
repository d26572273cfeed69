import { wishedPictureSection } from "../../../deck/parts/wished-picture.ts";
import type { ArtDirection } from "../art-direction.ts";
import { isKeptWhole } from "../css/word-widths.ts";
import { type Html, html, noHtml } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { actions } from "../parts/actions.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame, type Ratio } from "../parts/figures.ts";
import { note } from "../parts/note.ts";
import { lines } from "../parts/prose.ts";
import type { SectionWords } from "../words.ts";

const ratios: Readonly<Record<ArtDirection["hero"], Ratio>> = {
  split: "4x5",
  facts: "21x9",
  quiet: "16x9",
  poster: "3x2",
  panel: "1x1",
};

const openingWords = ({ site }: PageContext): SectionWords => site.words("/", "hero");

/** The form path of the title's source: a client's answer or the business's name. */
const titleSource = ({ site }: PageContext): string => {
  if (site.headline === site.name) return site.nameSource;
  return site.headline.toLowerCase() === site.niche?.toLowerCase()
    ? "formData.niche"
    : "formData.description";
};

// The size of the title leaves no room for a dash beside a longer word.
const besideDashMax = 10;

/**
 * Whether a part of the title stays on one line: a short word with a hyphen ('Two-' alone would fill a line), or one
 * before a dash.
 */
const isOnOneLine = (part: string): boolean =>
  isKeptWhole(part) || (part.endsWith(" –") && part.length <= besideDashMax);

/** The title. A hyphen typed in place of a dash becomes a dash, and does not begin a line after a short word. */
const titleText = ({ headline }: PageContext["site"]): Html =>
  headline
    .replace(/ - /gu, " – ")
    .split(/(\s+(?!–\s))/u)
    .reduce<Html>(
      (text, part) => html`${text}${isOnOneLine(part) ? html`<span class="whole">${part}</span>` : part}`,
      noHtml,
    );

// A price or a year has a large font.
const shortFact = 12;

function facts(context: PageContext): Html | null {
  const { items } = openingWords(context);
  if (items.length === 0) return null;
  return html`
    <dl class="facts">
      ${items.map((item) => html`<div><dt>${item.text("label")}</dt><dd${item.text("text").length <= shortFact ? html` class="fact-short"` : null}>${lines(item.text("text"))}</dd></div>`)}
    </dl>`;
}

const niche = (context: PageContext): Html | null => {
  const text = openingWords(context).text("niche");
  return text === "" ? null : html`<p class="niche"${context.mark("formData.niche")}>${text}</p>`;
};

function statement(context: PageContext): Html | null {
  const words = openingWords(context);
  const lead = words.text("lead");
  return lead === ""
    ? note(words)
    : html`<p class="statement"${context.mark("formData.description")}>${lead}</p>`;
}

/** The marked place for a picture that the client wants at the top and has not handed in; null if there is none. */
function wishedPicture({ site }: PageContext): Html | null {
  const { note: missing } = site.words("/", wishedPictureSection);
  return missing === null ? null : html`<p class="todo"><strong>To be added:</strong> ${missing}</p>`;
}

/** The hero: the client's picture, or the drawing of their trade. Its composition depends on the tone. */
const composed = (context: PageContext): Html => {
  const { site, mark } = context;
  return html`
    <div class="wrap hero-grid">
      <div class="hero-text">
        ${niche(context)}
        <h1 id="hero-title"${mark(titleSource(context))}>${titleText(site)}</h1>
        ${statement(context)}
        ${actions(context)}
        ${wishedPicture(context)}
      </div>
      ${facts(context)}
      ${pictureFrame(context, { ratio: ratios[site.direction.hero], picture: site.places.opening, isFirst: true }) ?? drawn(context, "opening")}
    </div>`;
};

const heroClass = ({ site: { direction } }: PageContext): string =>
  `hero hero-${direction.hero} on-${direction.grounds.hero ?? "page"}`;

/** The hero as the section that the client chose. */
export const hero = (context: PageContext): Html => html`
  <section class="${heroClass(context)}" id="hero" aria-labelledby="hero-title"${context.mark("layoutSections.hero")}>
    ${composed(context)}
  </section>`;

/** The same as the opening of a home page without chosen sections. */
export const drawnOpening = (context: PageContext): Html => html`
  <section class="${heroClass(context)}" aria-labelledby="hero-title">
    ${composed(context)}
  </section>`;

/** The title of a home page whose chosen sections have no hero among them. */
export function plainOpening(context: PageContext): Html {
  const { site, mark } = context;
  return html`
    <div class="page-head on-${site.direction.pageHead}">
      <div class="wrap hero-text">
        ${niche(context)}
        <h1${mark(titleSource(context))}>${titleText(site)}</h1>
        ${statement(context)}
        ${actions(context)}
        ${wishedPicture(context)}
      </div>
    </div>`;
}

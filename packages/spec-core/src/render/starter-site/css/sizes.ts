import { largeTextRem } from "../../../spec/data/design-rules.ts";
import type { Spec } from "../../../spec/schema.ts";
import { wordCount } from "../../../text/word-count.ts";
import { fluidSize } from "../../../typography/fluid-size.ts";
import { shippedWeight } from "../../../typography/font-pairings.ts";
import type { ArtDirection } from "../art-direction.ts";
import type { Site } from "../site.ts";
import { textWidth, widestWord } from "./word-widths.ts";

type Typography = Spec["design"]["designSystem"]["typography"];
type Role = "h1" | "h2" | "h3" | "body";

const defaults: Readonly<Record<Role, number>> = { h1: 2.25, h2: 1.75, h3: 1.5, body: 1 };

/** A size in rem; the default if the spec's value is not a size. */
export function sizeOf(typography: Typography, role: Role): number {
  const match = /^(\d{1,2}(?:\.\d{1,4})?)rem$/.exec(typography[role].size);
  const size = Number(match?.[1] ?? 0);
  return size > 0 ? size : defaults[role];
}

/** The factor for sizes of text that no role has: more than 1 where running text is large. */
export const textGrowth = (typography: Typography): number =>
  sizeOf(typography, "body") >= largeTextRem ? largeTextRem : 1;

/** The width in rem of a screen of 320 px, where no content may be lost (WCAG 2.2, 1.4.10). */
export const narrowestScreen = 20;
// The line width in rem on it.
const narrowLines = { "full-width": 18, contained: 17.5, boxed: 16.75 } as const;
// The part of it that a panel's margin takes.
const panelMargin = 1;

/** The width in rem of a line on the narrowest screen. */
export const narrowLine = ({ layout, direction }: Site): number =>
  narrowLines[layout] - (direction.hero === "panel" ? panelMargin : 0);

/** The width in rem of the hero's title beside other content, from 1024 px on. */
const heroWidths: Readonly<Record<ArtDirection["hero"], number>> = {
  split: 36,
  facts: 42,
  quiet: 52,
  poster: 44,
  panel: 33,
};

// The same for an inner page's title, for a heading beside its part (a column if contained) and for the name
// in the footer.
const titleWidth = 36;
const headWidths = { "full-width": 34, contained: 15.5, boxed: 26 } as const;
const footerWidth = 20;
// The growth of a size by layout and tone.
const headingGrowth = { "full-width": 1.2, contained: 1, boxed: 1 } as const;
const brandGrowth = 1.1;
// The space for the theme switch, and for the menu's button, beside the name in the header.
const besideBrand = 4;
const menuButton = 6;
// In rem: the least size of a name.
const leastName = 0.875;

// Words break unevenly: two lines hold somewhat less than twice one line.
const twoLines = 1.7;
// A sentence takes three or four lines.
const severalLines = 2.9;
// A poster's column is narrow and high.
const posterLines = 3.8;
const longName = 4;
// In rem: a poster's title on a phone; with a sentence, the first button should stay in view.
const [shortPoster, longPoster] = [5.5, 4] as const;
const phoneLines = 4;
// In rem: from this size on, a poster's name is on one line; the second is the greatest size.
const posterLine = 8;
const greatest = 14;

/** Text below 24 px, or 18.66 px if bold, needs more contrast than a large title's color has (WCAG 2.2, 1.4.3). */
function largeText({ family, weight }: Typography["h1"]): number {
  return Number(shippedWeight(family, weight)) >= 700 ? 1.17 : 1.5;
}

/**
 * The size of the hero's title: the client's size on a phone, the tone's multiple of it on a wide screen, less if
 * the longest word or the whole name would not fit.
 */
export function heroSize(site: Site): string {
  const { headline, direction, spec } = site;
  const { typography } = spec.design.designSystem;
  const size = sizeOf(typography, "h1");
  const widest = widestWord([headline], typography.h1);
  const whole = textWidth(headline, typography.h1);
  const width = heroWidths[direction.hero];
  const inOneLine = width / whole;
  const isLong = wordCount(headline) > longName;
  const isPoster = direction.hero === "poster";
  const lines = isPoster ? posterLines : severalLines;
  const inTwoLines = width / Math.max(widest, whole / (isLong ? lines : twoLines));
  const poster = isLong ? Math.min(longPoster, (narrowLine(site) * phoneLines) / whole) : shortPoster;
  const phone = isPoster ? Math.max(size, poster) : size;
  const least = Math.max(largeText(typography.h1), Math.min(phone, narrowLine(site) / widest));
  const line = isPoster && inOneLine >= posterLine ? inOneLine : inTwoLines;
  return fluidSize({ minRem: least, maxRem: Math.min(size * direction.scale.hero, line, greatest) });
}

/** The size of the titles of inner pages, limited by their longest word. */
export function titleSize(site: Site): string {
  const { pages, direction, spec, headline, sections } = site;
  const { typography } = spec.design.designSystem;
  const size = sizeOf(typography, "h1");
  const opening = sections.length === 0 || sections.includes("hero") ? [] : [headline];
  const widest = widestWord([...pages.map((page) => page.name), ...opening], typography.h1);
  const least = Math.max(largeText(typography.h1), Math.min(size, narrowLine(site) / widest));
  return fluidSize({ minRem: least, maxRem: Math.min(size * direction.scale.title, titleWidth / widest) });
}

/**
 * The size of a heading below a title, limited by the longest word of those on the home page and of the pages' names.
 */
export function headingSize(site: Site): string {
  const { typography } = site.spec.design.designSystem;
  const size = sizeOf(typography, "h2");
  const narrow = narrowLine(site) / headingGrowth[site.layout];
  const headings = [...site.sections, "more"].map((section) => site.words("/", section).text("heading"));
  const everywhere = widestWord([...headings, ...site.pages.map((page) => page.name)], typography.h2);
  const least = Math.max(largeText(typography.h2), Math.min(size, narrow / everywhere));
  const inHead = headWidths[site.layout] / widestWord(headings, typography.h2);
  return fluidSize({
    minRem: least,
    maxRem: Math.min(Math.max(size, 1.5) * site.direction.scale.h2, inHead),
  });
}

/** The size of the name in the header. */
export function brandSize(site: Site): string {
  const { typography } = site.spec.design.designSystem;
  const { h1 } = typography;
  const growth = textGrowth(typography);
  const hasMenu = site.spec.siteStructure.navigation.mobile === "dropdown";
  const narrow = (narrowLine(site) - besideBrand) / brandGrowth;
  const inTwoLines = (narrow - (hasMenu ? menuButton : 0)) * twoLines;
  const fitting = Math.min(narrow / widestWord([site.name], h1), inTwoLines / textWidth(site.name, h1));
  return fluidSize({
    minRem: Math.max(leastName * growth, Math.min(1.25 * growth, fitting)),
    maxRem: 1.5 * growth,
  });
}

/** The size of the name in the footer. */
export function footerNameSize(site: Site): string {
  const { typography } = site.spec.design.designSystem;
  const widest = widestWord([site.name], typography.h1);
  const least = Math.max(leastName * textGrowth(typography), Math.min(1.5, narrowLine(site) / widest));
  return fluidSize({ minRem: least, maxRem: Math.min(2.5, footerWidth / widest) });
}

import { memoPerObject } from "../../../memo.ts";
import { headerBookingLabel, headerNumber } from "../header-call.ts";
import { hasLongList } from "../long-lists.ts";
import type { Site } from "../site.ts";
import { baseCss } from "./base.ts";
import { buttonsCss } from "./buttons.ts";
import { footerCss, motionAndPrintCss } from "./footer.ts";
import { groundsCss } from "./grounds.ts";
import { headerCss } from "./header.ts";
import { headerBookCss, headerCallCss } from "./header-call.ts";
import { largeTextCss } from "./large-text.ts";
import { boxedOpeningCss } from "./layouts/boxed-openings.ts";
import { layoutCss } from "./layouts/layout-css.ts";
import { longListsCss } from "./long-lists.ts";
import { longWordsCss } from "./long-words.ts";
import { motifCss } from "./motifs.ts";
import { grown, onSteps } from "./on-steps.ts";
import { pagesCss } from "./pages.ts";
import { partsCss } from "./parts.ts";
import { sectionsCss } from "./sections.ts";
import { textGrowth } from "./sizes.ts";
import { tokens } from "./tokens.ts";
import { toneCss } from "./tones/tone-css.ts";
import { hasTightWords, isNarrowFace } from "./word-widths.ts";

/** The only style sheet of a site: tokens, common styles, and the chosen layout, tone and button style. */
export const siteCss = memoPerObject((site: Site): string => {
  const { typography } = site.spec.design.designSystem;
  const { h1, body } = typography;
  const looks = [
    groundsCss,
    baseCss,
    headerCss,
    headerNumber(site) ? headerCallCss : "",
    partsCss,
    sectionsCss,
    pagesCss,
    hasLongList(site) ? longListsCss : "",
    footerCss,
    buttonsCss(site.spec.design.designSystem.buttons.style),
    headerBookingLabel(site) === "" ? "" : headerBookCss,
    layoutCss[site.layout],
    toneCss[site.tone],
  ];
  const pieces = [
    tokens(site),
    ...looks.map((css) => grown(css, typography)),
    textGrowth(typography) > 1 ? largeTextCss : "",
    isNarrowFace(h1) ? ":root { --tracking: 0; }" : "",
    longWordsCss(site),
    hasTightWords(body) ? "body { word-spacing: .05em; }" : "",
    motifCss(site),
    site.layout === "boxed" ? boxedOpeningCss(site.direction.hero) : "",
    motionAndPrintCss,
  ];
  return `@charset "utf-8";\n${onSteps(pieces.filter((piece) => piece !== "").join("\n\n"), typography)}\n`;
});

import { memoPerObject } from "../../../memo.ts";
import { hasLongList } from "../long-lists.ts";
import type { Site } from "../site.ts";
import { baseCss } from "./base.ts";
import { buttonsCss } from "./buttons.ts";
import { footerCss, motionAndPrintCss } from "./footer.ts";
import { groundsCss } from "./grounds.ts";
import { headerCss } from "./header.ts";
import { boxedOpeningCss } from "./layouts/boxed-openings.ts";
import { layoutCss } from "./layouts/layout-css.ts";
import { longListsCss } from "./long-lists.ts";
import { longWordsCss } from "./long-words.ts";
import { motifCss } from "./motifs.ts";
import { onSteps } from "./on-steps.ts";
import { pagesCss } from "./pages.ts";
import { partsCss } from "./parts.ts";
import { sectionsCss } from "./sections.ts";
import { tokens } from "./tokens.ts";
import { toneCss } from "./tones/tone-css.ts";
import { hasTightWords, isNarrowFace } from "./word-widths.ts";

/** The only style sheet of a site: tokens, common styles, and the chosen layout, tone and button style. */
export const siteCss = memoPerObject((site: Site): string => {
  const { h1, body } = site.spec.design.designSystem.typography;
  const pieces = [
    tokens(site),
    groundsCss,
    baseCss,
    headerCss,
    partsCss,
    sectionsCss,
    pagesCss,
    hasLongList(site) ? longListsCss : "",
    footerCss,
    buttonsCss(site.spec.design.designSystem.buttons.style),
    layoutCss[site.layout],
    toneCss[site.tone],
    isNarrowFace(h1) ? ":root { --tracking: 0; }" : "",
    longWordsCss(site),
    hasTightWords(body) ? "body { word-spacing: .05em; }" : "",
    motifCss(site),
    site.layout === "boxed" ? boxedOpeningCss(site.direction.hero) : "",
    motionAndPrintCss,
  ];
  return `@charset "utf-8";\n${onSteps(pieces.filter((piece) => piece !== "").join("\n\n"))}\n`;
});

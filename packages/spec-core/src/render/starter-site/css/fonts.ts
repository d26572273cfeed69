import type { Spec } from "../../../spec/schema.ts";
import { fallbackFontAt, type WeightedFallback } from "../../../typography/fallback-font-at.ts";
import { findFont } from "../../../typography/font-catalog.ts";
import type { FontFamily } from "../../../typography/font-family.ts";
import type { FontWeight } from "../../../typography/fonts.ts";
import { subsetRanges } from "../font-subsets.ts";
import { type StarterFont, starterFonts, weightsOf } from "../starter-fonts.ts";

const face = ({ family, path, weight, subset }: StarterFont, folder: string): string => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${folder}${path}") format("woff2");
  unicode-range: ${subsetRanges[subset]};
}`;

/** System fonts with equal advances, and the ratio of their advances to those of the named family. */
interface LocalFaces {
  readonly names: readonly string[];
  readonly width: number;
}

/**
 * The system fonts that replace a family, of Windows and Apple, Linux and Android; a browser uses the last one that it
 * has (CSS Fonts 4, section 5.2: a face that cannot be loaded counts as absent). The widths are those of 40,000
 * characters of English, relative to Arimo and Tinos (Fontsource 5.3.0), which have the advances of Arial and Times New
 * Roman.
 */
const localFaces: Readonly<
  Record<WeightedFallback["family"], Readonly<Record<"regular" | "bold", readonly LocalFaces[]>>>
> = {
  Arial: {
    regular: [
      { names: ["DejaVu Sans"], width: 1.136 },
      { names: ["Arial", "Liberation Sans", "Arimo", "Roboto"], width: 1 },
    ],
    bold: [
      { names: ["DejaVu Sans Bold"], width: 1.197 },
      { names: ["Roboto Bold"], width: 0.936 },
      { names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"], width: 1 },
    ],
  },
  "Times New Roman": {
    regular: [
      { names: ["DejaVu Serif"], width: 1.282 },
      { names: ["Noto Serif"], width: 1.189 },
      { names: ["Times New Roman", "Liberation Serif", "Tinos"], width: 1 },
    ],
    bold: [
      { names: ["DejaVu Serif Bold"], width: 1.333 },
      { names: ["Noto Serif Bold"], width: 1.187 },
      {
        names: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"],
        width: 1,
      },
    ],
  },
  "Courier New": {
    regular: [{ names: ["Courier New", "Liberation Mono", "DejaVu Sans Mono", "Droid Sans Mono"], width: 1 }],
    bold: [],
  },
};

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** The local fallbacks with a family's metrics at a weight, so that loading the family shifts nothing. */
function fallbackFontsAt(font: FontFamily, weight: FontWeight): string[] {
  const found = fallbackFontAt(font, weight);
  if (!found) return [];
  return localFaces[found.family][found.isBold ? "bold" : "regular"].map(
    ({ names, width }) => `@font-face {
  font-family: "${font.family} Fallback";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${rounded(found.sizeAdjust / width)}%;
  ascent-override: ${rounded(found.ascentOverride * width)}%;
  descent-override: ${rounded(found.descentOverride * width)}%;
  line-gap-override: ${rounded(found.lineGapOverride * width)}%;
}`,
  );
}

/** The fallbacks of a family, for each weight that the site uses. */
function fallbackFonts(spec: Spec, family: string): string[] {
  const font = findFont(family);
  return font ? weightsOf(spec, font).flatMap((weight) => fallbackFontsAt(font, weight)) : [];
}

/**
 * The `@font-face` rules of the hosted families and their fallbacks; empty if no family is hosted. `folder` is the
 * path from the style sheet to the site's folder, with a slash at its end.
 */
export function fontsCss(spec: Spec, folder: string): string {
  const fonts = starterFonts(spec);
  const families = [...new Set(fonts.map((font) => font.family))];
  return fonts.length === 0
    ? ""
    : `${[...fonts.map((font) => face(font, folder)), ...families.flatMap((family) => fallbackFonts(spec, family))].join("\n")}\n`;
}

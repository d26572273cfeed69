import type { Spec } from "../../../spec/schema.ts";
import { findFont } from "../../../typography/font-catalog.ts";
import type { FontFamily } from "../../../typography/font-family.ts";
import type { FontWeight } from "../../../typography/fonts.ts";
import { standInAt } from "../../../typography/stand-in-at.ts";
import { type FontSubset, type StarterFont, starterFonts, weightsOf } from "../starter-fonts.ts";

/** The `unicode-range` of each script as Fontsource 5 splits every family of the catalog. */
const ranges: Readonly<Record<FontSubset, string>> = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
};

const face = ({ family, path, weight, subset }: StarterFont, folder: string): string => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${folder}${path}") format("woff2");
  unicode-range: ${ranges[subset]};
}`;

/**
 * The local names of system fonts, with those of Linux and Android of the same advances (Roboto's are 99 % of Arial's;
 * its bold is 94 % of Arial's bold, too narrow to replace it).
 */
const localFaces = {
  Arial: {
    regular: ["Arial", "Liberation Sans", "Roboto"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  },
  "Times New Roman": {
    regular: ["Times New Roman", "Liberation Serif"],
    bold: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
  },
  "Courier New": { regular: ["Courier New", "Liberation Mono"], bold: [] },
} as const;

/** The local fallback with a family's metrics at a weight, so that loading the family shifts nothing. */
function standIn(font: FontFamily, weight: FontWeight): string {
  const found = standInAt(font, weight);
  if (!found) return "";
  const faces = localFaces[found.family][found.isBold ? "bold" : "regular"];
  return `@font-face {
  font-family: "${font.family} Fallback";
  font-weight: ${weight};
  src: ${faces.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${found.sizeAdjust}%;
  ascent-override: ${found.ascentOverride}%;
  descent-override: ${found.descentOverride}%;
  line-gap-override: ${found.lineGapOverride}%;
}`;
}

/** The fallbacks of a family, one for each weight that the site uses. */
function standIns(spec: Spec, family: string): string[] {
  const font = findFont(family);
  return font ? weightsOf(spec, font).map((weight) => standIn(font, weight)) : [];
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
    : `${[...fonts.map((font) => face(font, folder)), ...families.flatMap((family) => standIns(spec, family))].join("\n")}\n`;
}

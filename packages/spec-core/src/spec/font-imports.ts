import { memoByKey } from "../memo.ts";
import { findFont } from "../typography/font-catalog.ts";
import { type Fonts, type FontWeight, fontRoles } from "../typography/fonts.ts";
import { nearestWeight } from "../typography/nearest-weight.ts";

/** A font family of the project, its source, and the weights that are needed. */
export interface FontImport {
  readonly family: string;
  /** `hosted`: an open font, served from the site itself. `kit`: a font of the agency's font kit. */
  readonly source: "hosted" | "kit";
  readonly weights: readonly FontWeight[];
  /**
   * The style sheet with the font's declarations: Google Fonts' for a hosted family, else the font kit's, if
   * configured.
   */
  readonly url: string | null;
}

// The CSS API of Google Fonts, version 2 (developers.google.com/fonts/docs/css2).
const serviceUrl = (family: string, weights: readonly FontWeight[]): string =>
  `https://fonts.googleapis.com/css2?family=${encodeURIComponent(family).replaceAll("%20", "+")}:wght@${weights.join(";")}&display=swap`;

const roleWeight = { h1: "h1Weight", h2: "h2Weight", h3: "h3Weight", body: "bodyWeight" } as const;

function importsOf(fonts: Fonts, fontKitUrl: string | null): readonly FontImport[] {
  const families = [...new Set(fontRoles.map((role) => fonts[role]))];
  return families.map((family) => {
    const font = findFont(family);
    const wanted = fontRoles.filter((role) => fonts[role] === family).map((role) => fonts[roleWeight[role]]);
    const weights = [...new Set(wanted.map((weight) => nearestWeight(font?.weights ?? [], weight)))].sort();
    const isHosted = font?.source.kind === "bundled";
    return {
      family,
      source: isHosted ? "hosted" : "kit",
      weights,
      url: isHosted ? serviceUrl(font.family, weights) : fontKitUrl,
    };
  });
}

// Room for the form being edited and one other.
const choicesKept = 2;

/** Each font family in use, once, with the available weights that are nearest to those chosen. */
export const fontImports = memoByKey(importsOf, {
  keyOf: (fonts, fontKitUrl) => JSON.stringify([fonts, fontKitUrl]),
  most: choicesKept,
});

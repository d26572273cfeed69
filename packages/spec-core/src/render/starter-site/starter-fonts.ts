import type { Spec } from "../../spec/schema.ts";
import { findFont } from "../../typography/font-catalog.ts";
import type { FontFamily } from "../../typography/font-family.ts";
import type { FontWeight } from "../../typography/fonts.ts";
import { nearestWeight } from "../../typography/nearest-weight.ts";

/** A font file that a starter site needs: copy it from the package to the path. */
export interface StarterFont {
  readonly family: string;
  /** A package of the npm registry: `@fontsource-variable/inter`. */
  readonly package: string;
  /** Within the package: `files/inter-latin-wght-normal.woff2`. */
  readonly file: string;
  /** Within the site: `fonts/inter-latin-wght-normal.woff2`. */
  readonly path: string;
  /** The value of `font-weight` in `@font-face`: one weight, or the range of a variable font. */
  readonly weight: string;
  readonly subset: FontSubset;
}

/** The scripts whose fonts are hosted with a site. */
export type FontSubset = "latin" | "latin-ext";

const subsets: readonly FontSubset[] = ["latin", "latin-ext"];
const variable = "@fontsource-variable/";
/** The weight of strong text. */
const strong: FontWeight = "700";

/** The weights of a family that a site uses: the chosen ones, and a bold one for the text. */
export function weightsOf(spec: Spec, font: FontFamily): FontWeight[] {
  const { h1, h2, h3, body } = spec.design.designSystem.typography;
  const roles = [h1, h2, h3, body].filter((role) => findFont(role.family) === font);
  const wanted = roles.map((role) => nearestWeight(font.weights, role.weight));
  const isText = findFont(body.family) === font;
  return [...new Set([...wanted, ...(isText ? [nearestWeight(font.weights, strong)] : [])])].sort();
}

/**
 * The font files of a spec's starter site, named as in Fontsource (package version 5): a variable font once per
 * script, any other once per weight and script. None for families of a font kit, which our sites never request.
 */
export function starterFonts(spec: Spec): StarterFont[] {
  const { h1, h2, h3, body } = spec.design.designSystem.typography;
  const families = [...new Set([h1, h2, h3, body].map((role) => findFont(role.family)))];
  return families.flatMap((font): StarterFont[] => {
    if (font?.source.kind !== "bundled") return [];
    const { package: name } = font.source;
    const isVariable = name.startsWith(variable);
    const range = `${font.weights.at(0)} ${font.weights.at(-1)}`;
    const editions = isVariable
      ? [{ edition: "wght", weight: range }]
      : weightsOf(spec, font).map((weight) => ({ edition: weight, weight }));
    return editions.flatMap(({ edition, weight }) =>
      subsets.map((subset) => {
        const file = `${name.split("/")[1]}-${subset}-${edition}-normal.woff2`;
        const { family } = font;
        return { family, package: name, file: `files/${file}`, path: `fonts/${file}`, weight, subset };
      }),
    );
  });
}

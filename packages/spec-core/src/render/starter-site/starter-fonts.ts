import type { Spec } from "../../spec/schema.ts";
import { listed } from "../../text/listed.ts";
import { bundledFonts } from "../../typography/bundled-fonts.ts";
import { findFont } from "../../typography/font-catalog.ts";
import type { ExtraScript, FontFamily } from "../../typography/font-family.ts";
import type { FontWeight } from "../../typography/fonts.ts";
import { nearestWeight } from "../../typography/nearest-weight.ts";
import { type FontSubset, scriptsOf } from "./font-subsets.ts";

export type { FontSubset } from "./font-subsets.ts";

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

/** Every site has these: a name or a borrowed word may come at any time. */
const always: readonly FontSubset[] = ["latin", "latin-ext"];
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

/** The families of the catalog that a site uses, each once. */
function familiesOf(spec: Spec): FontFamily[] {
  const { h1, h2, h3, body } = spec.design.designSystem.typography;
  return [...new Set([h1, h2, h3, body].flatMap((role) => findFont(role.family) ?? []))];
}

/**
 * The font files of a spec's starter site, named as in Fontsource (package version 5): a variable font once per
 * script, any other once per weight and script. The scripts are Latin and those of the client's words that the family
 * has. None for families of a font kit, which our sites never request.
 */
export function starterFonts(spec: Spec): StarterFont[] {
  return familiesOf(spec).flatMap((font): StarterFont[] => {
    if (font.source.kind !== "bundled") return [];
    const { package: name, scripts } = font.source;
    const subsets = [...scriptsOf(spec).filter((script) => scripts.includes(script)), ...always];
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

const scriptNames: Readonly<Record<ExtraScript, string>> = {
  "cyrillic-ext": "extended Cyrillic",
  cyrillic: "Cyrillic",
  "greek-ext": "polytonic Greek",
  greek: "Greek",
  vietnamese: "Vietnamese",
};

/** The families of this kind that have a script. */
const withScript = (script: ExtraScript, { category }: FontFamily): string[] =>
  bundledFonts.flatMap(({ family, source, ...font }) =>
    font.category === category && source.kind === "bundled" && source.scripts.includes(script)
      ? [family]
      : [],
  );

/**
 * A note on each hosted family without some letters of the client's words, which would come from another font one by
 * one; without any of these words.
 */
export const lettersNote = (spec: Spec): string[] =>
  familiesOf(spec).flatMap((font) => {
    const { family, source } = font;
    if (source.kind !== "bundled") return [];
    const [missing] = scriptsOf(spec).filter((script) => !source.scripts.includes(script));
    if (missing === undefined) return [];
    const others = withScript(missing, font);
    return [
      `${family} has no ${scriptNames[missing]} letters, and the client's words need them: a browser would take these single letters from another font. Before you build, have the agency choose another family${others.length > 0 ? `, such as ${listed(others.slice(0, 3), "or")}` : ""}.`,
    ];
  });

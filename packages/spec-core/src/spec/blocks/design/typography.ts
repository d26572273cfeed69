import { z } from "zod";
import { findFont } from "../../../typography/font-catalog.ts";
import { fontWeights } from "../../../typography/fonts.ts";
import { cssString } from "../../css-text.ts";
import { lineHeights } from "../../data/design-rules.ts";
import { fontImports } from "../../font-imports.ts";
import type { Project } from "../../project.ts";
import { text, webAddress } from "../../schema-parts.ts";
import { inLargeText, largeTextWishes } from "./large-text.ts";

const weight = z.enum(fontWeights);
const role = z.strictObject({
  family: text,
  /** The value of CSS `font-family`, with fallbacks. */
  cssFamily: text,
  weight,
  /** In rem. */
  size: text,
  /** A multiple of the size. */
  lineHeight: z.number(),
});

export const typographySchema = z.strictObject({
  h1: role,
  h2: role,
  h3: role,
  body: role,
  /** The sources of each family. Serve the files from the site itself; request none of these addresses from a page. */
  imports: z.array(
    z.strictObject({
      family: text,
      source: z.enum(["hosted", "kit"]),
      weights: z.array(weight),
      url: webAddress.nullable(),
    }),
  ),
  kitStylesheet: webAddress.nullable(),
});

const cssFamily = (family: string): string => findFont(family)?.stack ?? `${cssString(family)}, sans-serif`;

/** The fonts of headings and text; larger than the chosen sizes if the client's words ask for large text. */
export function buildTypography({ input, context, words }: Project): z.output<typeof typographySchema> {
  const fonts = largeTextWishes(words.statements).length > 0 ? inLargeText(input.fonts) : input.fonts;
  const kitStylesheet = context.fontKitUrl ?? null;
  const set = (family: string, ofRole: Pick<z.output<typeof role>, "weight" | "size" | "lineHeight">) => ({
    family,
    cssFamily: cssFamily(family),
    ...ofRole,
  });
  return {
    h1: set(fonts.h1, { weight: fonts.h1Weight, size: fonts.h1Size, lineHeight: lineHeights.h1 }),
    h2: set(fonts.h2, { weight: fonts.h2Weight, size: fonts.h2Size, lineHeight: lineHeights.h2 }),
    h3: set(fonts.h3, { weight: fonts.h3Weight, size: fonts.h3Size, lineHeight: lineHeights.h3 }),
    body: set(fonts.body, { weight: fonts.bodyWeight, size: fonts.bodySize, lineHeight: lineHeights.body }),
    imports: fontImports(fonts, kitStylesheet).map((font) => ({ ...font, weights: [...font.weights] })),
    kitStylesheet,
  };
}

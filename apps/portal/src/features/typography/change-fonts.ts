import {
  type FontPairing,
  type FontRole,
  type Fonts,
  type FontWeight,
  fontsSchema,
  fontWeights,
  shippedWeight,
} from "@sitewright/spec-core/typography";

/** The fonts with another family for a role, in the nearest weight that the family has. */
export function withFamily(fonts: Fonts, role: FontRole, family: string): Fonts {
  return { ...fonts, [role]: family, [`${role}Weight`]: shippedWeight(family, fonts[`${role}Weight`]) };
}

/** The fonts with another weight for a role; unchanged for text that is no weight. */
export function withWeight(fonts: Fonts, role: FontRole, weight: string): Fonts {
  const known: FontWeight | undefined = fontWeights.find((value) => value === weight);
  return known === undefined ? fonts : { ...fonts, [`${role}Weight`]: known };
}

/** The fonts with another size for a role. */
export function withSize(fonts: Fonts, role: FontRole, size: string): Fonts {
  return { ...fonts, [`${role}Size`]: size };
}

/** True where all headings and the body use the families of a pairing, in any weight and size. */
export const isPairing = (fonts: Fonts, { heading, body }: FontPairing): boolean =>
  fonts.h1 === heading && fonts.h2 === heading && fonts.h3 === heading && fonts.body === body;

/** True where both combinations agree in every family, weight and size. */
export const sameFonts = (a: Fonts, b: Fonts): boolean =>
  fontsSchema.keyof().options.every((key) => a[key] === b[key]);

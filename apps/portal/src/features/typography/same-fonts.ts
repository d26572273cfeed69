import { type FontPairing, type Fonts, fontsSchema } from "@sitewright/spec-core/typography";

/** Whether all headings and the body are set in a pairing, in whatever weights and sizes. */
export const isPairing = (fonts: Fonts, { heading, body }: FontPairing): boolean =>
  fonts.h1 === heading && fonts.h2 === heading && fonts.h3 === heading && fonts.body === body;

/** Whether two combinations agree in every family, weight and size. */
export const sameFonts = (a: Fonts, b: Fonts): boolean =>
  fontsSchema.keyof().options.every((key) => a[key] === b[key]);

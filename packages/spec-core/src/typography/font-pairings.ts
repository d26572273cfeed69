import { findFont } from "./font-catalog.ts";
import { type Fonts, type FontWeight, fontWeights } from "./fonts.ts";
import { nearestWeight } from "./nearest-weight.ts";

/** Matching families for the headings and the body. */
export type FontPairing = { readonly name: string; readonly heading: string; readonly body: string };

/** The pairings to choose from. */
export const fontPairings: readonly FontPairing[] = [
  { name: "Clean and even", heading: "Inter", body: "Inter" },
  { name: "Elegant editorial", heading: "Playfair Display", body: "Inter" },
  { name: "Modern geometric", heading: "Montserrat", body: "Roboto" },
  { name: "Friendly and round", heading: "Poppins", body: "Open Sans" },
  { name: "Classic meets Swiss", heading: "Bodega Serif", body: "Neue Haas Grotesk" },
  { name: "Loud and clear", heading: "Bebas Neue", body: "Lato" },
];

/** A typography with a pairing applied: sizes stay, weights change to the nearest that each family has. */
export function applyPairing(fonts: Readonly<Fonts>, { heading, body }: FontPairing): Fonts {
  return {
    ...fonts,
    h1: heading,
    h2: heading,
    h3: heading,
    body,
    h1Weight: shippedWeight(heading, fonts.h1Weight),
    h2Weight: shippedWeight(heading, fonts.h2Weight),
    h3Weight: shippedWeight(heading, fonts.h3Weight),
    bodyWeight: shippedWeight(body, fonts.bodyWeight),
  };
}

/** The nearest weight that a family of the catalog has; any weight of another family. */
export function shippedWeight(family: string, wanted: FontWeight): FontWeight {
  return nearestWeight(findFont(family)?.weights ?? fontWeights, wanted);
}

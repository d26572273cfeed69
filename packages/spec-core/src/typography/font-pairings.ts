import { findFont } from "./font-catalog.ts";
import { type Fonts, type FontWeight, fontWeights } from "./fonts.ts";
import { nearestWeight } from "./nearest-weight.ts";

/** A family for the headings and one for the body that go well together. */
export type FontPairing = { readonly name: string; readonly heading: string; readonly body: string };

/** The pairings on offer. */
export const fontPairings: readonly FontPairing[] = [
  { name: "Clean and even", heading: "Inter", body: "Inter" },
  { name: "Elegant editorial", heading: "Playfair Display", body: "Inter" },
  { name: "Modern geometric", heading: "Montserrat", body: "Roboto" },
  { name: "Friendly and round", heading: "Poppins", body: "Open Sans" },
  { name: "Classic meets Swiss", heading: "Bodega Serif", body: "Neue Haas Grotesk" },
  { name: "Loud and clear", heading: "Bebas Neue", body: "Lato" },
];

/** A typography set in a pairing: sizes stay, weights move to the nearest that each family ships. */
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

/** The weight nearest to the one wanted that a family of the catalog ships; any weight of another family. */
export function shippedWeight(family: string, wanted: FontWeight): FontWeight {
  return nearestWeight(findFont(family)?.weights ?? fontWeights, wanted);
}

import type { FontFamily } from "./font-family.ts";
import type { FontWeight } from "./fonts.ts";

function kit(family: string, generic: "sans-serif" | "serif", weights: readonly FontWeight[]): FontFamily {
  return {
    family,
    category: "kit",
    use: "any",
    weights,
    license: "commercial",
    source: { kind: "kit" },
    stack: `"${family}", ${generic}`,
    fallback: null,
  };
}

/**
 * The display families of the sample font kit, with the weights in the kit. They are commercial: a website
 * loads them from the agency's kit stylesheet, never from its own files.
 */
export const kitFonts: readonly FontFamily[] = [
  kit("Bodega Serif", "serif", ["300", "500", "900"]),
  kit("Neue Haas Grotesk", "sans-serif", ["300", "400", "500", "700", "900"]),
  kit("Acumin Pro", "sans-serif", ["100", "200", "300", "400", "500", "600", "700", "800", "900"]),
  kit("Adelle", "serif", ["300", "400", "600", "700", "800", "900"]),
  kit("Bely Display", "serif", ["400"]),
  kit("Brandon Grotesque", "sans-serif", ["100", "300", "400", "500", "700", "900"]),
  kit("Filson Pro", "sans-serif", ["100", "300", "400", "500", "700", "800", "900"]),
  kit("Freight Display Pro", "serif", ["300", "400", "500", "600", "700", "900"]),
  kit("Futura PT", "sans-serif", ["300", "400", "500", "600", "700", "800"]),
  kit("IvyMode", "sans-serif", ["100", "300", "400", "600", "700"]),
  kit("IvyPresto Display", "serif", ["100", "300", "400", "600", "700"]),
  kit("Museo Slab", "serif", ["100", "300", "500", "700", "900"]),
  kit("Orpheus Pro", "serif", ["400", "500", "700"]),
  kit("Proxima Nova", "sans-serif", ["100", "300", "400", "500", "600", "700", "800", "900"]),
  kit("Quasimoda", "sans-serif", ["100", "200", "300", "400", "500", "600", "700", "800", "900"]),
  kit("Rift", "sans-serif", ["300", "400", "500", "600", "700"]),
  kit("Sofia Pro", "sans-serif", ["200", "300", "400", "500", "600", "700", "900"]),
];

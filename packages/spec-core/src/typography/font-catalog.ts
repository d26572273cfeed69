import { bundledFonts } from "./bundled-fonts.ts";
import type { FontFamily } from "./font-family.ts";
import { kitFonts } from "./kit-fonts.ts";

/** All families: 17 of the sample kit, 10 sans-serif, 5 serif, 3 display and 5 monospace ones. */
export const fontCatalog: readonly FontFamily[] = [...kitFonts, ...bundledFonts];

/** The catalog's entry for a family, ignoring case; undefined if it is not in the catalog. */
export function findFont(family: string): FontFamily | undefined {
  const name = family.trim().toLowerCase();
  return fontCatalog.find((font) => font.family.toLowerCase() === name);
}

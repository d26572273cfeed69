import { bundledFonts } from "./bundled-fonts.ts";
import type { FontFamily } from "./font-family.ts";
import { kitFonts } from "./kit-fonts.ts";

/** Every family on offer: 17 of the sample kit, 10 sans-serif, 5 serif, 3 display and 5 monospace ones. */
export const fontCatalog: readonly FontFamily[] = [...kitFonts, ...bundledFonts];

/** The catalog's entry for a family, whatever the case of its name; undefined for a family that is not in it. */
export function findFont(family: string): FontFamily | undefined {
  const name = family.trim().toLowerCase();
  return fontCatalog.find((font) => font.family.toLowerCase() === name);
}

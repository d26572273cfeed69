import { bundledFonts } from "./bundled-fonts.ts";
import type { FontFamily } from "./font-family.ts";
import { kitFonts } from "./kit-fonts.ts";

/** All families: 17 of the sample kit, 10 sans-serif, 5 serif, 3 display and 5 monospace ones. */
export const fontCatalog: readonly FontFamily[] = [...kitFonts, ...bundledFonts];

const byName = new Map(fontCatalog.map((font) => [font.family.toLowerCase(), font]));

/** The catalog's entry for a family, ignoring case; undefined if it is not in the catalog. */
export const findFont = (family: string): FontFamily | undefined => byName.get(family.trim().toLowerCase());

import { bundledFonts } from "./bundled-fonts.ts";
import { isFallbackFont } from "./fallback-fonts.ts";

/** The product's own families, which are never part of a kit. */
export const builtInFamilies = [
  "Inter",
  "Roboto",
  "Open Sans",
  "Lato",
  "Montserrat",
  "Nunito",
  "Poppins",
  "Plus Jakarta Sans",
  "Figtree",
] as const;

/**
 * The families, among those loaded in a document, that come from a font kit: each once, without quotation marks,
 * in the given order. Left out are the built-in families, the other bundled ones (a picker lists them already),
 * `ownFamilies`, which the page itself uses, and measured fallbacks.
 */
export function kitFamilies(
  documentFamilies: readonly string[],
  ownFamilies: readonly string[] = [],
): string[] {
  const seen = new Set(
    [...builtInFamilies, ...bundledFonts.map((font) => font.family), ...ownFamilies].map(nameKey),
  );
  const families: string[] = [];
  for (const family of documentFamilies) {
    const name = unquote(family);
    if (name === "" || isFallbackFont(name) || seen.has(nameKey(name))) continue;
    seen.add(nameKey(name));
    families.push(name);
  }
  return families;
}

function unquote(family: string): string {
  return family
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2")
    .trim();
}

/** Fontsource calls the variable edition of a family "<family> Variable". */
function nameKey(family: string): string {
  return unquote(family)
    .toLowerCase()
    .replace(/ variable$/, "");
}

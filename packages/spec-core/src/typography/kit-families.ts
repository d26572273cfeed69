import { bundledFonts } from "./bundled-fonts.ts";
import { isStandIn } from "./stand-ins.ts";

/** The families that belong to the product itself and so are never taken for a kit's. */
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
 * in the order given. Left out are the built-in families, the other bundled ones (a picker lists them already),
 * `ownFamilies`, with which the page itself is set, and measured stand-ins.
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
    if (name === "" || isStandIn(name) || seen.has(nameKey(name))) continue;
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

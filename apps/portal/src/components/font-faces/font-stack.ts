import { findFont } from "@sitewright/spec-core/typography";

/**
 * A CSS `font-family` value for a family as we host it: Fontsource calls a variable edition "<family>
 * Variable". A family that is neither hosted nor loaded falls back to the nearest generic face.
 */
export function fontStack(family: string): string {
  const font = findFont(family);
  if (font === undefined) return `"${family.replace(/["\\]/g, "")}", sans-serif`;
  return font.source.kind === "bundled" ? `"${font.family} Variable", ${font.stack}` : font.stack;
}

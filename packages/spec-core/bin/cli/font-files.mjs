import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {import("@sitewright/spec-core/render").StarterFont} StarterFont */

/**
 * Reads a font file from an installed package, looked up from where the call is made and from this package.
 * @param {StarterFont} font
 * @returns {Uint8Array | null}
 */
function readFont({ package: name, file }) {
  for (const from of [pathToFileURL(join(process.cwd(), "package.json")).href, import.meta.url])
    try {
      return readFileSync(createRequire(from).resolve(`${name}/${file}`));
    } catch {
      // Not installed there.
    }
  return null;
}

/**
 * The font files that are at hand, and those that are not.
 * @param {StarterFont[]} fonts
 */
export function collectFonts(fonts) {
  const found = fonts.map((font) => ({ font, content: readFont(font) }));
  return {
    copied: found.flatMap(({ font, content }) => (content === null ? [] : [{ font, content }])),
    missing: found.flatMap(({ font, content }) => (content === null ? [font] : [])),
  };
}

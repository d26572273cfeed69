import { foldLatin } from "./fold-latin.ts";

/** Longer slugs are cut, so that a URL stays within the 2048 characters that sitemaps.org allows. */
const longestSlug = 80;

/**
 * The path segment for a page's name: lowercase, words joined by hyphens, letters and digits of every script kept,
 * Latin ones without accents, at most 80 characters. Never empty: a name without a letter or digit gives `page`.
 */
export function slugify(name: string): string {
  const words = foldLatin(name)
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const slug = [...trimHyphens(words)].slice(0, longestSlug).join("");
  return trimHyphens(slug) || "page";
}

function trimHyphens(text: string): string {
  return text.replace(/^-|-$/g, "");
}

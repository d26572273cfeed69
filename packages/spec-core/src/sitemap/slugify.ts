/**
 * The path segment for a page's name: lowercase, words joined by hyphens, letters and digits of every script kept.
 * Never empty: a name without a letter or digit gives `page`.
 */
export function slugify(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "page" : slug;
}

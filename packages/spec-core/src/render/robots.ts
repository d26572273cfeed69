import type { Spec } from "../spec/schema.ts";

/** The scheme and host of the site, from the address of its first page; null while there is no page. */
export const siteOrigin = (spec: Spec): string | null =>
  /^https?:\/\/[^/\s]+/.exec(spec.siteStructure.pages[0]?.url ?? "")?.[0] ?? null;

/** robots.txt (RFC 9309): everything may be read, and the sitemap is named (sitemaps.org) where there is one. */
export function renderRobots(spec: Spec): string {
  const origin = siteOrigin(spec);
  return `User-agent: *\nAllow: /\n${origin === null ? "" : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}

import { knownOrigin } from "../spec/known-origin.ts";
import type { Spec } from "../spec/schema.ts";

/**
 * robots.txt (RFC 9309): everything may be read, and the sitemap is named (sitemaps.org) where there is one. While the
 * domain is open there is no line for it, since it takes a whole address.
 */
export function renderRobots(spec: Spec): string {
  const origin = spec.siteStructure.pages.length === 0 ? null : knownOrigin(spec);
  return `User-agent: *\nAllow: /\n${origin === null ? "" : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}

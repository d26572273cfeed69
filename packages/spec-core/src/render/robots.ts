import { knownOrigin } from "../spec/known-origin.ts";
import type { Spec } from "../spec/schema.ts";

/**
 * robots.txt (RFC 9309): everything may be crawled, and the sitemap is listed (sitemaps.org) if there is one. While
 * the domain is undecided the line is left out, since it needs an absolute URL.
 */
export function renderRobots(spec: Spec): string {
  const origin = spec.siteStructure.pages.length === 0 ? null : knownOrigin(spec);
  return `User-agent: *\nAllow: /\n${origin === null ? "" : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}

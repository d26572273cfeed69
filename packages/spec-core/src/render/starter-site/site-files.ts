import { sitemapFiles } from "../../sitemap/index.ts";
import { knownOrigin } from "../../spec/known-origin.ts";
import { isWebAddress } from "../../spec/web-address.ts";
import { html, pageText } from "./html.ts";
import { shortName } from "./short-name.ts";
import type { Site } from "./site.ts";

/** The first letter or digit of the name. */
const initial = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "•";

/** The favicon: the initial in the brand's colors. */
export function faviconSvg({ name, spec }: Site): string {
  const { primary, onPrimary } = spec.design.designSystem.colors.roles.light;
  return pageText(html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <rect width="64" height="64" rx="12" fill="${primary}"/>
      <text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-size="38" font-weight="700" fill="${onPrimary}">${initial(name)}</text>
    </svg>`);
}

/** The web app manifest, for adding the site to a home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest({ name, spec }: Site): string {
  const { background, primary } = spec.design.designSystem.colors.roles.light;
  const manifest = {
    name,
    short_name: shortName(name),
    start_url: "./index.html",
    display: "browser",
    background_color: background,
    theme_color: primary,
    icons: [{ src: "favicon.svg", sizes: "any", type: "image/svg+xml" }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Inserted after the XML declaration, which has to come first. */
const openDomain =
  "<!-- The domain is open: the host of these addresses is a stand-in. Put the real one in its place before the site goes online. -->\n";

/**
 * The sitemap of the pages with a URL in the spec; none if there is no such page. On a stand-in for an undecided domain
 * it says so.
 */
export function sitemapOf({ spec }: Site): Record<string, string> {
  const entries = spec.siteStructure.pages.filter(({ url }) => isWebAddress(url));
  const files = sitemapFiles(entries, { lastmod: new Date(spec.metadata.generatedDate) });
  if (knownOrigin(spec) !== null) return files;
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replace(/\?>\n/u, (end) => end + openDomain)]),
  );
}

import { sitemapFiles } from "../../sitemap/index.ts";
import { isWebAddress } from "../../spec/web-address.ts";
import { html, pageText } from "./html.ts";
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

// What a home screen shows under an icon.
const shortNameMax = 12;

const withoutEnd = (name: string): string => name.replace(/[\s&,–-]+$/u, "");

/** The first whole words of a name that fit under an icon; a single long word stays whole. */
function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u);
  let short = first;
  for (const word of others) {
    const longer = `${short} ${word}`;
    if ([...withoutEnd(longer)].length > shortNameMax) break;
    short = longer;
  }
  const trimmed = withoutEnd(short) || short;
  // 'The Creamery Hostel' is no 'The'.
  const [, rest] = /^(?:the|a|an|der|die|das|le|la|les|el|il|de|het) (\S.*)$/iu.exec(name.trim()) ?? [];
  return rest !== undefined && !trimmed.includes(" ") ? shortName(rest) : trimmed;
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

/** The sitemap of the pages with a URL in the spec, even on a placeholder host; none if there is no such page. */
export function sitemapOf({ spec }: Site): Record<string, string> {
  const entries = spec.siteStructure.pages.filter(({ url }) => isWebAddress(url));
  return sitemapFiles(entries, { lastmod: new Date(spec.metadata.generatedDate) });
}

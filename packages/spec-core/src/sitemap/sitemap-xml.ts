import type { SitemapEntry } from "./sitemap-entries.ts";

/** The date of the last change: a `Date`, whose day in UTC is used, or a W3C datetime such as `2026-03-01`. */
export type Lastmod = Date | string;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * A sitemap by the schema sitemaps.org 0.9 (https://www.sitemaps.org/protocol.html): every URL with its date,
 * monthly changes and priority 1.0 for the root, 0.8 for the rest. The schema forbids an empty list, for which
 * an empty text is returned: no file. Pass at most 50 000 entries; `sitemapFiles` splits longer lists. Throws a
 * RangeError for an invalid date.
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  { lastmod }: { readonly lastmod: Lastmod },
): string {
  if (entries.length === 0) return "";
  const render = urlRenderer(lastmod);
  return wrapUrls(entries.map(render));
}

/** Renders the `<url>` elements one by one, all with the same date. */
export function urlRenderer(lastmod: Lastmod): (entry: SitemapEntry) => string {
  const middle = `</loc>\n    <lastmod>${formatDate(lastmod)}</lastmod>\n    <changefreq>monthly</changefreq>\n    <priority>`;
  return ({ path, url }) =>
    `  <url>\n    <loc>${escapeUrl(url)}${middle}${path === "/" ? "1.0" : "0.8"}</priority>\n  </url>\n`;
}

/** The sitemap around its `<url>` elements. */
export function wrapUrls(urls: readonly string[]): string {
  return `${declaration}<urlset ${namespace}>\n${urls.join("")}</urlset>\n`;
}

/** A sitemap index that points to the sitemaps at the given URLs. */
export function sitemapIndexXml(urls: readonly string[], { lastmod }: { readonly lastmod: Lastmod }): string {
  const date = formatDate(lastmod);
  const items = urls.map(
    (url) => `  <sitemap>\n    <loc>${escapeUrl(url)}</loc>\n    <lastmod>${date}</lastmod>\n  </sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${items.join("")}</sitemapindex>\n`;
}

/** Nothing to encode or escape, as in every URL that `sitemapEntries` makes. */
const plainUrl = /^(?:[\w!#$()*+,\-./:;=?@~]|%[\dA-Fa-f]{2})*$/;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "'": "&apos;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

/** A URL, percent-encoded where RFC 3986 requires it, and escaped for XML. */
function escapeUrl(url: string): string {
  if (plainUrl.test(url)) return url;
  return encodeURI(url.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .replace(/%25(?=[0-9a-f]{2})/gi, "%")
    .replace(/[&'"<>]/g, (character) => entities[character] ?? "");
}

/** W3C datetime (https://www.w3.org/TR/NOTE-datetime), the forms that XML Schema's date and dateTime allow. */
const datetime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;

function formatDate(lastmod: Lastmod): string {
  if (lastmod instanceof Date) return lastmod.toISOString().slice(0, 10);
  const day = lastmod.slice(0, 10);
  if (
    !datetime.test(lastmod) ||
    Number.isNaN(Date.parse(lastmod)) ||
    new Date(day).toISOString().slice(0, 10) !== day
  )
    throw new RangeError(`"${lastmod}" is no W3C datetime, such as 2026-03-01.`);
  return lastmod;
}

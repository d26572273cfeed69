import type { SitemapEntry } from "./sitemap-entries.ts";
import { type Lastmod, sitemapIndexXml, urlRenderer, wrapUrls } from "./sitemap-xml.ts";

/** The limits of one sitemap (https://www.sitemaps.org/protocol.html#index), with room for its root element. */
const mostUrls = 50_000;
const mostBytes = 52_428_800 - 1024;

/**
 * The sitemap of a website as files, path to text. No entries give no file; up to 50 000 entries (and 50 MiB) give
 * `sitemap.xml`; more give `sitemap-1.xml`, `sitemap-2.xml` and so on with `sitemap.xml` as their index, in the
 * root of the first entry's website.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  { lastmod }: { readonly lastmod: Lastmod },
): Record<string, string> {
  const parts = split(entries.map(urlRenderer(lastmod)));
  const [first] = parts;
  if (first === undefined) return {};
  if (parts.length === 1) return { "sitemap.xml": wrapUrls(first) };
  const origin = /^[^/]*\/\/[^/]*/.exec(entries[0]?.url ?? "")?.[0] ?? "";
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const index = sitemapIndexXml(
    names.map((name) => `${origin}/${name}`),
    { lastmod },
  );
  return Object.fromEntries([["sitemap.xml", index], ...parts.map((part, i) => [names[i], wrapUrls(part)])]);
}

/** Splits elements by the limits; each rendered element is ASCII, so that its length is its size in bytes. */
function split(elements: readonly string[]): string[][] {
  const parts: string[][] = [];
  let sizeBytes = 0;
  for (const element of elements) {
    const part = parts.at(-1);
    sizeBytes += element.length;
    if (part === undefined || part.length === mostUrls || sizeBytes > mostBytes) {
      parts.push([element]);
      sizeBytes = element.length;
    } else part.push(element);
  }
  return parts;
}

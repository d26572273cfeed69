// Writes one sitemap with the generator named as the argument, and prints its time and peak memory.

import { performance } from "node:perf_hooks";
import { sitemapXml } from "@sitewright/spec-core/sitemap";
import { SitemapStream, streamToPromise } from "sitemap";

const urlCount = 50_000;
const entries = Array.from({ length: urlCount }, (_, index) => ({
  name: `Page ${index}`,
  path: `/page-${index}`,
  url: `https://example.com/page-${index}`,
}));

/** Returns the sitemap, with the same elements for both generators. */
async function write(generator: string): Promise<Buffer> {
  if (generator === "ours") return Buffer.from(sitemapXml(entries, { lastmod: "2026-03-01" }));
  const stream = new SitemapStream({ lastmodDateOnly: true });
  const bytes = streamToPromise(stream);
  for (const { url } of entries)
    stream.write({ url, lastmod: "2026-03-01", changefreq: "monthly", priority: 0.8 });
  stream.end();
  return bytes;
}

const start = performance.now();
const bytes = await write(process.argv[2] ?? "");
const ms = performance.now() - start;
const urls = bytes.toString().split("<loc>").length - 1;
console.log(JSON.stringify({ ms, urls, peakMb: process.resourceUsage().maxRSS / 1024 }));

export { slugify } from "../text/slugify.ts";
export { readableUrl } from "./readable-url.ts";
export { type SiteNames, siteHost } from "./site-host.ts";
export { type SitemapEntry, type SitemapSource, sitemapEntries } from "./sitemap-entries.ts";
export { sitemapFiles } from "./sitemap-files.ts";
export { type Lastmod, sitemapXml } from "./sitemap-xml.ts";

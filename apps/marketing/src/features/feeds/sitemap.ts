const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** An address, and when its content last changed (ISO 8601); undefined where that is unknown. */
export interface SitemapPage {
  readonly path: string;
  readonly changedAt?: string | undefined;
}

/**
 * The sitemap (sitemaps.org 0.9). A date is only given where it is known: search engines ignore the dates of
 * a site where they are wrong. At most 50,000 pages.
 */
export function sitemap(pages: readonly SitemapPage[], origin: string): string {
  const urls = pages.map(({ path, changedAt }) => {
    const loc = `${origin}${path}`.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
    return `  <url><loc>${loc}</loc>${changedAt === undefined ? "" : `<lastmod>${changedAt}</lastmod>`}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

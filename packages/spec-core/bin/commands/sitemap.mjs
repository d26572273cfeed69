import { sitemapXml } from "@sitewright/spec-core/sitemap";
import { readSpec } from "../cli/read-input.mjs";

/**
 * Prints the sitemap of a specification.
 * @type {import("../cli/commands.mjs").Run}
 */
export function sitemap([file = ""], values) {
  const { siteStructure, metadata } = readSpec(file);
  const pages = siteStructure.pages.map(({ name, path, url }) => ({ name, path, url }));
  if (values.json) {
    console.log(JSON.stringify(pages, null, 2));
    return 0;
  }
  if (pages.length === 0) {
    console.error(`${file}: siteStructure.pages: there is no page to list`);
    return 1;
  }
  process.stdout.write(sitemapXml(pages, { lastmod: metadata.generatedDate.slice(0, 10) }));
  return 0;
}

import { starterAssets } from "../../site/starter-assets.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { fileAt, readAddress } from "../site/addresses.ts";
import { attribute, attributeLine } from "../site/html/element.ts";
import { linksOf } from "../site/html/semantics.ts";
import type { Page, Site } from "../site/site.ts";
import { loadsOf } from "./page-loads.ts";

const binary = /\.(?:avif|gif|ico|jpe?g|mp[34]|ogg|otf|pdf|png|svg|ttf|web[mp]|woff2?|zip)$/i;
const text = /\.svg$/i;

/** Whether the map has text files only: a binary file may then exist without being in the map. */
export const isTextOnly = ({ files }: Site): boolean =>
  ![...files.keys()].some((path) => binary.test(path) && !text.test(path));

function isKnown(site: Site, spec: Spec, path: string): boolean {
  if (fileAt(site.files, path) !== null) return true;
  if (!isTextOnly(site)) return false;
  return (
    (binary.test(path) && !text.test(path)) || starterAssets(spec).some((asset) => path.endsWith(asset.path))
  );
}

function deadOn(page: Page, site: Site, spec: Spec): Finding[] {
  const links = linksOf(page).map((link) => ({
    address: attribute(link, "href") ?? "",
    file: page.path,
    line: attributeLine(link, "href"),
  }));
  return [...links, ...loadsOf(page)].flatMap(({ address, file, line }) => {
    const read = readAddress(address, { file, origin: site.origin });
    if (read.kind !== "inside" || isKnown(site, spec, read.path)) return [];
    return [{ file, line, message: `“${address}” leads to no file of the site.` }];
  });
}

export const deadLinks: Rule<"dead-link"> = {
  id: "dead-link",
  promises: "Every link within the site, and every file that a page loads from it, is there.",
  check: (site, spec) => site.pages.flatMap((page) => deadOn(page, site, spec)),
};

import type { Finding, Rule } from "../rule.ts";
import { readAddress } from "../site/addresses.ts";
import { attribute, attributeLine } from "../site/html/element.ts";
import { linksOf } from "../site/html/semantics.ts";
import { type Page, pageAt, type Site } from "../site/site.ts";

const hasAnchor = (page: Page, fragment: string): boolean =>
  fragment.toLowerCase() === "top" ||
  fragment.startsWith(":~:") ||
  page.byId.has(fragment) ||
  page.elements.some(({ tag, attributes }) => tag === "a" && attributes.get("name") === fragment);

function deadOn(page: Page, site: Site): Finding[] {
  return linksOf(page).flatMap((link) => {
    const href = attribute(link, "href") ?? "";
    const at = { file: page.path, line: attributeLine(link, "href") };
    const isControl = attribute(link, "role") === "button";
    const leadsNowhere = href.trim() === "" || href.trim() === "#" || /^\s*javascript:/i.test(href);
    if (leadsNowhere) return isControl ? [] : [{ ...at, message: "The link leads nowhere." }];
    const address = readAddress(href, { file: page.path, origin: site.origin });
    if (address.kind !== "inside" || !address.fragment) return [];
    const target = pageAt(site, href, page.path);
    return !target || hasAnchor(target, address.fragment)
      ? []
      : [{ ...at, message: `“${href}” names a place that its page does not have.` }];
  });
}

export const deadAnchors: Rule<"dead-anchor"> = {
  id: "dead-anchor",
  promises: "Every link to a place in a page finds it.",
  check: (site) => site.pages.flatMap((page) => deadOn(page, site)),
};

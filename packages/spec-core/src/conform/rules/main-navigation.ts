import type { Spec } from "../../spec/schema.ts";
import { ancestors, attribute, descendants, type Element } from "../site/html/element.ts";
import { roleOf } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";

const isIn = (element: Element, role: string): boolean =>
  ancestors(element).some((up) => roleOf(up) === role);

const isLink = ({ tag, attributes }: Element): boolean => tag === "a" && attributes.has("href");

/** The links of a page's main navigation: of its `nav` elements outside the footer, else of its header. */
export function mainNavigation(page: Page): { places: Element[]; links: Element[] } {
  const places = page.elements.filter(
    (element) => roleOf(element) === "navigation" && !isIn(element, "contentinfo") && !isIn(element, "main"),
  );
  const labelled = places.filter((element) =>
    /\b(?:main|primary|site|haupt\w*)\b/i.test(attribute(element, "aria-label") ?? ""),
  );
  const headers = page.elements.filter((element) => roleOf(element) === "banner");
  const found = [labelled, places, headers].find((some) => some.length > 0) ?? [];
  const links = [...found, ...headers].flatMap((place) => descendants(place).filter(isLink));
  return { places: found, links: [...new Set(links)] };
}

/** The pages of the navigation, nested ones included. */
export const navigationItems = ({ siteStructure }: Spec) =>
  siteStructure.navigation.items.flatMap(({ name, path, children }) => [{ name, path }, ...children]);

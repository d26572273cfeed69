import type { Rule } from "../breach.ts";
import { attribute, descendants } from "../site/html/element.ts";
import { accessibleName } from "../site/html/semantics.ts";
import { pageAt } from "../site/site.ts";
import { longestRise } from "./longest-rise.ts";
import { mainNavigation, navigationItems } from "./main-navigation.ts";

export const navigationOrder: Rule<"navigation-order"> = {
  id: "navigation-order",
  promises: "The main navigation lists the pages in the order of the spec.",
  check: (site, spec) => {
    const order = new Map(
      navigationItems(spec).flatMap(({ path }, index) => {
        const file = site.planned.find(({ page }) => page.path === path)?.file;
        return file ? [[file, index] as const] : [];
      }),
    );
    return site.pages
      .filter(({ planned }) => planned !== null)
      .flatMap((page) => {
        const [place] = mainNavigation(page).places;
        const seen = new Set<number>();
        const entries = (place ? descendants(place) : []).flatMap((link) => {
          if (link.tag !== "a") return [];
          const target = pageAt(site, attribute(link, "href") ?? "", page.path);
          const index = target ? order.get(target) : undefined;
          if (index === undefined || seen.has(index)) return [];
          seen.add(index);
          return [{ link, index }];
        });
        const inOrder = longestRise(entries, ({ index }) => index);
        return entries
          .filter((entry) => !inOrder.includes(entry))
          .map(({ link }) => ({
            file: page.path,
            line: link.line,
            message: `“${accessibleName(page, link)}” is at another place of the navigation than in the spec: ${navigationItems(
              spec,
            )
              .map(({ name }) => name)
              .join(", ")}.`,
          }));
      });
  },
};

import { keptInOrder } from "../../spec/diff/kept-in-order.ts";
import type { Rule } from "../rule.ts";
import { attribute, descendants, type Element } from "../site/html/element.ts";
import { accessibleName } from "../site/html/semantics.ts";
import { pageAt } from "../site/site.ts";
import { mainNavigation, navigationItems } from "./main-navigation.ts";

export const navigationOrder: Rule<"navigation-order"> = {
  id: "navigation-order",
  promises: "The main navigation lists the pages in the order of the spec.",
  check: (site, spec) => {
    const wanted = new Set(
      navigationItems(spec).flatMap(
        ({ path }) => site.planned.find(({ page }) => page.path === path)?.file?.path ?? [],
      ),
    );
    return site.pages
      .filter(({ planned }) => planned !== null)
      .flatMap((page) => {
        const [place] = mainNavigation(page).places;
        const links = new Map<string, Element>();
        for (const link of place ? descendants(place) : []) {
          const target = link.tag === "a" ? pageAt(site, attribute(link, "href") ?? "", page.path) : null;
          if (target && wanted.has(target.path) && !links.has(target.path)) links.set(target.path, link);
        }
        const inOrder = keptInOrder([...wanted], [...links.keys()]);
        return [...links]
          .filter(([path]) => !inOrder.has(path))
          .map(([, link]) => ({
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

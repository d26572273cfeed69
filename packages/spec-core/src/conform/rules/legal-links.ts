import type { Rule } from "../rule.ts";
import { attribute } from "../site/html/element.ts";
import { linksOf } from "../site/html/semantics.ts";
import { pageAt } from "../site/site.ts";

export const legalLinks: Rule<"legal-link"> = {
  id: "legal-link",
  promises: "Every planned page links every legal page of the spec.",
  check: (site) => {
    const legal = site.planned.filter(({ page, file }) => page.origin === "legal" && file !== null);
    return site.pages
      .filter(({ planned }) => planned !== null)
      .flatMap((page) => {
        const reached = new Set(
          linksOf(page).map((link) => pageAt(site, attribute(link, "href") ?? "", page.path)),
        );
        const footer = page.elements.findLast(({ tag }) => tag === "footer");
        return legal
          .filter(({ file }) => file !== page && !reached.has(file))
          .map(({ page: { name } }) => ({
            file: page.path,
            line: footer?.line ?? 1,
            message: `The page does not link to “${name}”. Put the link into the footer.`,
          }));
      });
  },
};

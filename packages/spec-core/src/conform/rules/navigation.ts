import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { attribute } from "../site/html/element.ts";
import { accessibleName, linksOf } from "../site/html/semantics.ts";
import { type Page, pageAt, type Site } from "../site/site.ts";
import { plain } from "../site/wording.ts";
import { mainNavigation, navigationItems } from "./main-navigation.ts";

function notReached(page: Page, site: Site, spec: Spec): Finding[] {
  const { places, links } = mainNavigation(page);
  const reached = new Set(links.map((link) => pageAt(site, attribute(link, "href") ?? "", page.path)));
  const line = places[0]?.line ?? 1;
  return navigationItems(spec).flatMap(({ name, path }) => {
    const target = site.planned.find((entry) => entry.page.path === path)?.file;
    return !target || reached.has(target)
      ? []
      : [{ file: page.path, line, message: `The navigation does not lead to “${name}”.` }];
  });
}

function wronglyNamed(page: Page, site: Site, spec: Spec): Finding[] {
  const byName = new Map(
    site.planned.map(({ page: planned, file }) => [plain(planned.name), { planned, file }]),
  );
  return linksOf(page).flatMap((link) => {
    const named = byName.get(plain(accessibleName(page, link)));
    const target = pageAt(site, attribute(link, "href") ?? "", page.path);
    const isRight = !named?.file || !target || target === named.file || target.planned === null;
    if (isRight || plain(named.planned.name) === "") return [];
    const isBusiness = plain(named.planned.name) === plain(spec.businessInfo.name);
    const message = `The link “${named.planned.name}” leads to “${target.planned?.name}”.`;
    return isBusiness ? [] : [{ file: page.path, line: link.line, message }];
  });
}

export const navigation: Rule<"navigation"> = {
  id: "navigation",
  promises:
    "Every page's main navigation leads to every page, and no link leads to another page than it names.",
  check: (site, spec) =>
    site.pages.flatMap((page) => [
      ...(page.planned ? notReached(page, site, spec) : []),
      ...wronglyNamed(page, site, spec),
    ]),
};

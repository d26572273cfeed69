import { pageKey } from "../../onboarding/page-tree.ts";
import type { PlannedPage } from "../planned-pages.ts";
import type { LegalSite } from "./legal-site.ts";
import { type LegalDraft, legalPageRules } from "./page-rules.ts";

/** A page that the law asks for besides those that the client chose. */
export interface LegalPage extends LegalDraft {
  /** Encoded, like those of the other pages. */
  readonly url: string;
}

const originOf = (pages: readonly PlannedPage[]): string => {
  const [first] = pages;
  return first ? first.url.slice(0, first.url.length - encodedPath(first.path).length) : "";
};

const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/**
 * The legal pages of a site, none of which the client has chosen already under a name of its own. A site without
 * pages has none: what it does is not known yet.
 */
export function legalPagesOf(pages: readonly PlannedPage[], site: LegalSite): LegalPage[] {
  if (pages.length === 0) return [];
  const names = pages.flatMap(({ source, name }) => [pageKey(source), pageKey(name)]);
  const taken = new Set(pages.map(({ path }) => path));
  const origin = originOf(pages);
  return legalPageRules.flatMap(({ chosenAs, draft }) => {
    const page = names.some((name) => chosenAs.test(name)) ? null : draft(site);
    if (!page || names.includes(pageKey(page.name))) return [];
    let { path } = page;
    for (let number = 2; taken.has(path); number += 1) path = `${page.path}-${number}`;
    taken.add(path);
    return [{ ...page, path, url: origin + encodedPath(path) }];
  });
}

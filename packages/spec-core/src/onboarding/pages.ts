import { pageOptions } from "./options.ts";
import { shownPageName } from "./page-name.ts";
import { arrangePages, pageKey, pageTitles } from "./page-tree.ts";
import type { Onboarding, PageNode } from "./schema.ts";

/** A page of the site: its displayed name, and its position. */
export interface EffectivePage {
  /** The client's own name for a renamed page; else that of `source`, without remarks. Unique, ignoring case. */
  readonly name: string;
  /** The entry of `pages` or `customPages` that the page comes from; renaming the page does not change it. */
  readonly source: string;
  /** The name of the parent page in the navigation, null at the top. */
  readonly parent: string | null;
  /** Whether the page is one of the standard ones, however it is capitalised or renamed. */
  readonly isStandard: boolean;
}

/** The answers from which the pages follow. */
export type PageAnswers = Pick<Onboarding, "pageTree"> & {
  readonly formData: Pick<Onboarding["formData"], "pages" | "customPages">;
};

const standardKeys = pageOptions.map(pageKey);

/** Trimmed names without empty ones and case-insensitive duplicates; the first spelling is kept. */
export function distinctNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map((entry) => entry.trim())) {
    const key = pageKey(name);
    if (name !== "" && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** The names under which the pages were chosen. */
export const chosenPages = ({ pages, customPages }: PageAnswers["formData"]): string[] =>
  distinctNames([...pages, ...customPages]);

/** The names, by key, of pages that were typed with a remark; without those that equal another page's name. */
function namesWithoutRemarks(
  sources: readonly string[],
  titles: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const taken = new Set([...sources, ...titles.values()].map(pageKey));
  const names = new Map<string, string>();
  for (const source of sources) {
    const name = shownPageName(source);
    if (standardKeys.includes(pageKey(source)) || taken.has(pageKey(name))) continue;
    taken.add(pageKey(name));
    names.set(pageKey(source), name);
  }
  return names;
}

/**
 * The site's pages in order, children after their parent. Only `pages` and `customPages` decide which pages exist,
 * and their order if there is no `pageTree`; the tree adds order, nesting and other names (`arrangePages` and
 * `pageTitles` describe how an outdated tree is handled).
 */
export function effectivePages({ formData, pageTree }: PageAnswers): EffectivePage[] {
  const sources = chosenPages(formData);
  const titles = pageTitles(sources, pageTree ?? []);
  const names = namesWithoutRemarks(sources, titles);
  const nameOf = (source: string): string =>
    titles.get(pageKey(source)) ?? names.get(pageKey(source)) ?? source;
  const page = (source: string, parent: string | null): EffectivePage => ({
    name: nameOf(source),
    source,
    parent,
    isStandard: standardKeys.includes(pageKey(source)),
  });
  if (!pageTree) return sources.map((source) => page(source, null));
  return arrangePages(sources, pageTree).flatMap(({ source, children }) => [
    page(source, null),
    ...children.map((child) => page(child, nameOf(source))),
  ]);
}

/** The tree that gives pages these positions and names. */
export function pageTreeOf(pages: readonly Omit<EffectivePage, "isStandard">[]): PageNode[] {
  const node = ({ name, source }: Omit<EffectivePage, "isStandard">) =>
    name === source ? { name: source } : { name: source, title: name };
  return pages
    .filter((page) => page.parent === null)
    .map((top) => {
      const children = pages.filter((page) => page.parent === top.name).map(node);
      return children.length === 0 ? node(top) : { ...node(top), children };
    });
}

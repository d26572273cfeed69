import type { PageNode } from "./schema.ts";

/** A top-level page with its child pages, by the names under which they were chosen. */
export interface PageBranch {
  readonly source: string;
  readonly children: readonly string[];
}

/** The normalized form in which names are compared, without case and surrounding spaces. */
export const pageKey = (name: string): string => name.trim().toLowerCase();

const homeKey = "home";

/** Whether a page is the root of the site. */
export const isHomePage = (source: string): boolean => pageKey(source) === homeKey;

const alone = (source: string): PageBranch => ({ source, children: [] });

/**
 * Arranges chosen pages (distinct names) in the order and nesting of a tree. The tree decides on position only: a
 * node without a chosen page is skipped, and its children take its place; a page that is not in the tree comes last;
 * of a page that is in it twice, the first place counts. Home comes first, without child pages.
 */
export function arrangePages(sources: readonly string[], tree: readonly PageNode[]): PageBranch[] {
  const waiting = new Map(sources.map((source) => [pageKey(source), source]));
  const take = ({ name }: { readonly name: string }): string[] => {
    const source = waiting.get(pageKey(name));
    waiting.delete(pageKey(name));
    return source === undefined ? [] : [source];
  };
  const home = take({ name: homeKey });
  const placed = tree.flatMap((node): PageBranch[] => {
    const [source] = take(node);
    const children = (node.children ?? []).flatMap(take);
    return source === undefined ? children.map(alone) : [{ source, children }];
  });
  return [...home.map(alone), ...placed, ...[...waiting.values()].map(alone)];
}

/**
 * The titles of renamed pages, by key. No two pages have the same title: a title that equals another page's own
 * name, or an earlier title, is skipped.
 */
export function pageTitles(
  sources: readonly string[],
  tree: readonly PageNode[],
): ReadonlyMap<string, string> {
  const keys = new Set(sources.map(pageKey));
  const taken = new Set(keys);
  const titles = new Map<string, string>();
  for (const node of tree.flatMap((top) => [top, ...(top.children ?? [])])) {
    const key = pageKey(node.name);
    const title = node.title?.trim() ?? "";
    const isOwn = pageKey(title) === key;
    if (title === "" || !keys.has(key) || titles.has(key) || (taken.has(pageKey(title)) && !isOwn)) continue;
    taken.add(pageKey(title));
    titles.set(key, title);
  }
  return titles;
}

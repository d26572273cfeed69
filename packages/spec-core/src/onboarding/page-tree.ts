import type { PageNode } from "./schema.ts";

/** A page at the top of the site with those that stand under it, by the names under which they were chosen. */
export interface PageBranch {
  readonly source: string;
  readonly children: readonly string[];
}

/** What tells two names apart: neither case nor space around them. */
export const pageKey = (name: string): string => name.trim().toLowerCase();

const homeKey = "home";

/** Whether a page is the root of the site. */
export const isHomePage = (source: string): boolean => pageKey(source) === homeKey;

const alone = (source: string): PageBranch => ({ source, children: [] });

/**
 * Puts chosen pages (distinct names) into the order and nesting of a tree. The tree decides over place alone: a node
 * of no chosen page is passed over, and what stood under it takes its place; a page that the tree does not name
 * comes last; a page named twice stands where it is named first. Home comes first, with no page under it.
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
 * What the pages are called that the client renamed, by key. No two pages are ever called the same: a title that is
 * another page's own name, or that another page was given before, is passed over.
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

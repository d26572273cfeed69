import { sitemapEntries } from "../sitemap/sitemap-entries.ts";
import { pageOptions } from "./options.ts";
import { arrangePages, pageKey, pageTitles } from "./page-tree.ts";
import type { Onboarding, PageNode } from "./schema.ts";

/** A page of the site: what visitors read as its name, and where it stands. */
export interface EffectivePage {
  /** The client's own wording where they renamed the page. No two pages share it, in whatever case. */
  readonly name: string;
  /** The entry of `pages` or `customPages` that the page comes from; it stays when the page is renamed. */
  readonly source: string;
  /** The name of the page that it stands under in the navigation, null at the top. */
  readonly parent: string | null;
  /** Whether the page is one of the standard ones on offer, however it is capitalised or called. */
  readonly isStandard: boolean;
}

/** A page with its path and its encoded URL. */
export interface AddressedPage extends EffectivePage {
  readonly path: string;
  readonly url: string;
}

type PageAnswers = Pick<Onboarding, "formData" | "pageTree">;

const standardKeys = pageOptions.map(pageKey);

/** Trimmed names without blanks and without repetitions that differ in case alone; the first spelling stays. */
export function distinctNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map((entry) => entry.trim())) {
    const key = pageKey(name);
    if (name !== "" && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

const chosenPages = ({ pages, customPages }: PageAnswers["formData"]): string[] =>
  distinctNames([...pages, ...customPages]);

/**
 * The site's pages in order, children after their parent. Which pages there are is said by `pages` and `customPages`
 * alone, in that order where there is no `pageTree`; the tree adds order, nesting and other names (see
 * `arrangePages` and `pageTitles` for what becomes of a tree that no longer fits).
 */
export function effectivePages({ formData, pageTree }: PageAnswers): EffectivePage[] {
  const sources = chosenPages(formData);
  const titles = pageTitles(sources, pageTree ?? []);
  const nameOf = (source: string): string => titles.get(pageKey(source)) ?? source;
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

/**
 * The site's pages with their addresses. An address follows from the name under which the page was chosen, and stays
 * when the page is moved, nested or renamed: "Cool URIs don't change" (W3C, 1998). No two pages share one.
 */
export function addressedPages(answers: PageAnswers, host: string): AddressedPage[] {
  const { websiteName, domainName } = answers.formData;
  const pages = chosenPages(answers.formData);
  const entries = sitemapEntries({ websiteName, domainName, host, pages, customPages: [] });
  const bySource = new Map(entries.map((entry) => [entry.name, entry]));
  return effectivePages(answers).flatMap((page) => {
    const entry = bySource.get(page.source);
    return entry ? [{ ...page, path: entry.path, url: entry.url }] : [];
  });
}

/** The tree that puts pages where these stand, under these names. */
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

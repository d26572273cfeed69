import { type SiteNames, siteHost } from "./site-host.ts";
import { slugify } from "./slugify.ts";

/** A page of a website: its name, its path (`/` for Home, else `/slug`, not encoded) and its encoded URL. */
export type SitemapEntry = { readonly name: string; readonly path: string; readonly url: string };

/** A website and the names of its pages, in order. */
export type SitemapSource = SiteNames & {
  readonly pages: readonly string[];
  readonly customPages: readonly string[];
};

/**
 * The pages of a website with their addresses, the custom ones last; blank names are left out. The first page
 * called Home, in whatever case, is the root. Pages whose names give the same slug get distinct paths by a number
 * (`/news`, `/news-2`); a page added at the end never changes the path of one before it.
 */
export function sitemapEntries({ pages, customPages, ...site }: SitemapSource): SitemapEntry[] {
  const origin = `https://${siteHost(site)}`;
  const distinctPath = pathKeeper();
  return [...pages, ...customPages]
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const path = distinctPath(name);
      return { name, path, url: origin + path.split("/").map(encodeURIComponent).join("/") };
    });
}

/** Gives each name a path that no name before it has had. */
function pathKeeper(): (name: string) => string {
  const taken = new Set<string>();
  const lastNumber = new Map<string, number>();
  return (name) => {
    const isRoot = name.toLowerCase() === "home" && !taken.has("/");
    const wanted = isRoot ? "/" : `/${slugify(name)}`;
    let path = wanted;
    for (let number = lastNumber.get(wanted) ?? 1; taken.has(path); ) {
      number += 1;
      path = `${wanted}-${number}`;
      lastNumber.set(wanted, number);
    }
    taken.add(path);
    return path;
  };
}

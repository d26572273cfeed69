import { slugify } from "../text/slugify.ts";
import { type SiteNames, siteHost } from "./site-host.ts";

/** A page of a website: its name, its path (`/` for Home, else `/slug`, not encoded) and its encoded URL. */
export type SitemapEntry = { readonly name: string; readonly path: string; readonly url: string };

/** A website and the names of its pages, in order. */
export type SitemapSource = SiteNames & {
  readonly pages: readonly string[];
  readonly customPages: readonly string[];
};

/**
 * The pages of a website with their URLs, the custom ones last; empty names are left out. The first page called
 * Home, in any case, is the root. Pages with the same slug get a number in their path (`/news`, `/news-2`); a
 * page added at the end never changes the path of an earlier one.
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

/** Gives each name a path that no earlier name has. */
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

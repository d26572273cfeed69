import type { PageOption } from "../onboarding/options.ts";
import { effectivePages } from "../onboarding/pages.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { sitemapEntries } from "../sitemap/index.ts";
import { type ContentKind, standardPages } from "./data/pages.ts";

/** A page with its address and what is known about its content. */
export interface PlannedPage {
  readonly name: string;
  readonly parent: string | null;
  readonly isStandard: boolean;
  readonly path: string;
  readonly url: string;
  readonly purpose: string | null;
  readonly outline: readonly string[];
  readonly contentKind: ContentKind | null;
}

const byKey = new Map(
  Object.entries(standardPages).map(([name, data]) => [name.toLowerCase(), data] as const),
);

const serviceParent: PageOption = "Services";

/** The site's pages in order, children after their parent, each at the path that the sitemap gives it. */
export function plannedPages(input: Onboarding, host: string): PlannedPage[] {
  const pages = effectivePages(input);
  const { websiteName, domainName } = input.formData;
  const names = pages.map((page) => page.name);
  const entries = sitemapEntries({ websiteName, domainName, host, pages: names, customPages: [] });
  return pages.map((page, index) => {
    const data = byKey.get(page.name.toLowerCase());
    const isService = page.parent?.toLowerCase() === serviceParent.toLowerCase();
    return {
      ...page,
      path: entries[index]?.path ?? "/",
      url: entries[index]?.url ?? "",
      purpose: data?.purpose ?? null,
      outline: data?.outline ?? [],
      contentKind: data?.contentKind ?? (isService && !data ? "service" : null),
    };
  });
}

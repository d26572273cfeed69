import type { PageOption } from "../onboarding/options.ts";
import { pageKey } from "../onboarding/page-tree.ts";
import { type AddressedPage, addressedPages } from "../onboarding/pages.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { type ContentKind, standardPages } from "./data/pages.ts";

/** A page with its address and what is known about its content, which a renamed page keeps. */
export interface PlannedPage extends AddressedPage {
  readonly purpose: string | null;
  readonly outline: readonly string[];
  readonly contentKind: ContentKind | null;
}

const byKey = new Map(Object.entries(standardPages).map(([name, data]) => [pageKey(name), data] as const));

const serviceParent: PageOption = "Services";

/** The site's pages in order, children after their parent, each at its address. */
export function plannedPages(input: Onboarding, host: string): PlannedPage[] {
  const pages = addressedPages(input, host);
  const services = pages.find((page) => pageKey(page.source) === pageKey(serviceParent));
  return pages.map((page) => {
    const data = byKey.get(pageKey(page.source));
    const isService = services !== undefined && page.parent === services.name;
    return {
      ...page,
      purpose: data?.purpose ?? null,
      outline: data?.outline ?? [],
      contentKind: data?.contentKind ?? (isService && !data ? "service" : null),
    };
  });
}

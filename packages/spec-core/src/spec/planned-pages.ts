import { memoByKey } from "../memo.ts";
import {
  type AddressedPage,
  type AddressedPageAnswers,
  addressedPages,
} from "../onboarding/addressed-pages.ts";
import type { PageOption } from "../onboarding/options.ts";
import { pageKey } from "../onboarding/page-tree.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { type ContentKind, standardPages } from "./data/pages.ts";

/** A page with its address, and its purpose and outline, which do not change when the page is renamed. */
export interface PlannedPage extends AddressedPage {
  /** The page's source in the normalized form that is used for comparing names. */
  readonly key: string;
  readonly purpose: string | null;
  readonly outline: readonly string[];
  readonly contentKind: ContentKind | null;
}

const byKey = new Map(Object.entries(standardPages).map(([name, data]) => [pageKey(name), data] as const));

const serviceParent: PageOption = "Services";

function pagesOf(answers: AddressedPageAnswers, host: string): readonly PlannedPage[] {
  const pages = addressedPages(answers, host).map((page) => ({ ...page, key: pageKey(page.source) }));
  const services = pages.find(({ key }) => key === pageKey(serviceParent));
  return pages.map((page) => {
    const data = byKey.get(page.key);
    const isService = services !== undefined && page.parent === services.name;
    return {
      ...page,
      purpose: data?.purpose ?? null,
      outline: data?.outline ?? [],
      contentKind: data?.contentKind ?? (isService && !data ? "service" : null),
    };
  });
}

// Room for the form being edited and one other.
const formsKept = 2;

const pagesKept = memoByKey(pagesOf, {
  keyOf: (answers, host) => JSON.stringify([answers, host]),
  most: formsKept,
});

/** The site's pages in order, children after their parent, each at its address. */
export function plannedPages({ formData, pageTree }: Onboarding, host: string): readonly PlannedPage[] {
  const { pages, customPages, websiteName, domainName } = formData;
  return pagesKept({ formData: { pages, customPages, websiteName, domainName }, pageTree }, host);
}

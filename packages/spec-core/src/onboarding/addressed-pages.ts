import { sitemapEntries } from "../sitemap/sitemap-entries.ts";
import { chosenPages, type EffectivePage, effectivePages, type PageAnswers } from "./pages.ts";
import type { Onboarding } from "./schema.ts";

/** A page with its path and its encoded URL. */
export interface AddressedPage extends EffectivePage {
  readonly path: string;
  readonly url: string;
}

/** The answers from which the pages and their URLs follow. */
export type AddressedPageAnswers = PageAnswers & {
  readonly formData: Pick<Onboarding["formData"], "websiteName" | "domainName">;
};

/**
 * The site's pages with their URLs. A URL is derived from the name under which the page was chosen, and does not
 * change when the page is moved, nested or renamed: "Cool URIs don't change" (W3C, 1998). URLs are unique.
 */
export function addressedPages(answers: AddressedPageAnswers, host: string): AddressedPage[] {
  const { websiteName, domainName } = answers.formData;
  const pages = chosenPages(answers.formData);
  const entries = sitemapEntries({ websiteName, domainName, host, pages, customPages: [] });
  const bySource = new Map(entries.map((entry) => [entry.name, entry]));
  return effectivePages(answers).flatMap((page) => {
    const entry = bySource.get(page.source);
    return entry ? [{ ...page, path: entry.path, url: entry.url }] : [];
  });
}

import { brand } from "@sitewright/brand";
import { effectivePages, type Onboarding } from "@sitewright/spec-core/onboarding";
import { type SitemapEntry, sitemapEntries } from "@sitewright/spec-core/sitemap";

/** A page of the site with its address; `isCustom` when the client named it. */
export type SitePage = SitemapEntry & { readonly isCustom: boolean };

/** The pages of the site that the answers describe, with the addresses they will have. */
export function sitePages(onboarding: Pick<Onboarding, "formData" | "pageTree">): SitePage[] {
  const pages = effectivePages(onboarding);
  const { websiteName, domainName } = onboarding.formData;
  const entries = sitemapEntries({
    websiteName,
    domainName,
    host: brand.host,
    pages: pages.map((page) => page.name),
    customPages: [],
  });
  return entries.map((entry, index) => ({ ...entry, isCustom: pages[index]?.isStandard === false }));
}

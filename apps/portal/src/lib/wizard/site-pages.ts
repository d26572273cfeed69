import { brand } from "@sitewright/brand";
import { type AddressedPage, addressedPages, type Onboarding } from "@sitewright/spec-core/onboarding";

/** A page of the site with its address. */
export type SitePage = AddressedPage;

/** The pages of the site that the answers describe, with the addresses they will have. */
export const sitePages = (onboarding: Pick<Onboarding, "formData" | "pageTree">): SitePage[] =>
  addressedPages(onboarding, brand.host);

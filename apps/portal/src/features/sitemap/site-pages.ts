import { brand } from "@sitewright/brand";
import { type AddressedPage, addressedPages, type Onboarding } from "@sitewright/spec-core/onboarding";
import { useMemo } from "react";
import { useWizard } from "../../lib/wizard/wizard-store.ts";

/** A page of the site with its address. */
export type SitePage = AddressedPage;

/** The pages of the site that the answers describe, with the addresses they will have. */
export const sitePages = (onboarding: Pick<Onboarding, "formData" | "pageTree">): SitePage[] =>
  addressedPages(onboarding, brand.host);

/** The pages that the answers describe now. */
export function useSitePages(): SitePage[] {
  const formData = useWizard((state) => state.onboarding.formData);
  const pageTree = useWizard((state) => state.onboarding.pageTree);
  return useMemo(() => sitePages(pageTree ? { formData, pageTree } : { formData }), [formData, pageTree]);
}

import { useMemo } from "react";
import { type SitePage, sitePages } from "../../lib/wizard/site-pages.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";

/** The pages that the answers describe now. */
export function useSitePages(): SitePage[] {
  const formData = useWizard((state) => state.onboarding.formData);
  const pageTree = useWizard((state) => state.onboarding.pageTree);
  return useMemo(() => sitePages(pageTree ? { formData, pageTree } : { formData }), [formData, pageTree]);
}

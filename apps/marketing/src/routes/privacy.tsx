import { privacyPolicy } from "@sitewright/brand/legal/privacy";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { paths } from "../lib/paths.ts";
import { defineRoute, fixed, found } from "./route.ts";

/** The agency's privacy policy. */
export const privacyRoute = defineRoute({
  pattern: paths.privacy,
  cacheVersion: fixed,
  load: async ({ brand }) => found(privacyPolicy(brand)),
  make: (text, { productName, contact }) => ({
    title: `${text.title}: ${productName}`,
    description: text.lead,
    body: <LegalPage text={text} email={contact.email} />,
  }),
});

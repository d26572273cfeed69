import { termsOfService } from "@sitewright/brand/legal/terms";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { paths } from "../lib/paths.ts";
import { defineRoute, fixed, found } from "./route.ts";

/** The agency's terms of service. */
export const termsRoute = defineRoute({
  pattern: paths.terms,
  cacheVersion: fixed,
  load: async ({ brand }) => found(termsOfService(brand)),
  make: (text, { productName, contact }) => ({
    title: `${text.title}: ${productName}`,
    description: text.lead,
    body: <LegalPage text={text} email={contact.email} />,
  }),
});

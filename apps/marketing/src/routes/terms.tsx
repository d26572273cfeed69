import { termsOfService } from "@sitewright/brand/legal/terms";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { paths } from "../lib/paths.ts";
import { defineRoute, found } from "./route.ts";

/** The agency's terms of service. */
export const termsRoute = defineRoute({
  pattern: paths.terms,
  load: async ({ brand }) => found(termsOfService(brand)),
  make: (text, { productName, contact }) => ({
    title: `${text.title}: ${productName}`,
    description: text.lead,
    body: <LegalPage text={text} email={contact.email} />,
  }),
});

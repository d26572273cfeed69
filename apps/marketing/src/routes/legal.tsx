import type { Brand } from "@sitewright/brand";
import type { LegalText } from "@sitewright/brand/legal/legal-text";
import { privacyPolicy } from "@sitewright/brand/legal/privacy";
import { termsOfService } from "@sitewright/brand/legal/terms";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { paths } from "../lib/paths.ts";
import { constantVersion, defineRoute, found, type Route } from "./route.ts";

const legalRoute = (pattern: string, textOf: (brand: Brand) => LegalText): Route =>
  defineRoute({
    pattern,
    cacheVersion: constantVersion,
    load: async ({ brand }) => found(textOf(brand)),
    make: (text, { productName, contact }) => ({
      title: `${text.title}: ${productName}`,
      description: text.lead,
      body: <LegalPage text={text} email={contact.email} />,
    }),
  });

/** The agency's privacy policy and terms of service. */
export const legalRoutes: readonly Route[] = [
  legalRoute(paths.privacy, privacyPolicy),
  legalRoute(paths.terms, termsOfService),
];

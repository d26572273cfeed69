import { ContactPage } from "../features/contact/contact-page.tsx";
import { mapOrigin } from "../features/contact/map-urls.ts";
import { paths } from "../lib/paths.ts";
import { agencyData } from "../lib/structured-data/agency.ts";
import { breadcrumbData } from "../lib/structured-data/page-data.ts";
import { constantVersion, defineRoute, found } from "./route.ts";

/** The contact details and the contact form. */
export const contactRoute = defineRoute({
  pattern: paths.contact,
  cacheVersion: constantVersion,
  frames: [mapOrigin],
  load: async ({ brand }, { query, refused }) =>
    found({ brand, state: { wasSent: query.has("sent"), refused } }),
  make: ({ brand, state }, { productName, contact }) => ({
    title: `Contact: ${productName}`,
    description: `Write to ${productName} in your own words: ${contact.address.lines.join(", ")}. ${contact.hours.map(({ label }) => label).join(", ")}.`,
    jsonLd: (origin) => [
      agencyData(brand, origin),
      breadcrumbData({ origin, path: paths.contact, name: "Contact" }),
    ],
    body: <ContactPage brand={brand} state={state} />,
  }),
});

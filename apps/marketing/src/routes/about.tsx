import { team } from "@sitewright/brand/people";
import { AboutPage } from "../features/about/about-page.tsx";
import { paths } from "../lib/paths.ts";
import { agencyData } from "../lib/structured-data/agency.ts";
import { breadcrumbData } from "../lib/structured-data/page-data.ts";
import { constantVersion, defineRoute, found } from "./route.ts";

/** The agency and its way of working. */
export const aboutRoute = defineRoute({
  pattern: paths.about,
  cacheVersion: constantVersion,
  load: async ({ brand }) => found({ brand, team }),
  make: ({ brand }, { productName, agencyName, contact }) => ({
    title: `About: ${productName}`,
    description: `${agencyName}, web design and AI automation in ${contact.address.locality}: how one sentence of yours becomes a part of your website, and who works on it.`,
    jsonLd: (origin) => [
      agencyData(brand, origin),
      breadcrumbData({ origin, path: paths.about, name: "About" }),
    ],
    endsWithAction: true,
    body: <AboutPage brand={brand} team={team} />,
  }),
});

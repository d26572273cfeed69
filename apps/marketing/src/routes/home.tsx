import { HomePage } from "../features/home/home-page.tsx";
import { paths } from "../lib/paths.ts";
import { agencyData, siteData } from "../lib/structured-data/agency.ts";
import { constantVersion, defineRoute, found } from "./route.ts";

/** The front page. */
export const homeRoute = defineRoute({
  pattern: paths.home,
  cacheVersion: constantVersion,
  load: async ({ brand }) => found(brand),
  make: (brand) => ({
    title: `${brand.productName}: ${brand.tagline.charAt(0).toLowerCase()}${brand.tagline.slice(1).replace(/\.$/, "")}`,
    description: `Describe your business in nine simple steps. ${brand.productName} turns the answers into a project specification and builds the website from it.`,
    jsonLd: (origin) => [agencyData(brand, origin), siteData(brand, origin)],
    body: <HomePage brand={brand} />,
  }),
});

import { HomePage } from "../features/home/home-page.tsx";
import { agencyData, siteData } from "../lib/structured-data.ts";
import type { PageMaker } from "./page.ts";

/** The front page. */
export const homePage: PageMaker = (brand) => ({
  status: 200,
  title: `${brand.productName}: ${brand.tagline.charAt(0).toLowerCase()}${brand.tagline.slice(1).replace(/\.$/, "")}`,
  description: `Describe your business in nine simple steps. ${brand.productName} turns the answers into a project specification and builds the website from it.`,
  jsonLd: (origin) => [agencyData(brand, origin), siteData(brand, origin)],
  body: <HomePage brand={brand} />,
});

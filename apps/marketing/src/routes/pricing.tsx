import { planFeatures } from "@sitewright/brand/plan-features";
import { pricingQuestions } from "@sitewright/brand/questions";
import { PricingPage } from "../features/pricing/pricing-page.tsx";
import { paths } from "../lib/paths.ts";
import { breadcrumbData, plansData, questionsData } from "../lib/structured-data/page-data.ts";
import { constantVersion, defineRoute, found } from "./route.ts";

/** The prices. */
export const pricingRoute = defineRoute({
  pattern: paths.pricing,
  cacheVersion: constantVersion,
  load: async ({ brand }) => found({ brand, features: planFeatures, questions: pricingQuestions(brand) }),
  make: (data, { productName, plans }) => ({
    title: `Pricing: ${productName}`,
    description: `${plans.map(({ name }) => name).join(", ")}: what each plan comes with and costs by the month or by the year, add-ons, and a quote worked out line by line.`,
    jsonLd: (origin) => [
      plansData(data.brand, origin),
      questionsData({ origin, path: paths.pricing, questions: data.questions }),
      breadcrumbData({ origin, path: paths.pricing, name: "Pricing" }),
    ],
    endsWithAction: true,
    body: <PricingPage {...data} />,
  }),
});

import { aboutRoute } from "./about.tsx";
import { chatbotsRoute } from "./chatbots.tsx";
import { contactRoute } from "./contact.tsx";
import { helpRoute } from "./help.tsx";
import { homeRoute } from "./home.tsx";
import { legalRoutes } from "./legal.tsx";
import { newsRoutes } from "./news.tsx";
import { newsletterRoutes } from "./newsletter.tsx";
import { pricingRoute } from "./pricing.tsx";
import type { Route } from "./route.ts";

/** Every page of the site. The first route whose pattern matches handles the address. */
export const routes: readonly Route[] = [
  homeRoute,
  aboutRoute,
  pricingRoute,
  helpRoute,
  contactRoute,
  chatbotsRoute,
  ...newsRoutes,
  ...newsletterRoutes,
  ...legalRoutes,
];

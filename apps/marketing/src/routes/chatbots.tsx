import { priceText } from "@sitewright/brand";
import { ChatbotsPage } from "../features/chatbots/chatbots-page.tsx";
import { paths } from "../lib/paths.ts";
import { breadcrumbData, serviceData } from "../lib/structured-data/page-data.ts";
import { constantVersion, defineRoute, found, notFound } from "./route.ts";

/** The chatbots, where the agency offers them. */
export const chatbotsRoute = defineRoute({
  pattern: paths.chatbots,
  cacheVersion: constantVersion,
  async load({ brand }) {
    const service = brand.services.find(({ id }) => id === "ai-chatbots");
    return service ? found(service) : notFound;
  },
  make: (service, { productName }) => ({
    title: `${service.name}: ${productName}`,
    description: `A chatbot that answers only from your own texts, says when it is not sure, and passes on to a person. ${priceText(service.price)}.`,
    jsonLd: (origin) => [
      serviceData({ origin, path: paths.chatbots, service }),
      breadcrumbData({ origin, path: paths.chatbots, name: service.name }),
    ],
    endsWithAction: true,
    body: <ChatbotsPage service={service} />,
  }),
});

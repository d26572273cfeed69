import type { Feature } from "../../wiring/feature.ts";
import { createAskJob } from "./ask-job.ts";
import { newsletterForm } from "./form.ts";
import { subscriberData } from "./personal-data-store.ts";
import { mountNewsletter } from "./routes.ts";
import { createNewsletterService } from "./service.ts";
import { createSubscriberList } from "./subscribers.ts";

export { eraseUnsubscribed } from "./erase-again.ts";
export { createNewsletterService } from "./service.ts";
export { sweepPending } from "./store.ts";

/** The newsletter: subscribing, confirming, unsubscribing. */
export const newsletter: Feature = {
  name: "newsletter",
  mount(mount, context) {
    const { networkOf } = context;
    const service = createNewsletterService(context);
    mountNewsletter(mount, { service, subscribers: createSubscriberList(context), networkOf });
  },
  forms: ({ networkOf, ...context }) => [
    newsletterForm({ service: createNewsletterService(context), networkOf }),
  ],
  jobs: (context) => [createAskJob(context)],
  personalData: subscriberData,
};

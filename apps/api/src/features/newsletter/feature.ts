import type { Limit } from "../../throttle/throttle.ts";
import type { Context } from "../../wiring/context.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createAskJob } from "./ask-job.ts";
import { subscriberData } from "./personal-data-store.ts";
import { mountNewsletter } from "./routes.ts";
import { networkLimit } from "./rules.ts";
import { createNewsletterService, type NewsletterService } from "./service.ts";
import { createSubscriberList } from "./subscribers.ts";

export { sweepPending } from "./store.ts";

/** The service for the forms of the public site. */
export const createNewsletter = (context: Context): NewsletterService & { limit: Limit } => ({
  ...createNewsletterService(context),
  limit: networkLimit,
});

/** The newsletter: subscribing, confirming, unsubscribing. */
export const newsletter: Feature = {
  name: "newsletter",
  mount(mount, context) {
    const { networkOf } = context;
    const service = createNewsletterService(context);
    mountNewsletter(mount, { service, subscribers: createSubscriberList(context), networkOf });
  },
  jobs: (context) => [createAskJob(context)],
  personalData: subscriberData,
};

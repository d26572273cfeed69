import { adminExportSubscribers, adminListSubscribers, subscribe } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { networkLimit } from "./rules.ts";
import type { NewsletterService } from "./service.ts";
import type { SubscriberList } from "./subscribers.ts";

/** Subscribing to the newsletter, and the list of subscribers. */
export function mountNewsletter(
  mount: Mount,
  options: { service: NewsletterService; subscribers: SubscriberList; networkOf: ReadNetwork },
): void {
  const { service, subscribers, networkOf } = options;
  mount(subscribe, ({ body, c }) => service.subscribe(body, networkOf(c)), networkLimit);
  mount(adminListSubscribers, ({ actor, query }) => subscribers.list(actor, query));
  mount(adminExportSubscribers, async ({ actor, query }) => subscribers.export(actor, query));
}

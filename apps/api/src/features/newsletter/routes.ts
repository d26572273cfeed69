import { adminListSubscribers, subscribe } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { networkLimit } from "./rules.ts";
import type { NewsletterService } from "./service.ts";

/** Asking for the newsletter, and who did. */
export function mountNewsletter(
  mount: Mount,
  { service, networkOf }: { service: NewsletterService; networkOf: ReadNetwork },
): void {
  mount(subscribe, ({ body, c }) => service.subscribe(body, networkOf(c)), networkLimit);
  mount(adminListSubscribers, ({ actor, query }) => service.list(actor, query));
}

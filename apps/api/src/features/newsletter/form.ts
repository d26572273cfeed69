import { z } from "zod";
import type { ReadNetwork } from "../../http/network-address.ts";
import { Refusal } from "../../http/refusal.ts";
import { definePageForm, type PageForm } from "../../web/page-form.ts";
import { networkLimit } from "./rules.ts";
import type { NewsletterService } from "./service.ts";

/** The newsletter's form for browsers without scripts. */
export const newsletterForm = ({
  service,
  networkOf,
}: {
  service: Pick<NewsletterService, "subscribe">;
  networkOf: ReadNetwork;
}): PageForm =>
  definePageForm({
    path: "/newsletter",
    // `source` may be any text: the service ignores one that is not a page of ours, instead of refusing
    // the address.
    schema: z.object({
      email: z.string().default(""),
      homepage: z.string().optional(),
      source: z.string().optional(),
    }),
    limit: networkLimit,
    async receive(body, c) {
      const answer = await service.subscribe(body, networkOf(c));
      return answer instanceof Refusal ? answer : { next: "/newsletter/sent" };
    },
  });

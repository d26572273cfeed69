import { contactBodySchema } from "@sitewright/contracts";
import type { ResolveActor } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { Refusal } from "../../http/refusal.ts";
import { definePageForm, type PageForm } from "../../web/page-form.ts";
import { contactLimit } from "./rules.ts";
import type { ContactService } from "./service.ts";

/** The contact page's form for browsers without scripts. */
export const contactForm = ({
  service,
  resolveActor,
  networkOf,
}: {
  service: ContactService;
  resolveActor: ResolveActor;
  networkOf: ReadNetwork;
}): PageForm =>
  definePageForm({
    path: "/contact",
    schema: contactBodySchema,
    limit: contactLimit,
    async receive(body, c) {
      const taken = await service.receive(body, { actor: await resolveActor(c), network: networkOf(c) });
      return taken instanceof Refusal ? taken : { next: "/contact?sent" };
    },
  });

import { sendContactMessage } from "@sitewright/contracts";
import type { Mount, ResolveActor } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { contactLimit } from "./rules.ts";
import type { ContactService } from "./service.ts";

/** Writing to the agency, signed in or not. */
export function mountContact(
  mount: Mount,
  {
    service,
    resolveActor,
    networkOf,
  }: {
    service: ContactService;
    resolveActor: ResolveActor;
    networkOf: ReadNetwork;
  },
): void {
  mount(
    sendContactMessage,
    async ({ body, c }) => service.receive(body, { actor: await resolveActor(c), network: networkOf(c) }),
    contactLimit,
  );
}

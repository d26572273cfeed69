import type { Feature } from "../../wiring/feature.ts";
import { mountInbox } from "./admin-routes.ts";
import { contactForm } from "./form.ts";
import { createInbox } from "./inbox.ts";
import { contactData } from "./personal-data-store.ts";
import { mountContact } from "./routes.ts";
import { createContactService } from "./service.ts";

/** Messages to the agency. */
export const contact: Feature = {
  name: "contact",
  mount(mount, context) {
    const { sessions, networkOf } = context;
    mountContact(mount, {
      service: createContactService(context),
      resolveActor: sessions.resolve,
      networkOf,
    });
    mountInbox(mount, createInbox(context));
  },
  forms: ({ sessions, networkOf, ...context }) => [
    contactForm({ service: createContactService(context), resolveActor: sessions.resolve, networkOf }),
  ],
  personalData: contactData,
};

import type { Feature } from "../../wiring/feature.ts";
import { contactForm } from "./form.ts";
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
  },
  forms: ({ sessions, networkOf, ...context }) => [
    contactForm({ service: createContactService(context), resolveActor: sessions.resolve, networkOf }),
  ],
  personalData: contactData,
};

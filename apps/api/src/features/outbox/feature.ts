import type { Feature } from "../../wiring/feature.ts";
import { mailData } from "./personal-data-store.ts";
import { mountOutbox } from "./routes.ts";
import { createOutboxService } from "./service.ts";
import { createWriteMails } from "./write.ts";

/** The outbox as shown to staff. */
export const outbox: Feature = {
  name: "outbox",
  mount(mount, context) {
    mountOutbox(mount, { service: createOutboxService(context), write: createWriteMails(context) });
  },
  personalData: mailData,
};

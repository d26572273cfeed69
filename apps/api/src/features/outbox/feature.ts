import type { Feature } from "../../wiring/feature.ts";
import { mailData } from "./personal-data-store.ts";
import { mountOutbox } from "./routes.ts";
import { createOutboxService } from "./service.ts";

/** The outbox as staff look through it. */
export const outbox: Feature = {
  name: "outbox",
  mount(mount, context) {
    mountOutbox(mount, createOutboxService(context));
  },
  personalData: mailData,
};

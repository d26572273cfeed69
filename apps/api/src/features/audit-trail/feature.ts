import type { Feature } from "../../wiring/feature.ts";
import { mountAuditTrail } from "./routes.ts";
import { createAuditTrail } from "./service.ts";

/** What staff and operators did, to look through. */
export const auditTrail: Feature = {
  name: "audit-trail",
  mount(mount, context) {
    mountAuditTrail(mount, createAuditTrail(context));
  },
};

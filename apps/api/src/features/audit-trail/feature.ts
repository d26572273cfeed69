import type { Feature } from "../../wiring/feature.ts";
import { mountAuditTrail } from "./routes.ts";
import { createAuditTrail } from "./service.ts";

/** Actions of staff and operators, for review. */
export const auditTrail: Feature = {
  name: "audit-trail",
  mount(mount, context) {
    mountAuditTrail(mount, createAuditTrail(context));
  },
};

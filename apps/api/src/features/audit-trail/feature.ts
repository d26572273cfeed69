import type { Feature } from "../../wiring/feature.ts";
import { mountAuditTrail } from "./routes.ts";
import { createAuditTrail } from "./service.ts";
import type { NamedAgent } from "./subject-names-store.ts";

/**
 * Actions of staff and operators, for review. `agents`: the built-in agents, which have no row with
 * a name.
 */
export const auditTrail = (agents: readonly NamedAgent[]): Feature => ({
  name: "audit-trail",
  mount(mount, context) {
    mountAuditTrail(mount, createAuditTrail({ ...context, agents }));
  },
});

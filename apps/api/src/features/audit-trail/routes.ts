import { adminExportAudit, adminListAudit } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { AuditTrail } from "./service.ts";

/** The audit trail for staff. */
export function mountAuditTrail(mount: Mount, trail: AuditTrail): void {
  mount(adminListAudit, ({ actor, query }) => trail.list(actor, query));
  mount(adminExportAudit, async ({ actor, query }) => trail.export(actor, query));
}

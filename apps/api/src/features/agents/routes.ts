import {
  adminAcknowledgeAlert,
  adminAddAgent,
  adminAgentReport,
  adminAgents,
  adminChangeAgent,
  adminExportAgents,
  adminRemoveAgent,
  adminResolveAlert,
  adminRestartAgent,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { AgentReports } from "./report.ts";
import type { AgentsService } from "./service.ts";

/** The agents for staff. */
export function mountAgents(
  mount: Mount,
  { service, reports }: { service: AgentsService; reports: AgentReports },
): void {
  mount(adminAgents, ({ actor }) => service.read(actor));
  mount(adminAddAgent, ({ actor, headers, body }) => service.add(actor, body, headers["idempotency-key"]));
  mount(adminChangeAgent, ({ actor, params, body }) => service.change(actor, params.id, body));
  mount(adminRemoveAgent, ({ actor, params }) => service.remove(actor, params.id));
  mount(adminRestartAgent, ({ actor, params }) => service.restart(actor, params.id));
  mount(adminAcknowledgeAlert, ({ actor, params }) => service.acknowledge(actor, params.id));
  mount(adminResolveAlert, ({ actor, params }) => service.resolve(actor, params.id));
  mount(adminAgentReport, ({ actor, query }) => reports.read(actor, query));
  mount(adminExportAgents, async ({ actor, query }) => reports.export(actor, query));
}

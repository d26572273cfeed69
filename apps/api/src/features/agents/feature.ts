import { dirname } from "node:path";
import type { Feature } from "../../wiring/feature.ts";
import { agentTable } from "./agents-table.ts";
import { createAgentReports } from "./report.ts";
import { mountAgents } from "./routes.ts";
import { createAgentsService, everyAgent } from "./service.ts";
import { createWatchJob, roomAround } from "./watch-job.ts";

export { agentOfKind } from "./agents-table.ts";

/** The names of the built-in agents, which have no row with a name. */
export const builtInAgents = [...agentTable, { id: everyAgent, name: "All agents" }];

/** The background workers as staff see and control them. */
export const agents: Feature = {
  name: "agents",
  mount(mount, context) {
    mountAgents(mount, { service: createAgentsService(context), reports: createAgentReports(context) });
  },
  // The folder itself is created with the first upload.
  jobs: (context) => [
    createWatchJob({ ...context, readRoom: () => roomAround(dirname(context.stagingFolder)) }),
  ],
};

import { agentOfKind } from "../features/agents/feature.ts";
import { createAgentSettings } from "../jobs/agent-settings.ts";
import { createSupervisor, type Supervisor } from "../jobs/supervisor.ts";
import { createJobWorker } from "../jobs/worker.ts";
import type { Context } from "./context.ts";
import { reportJobs } from "./report-jobs.ts";

/** The agents of this process, each with the jobs of its kinds. */
export function createAgents(context: Context): Supervisor {
  const { database, jobs: queue, listJobs } = context;
  const report = reportJobs(context);
  const byAgent = Map.groupBy(listJobs(), ({ kind }) => agentOfKind(kind));
  return createSupervisor({
    ...context,
    ...database,
    queue,
    jobs: listJobs(),
    settings: createAgentSettings(database.db),
    parts: [...byAgent].map(([agent, jobs]) => ({
      agent,
      create: (given) => createJobWorker({ ...context, ...database, ...given, agent, jobs, queue, report }),
    })),
    onFault: (error) => report({ event: "fault", error }),
  });
}

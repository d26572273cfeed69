import type { Db } from "../db/open.ts";
import { minuteMs } from "../time-units.ts";
import { listAgentRows, listFailing, listJobSchedules } from "./agent-store.ts";
import { type JobSchedule, withInterval } from "./job.ts";

/** The staff's settings of agents, as read by this process. */
export interface AgentSettings {
  isPaused(agent: string): boolean;
  /** Attempts before a job of the agent fails permanently. */
  maxAttempts(agent: string, fallback: number): number;
  /** True if there may be an open alert about failing tasks of a kind of the agent. */
  mayBeFailing(agent: string, kind: string): boolean;
  scheduleOf<Schedule extends JobSchedule>(kind: string, fallback: Schedule): Schedule;
}

/** An agent that staff added: an additional schedule for a kind of job. */
export interface AddedAgent {
  readonly id: string;
  readonly kind: string;
  readonly schedule: JobSchedule;
}

/** Like `AgentSettings`, read from the database periodically. */
export interface StoredAgentSettings extends AgentSettings {
  read(): Promise<void>;
  /** The number of restarts requested for the agent. */
  restarts(agent: string): number;
  added(): readonly AddedAgent[];
}

/** The defaults. */
export const defaultSettings: AgentSettings = {
  isPaused: () => false,
  maxAttempts: (_agent, fallback) => fallback,
  mayBeFailing: () => true,
  scheduleOf: (_kind, fallback) => fallback,
};

/** Creates the settings of a process; the defaults apply until the first read. */
export function createAgentSettings(db: Db): StoredAgentSettings {
  let agents: Awaited<ReturnType<typeof listAgentRows>> = [];
  let failing: Awaited<ReturnType<typeof listFailing>> = [];
  let schedules = new Map<string, number>();
  const rowOf = (agent: string) => agents.find(({ id }) => id === agent);
  return {
    async read() {
      agents = await listAgentRows(db);
      failing = await listFailing(db);
      schedules = new Map((await listJobSchedules(db)).map(({ kind, everyMinutes }) => [kind, everyMinutes]));
    },
    mayBeFailing: (agent, kind) => failing.some((one) => one.agent === agent && one.detail === kind),
    isPaused: (agent) => rowOf(agent)?.isPaused ?? false,
    maxAttempts: (agent, fallback) => rowOf(agent)?.maxAttempts ?? fallback,
    scheduleOf: (kind, fallback) => withInterval(fallback, schedules.get(kind)),
    restarts: (agent) => rowOf(agent)?.restarts ?? 0,
    added: () =>
      agents.flatMap(({ id, kind, everyMinutes }) =>
        kind === null || everyMinutes === null
          ? []
          : [{ id, kind, schedule: { everyMs: everyMinutes * minuteMs } }],
      ),
  };
}

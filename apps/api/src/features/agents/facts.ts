import { createHash } from "node:crypto";
import { readClock } from "../../db/clock.ts";
import type { Database, Tx } from "../../db/open.ts";
import type { Job } from "../../jobs/job.ts";
import { mailKind } from "../../outbox/worker.ts";
import { dayMs } from "../../time-units.ts";
import { taskTitle } from "./agents-table.ts";
import { findLastRun, listOpenTasks, listRunning, listWorkers, sumRuns } from "./figures-store.ts";
import { knownAgents, scheduledTasks } from "./known-agents.ts";
import { midnightOf } from "./rules.ts";
import { listAgentRows, listJobSchedules, listOpenFaults } from "./store.ts";

/** The period over which an agent's performance is computed. */
export const performanceMs = 7 * dayMs;

/** A built-in agent, or one that staff added, with its settings. */
export interface AgentDefinition {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly busy: ReturnType<typeof knownAgents>[number]["busy"];
  readonly kinds: readonly string[];
  readonly isAdded: boolean;
  readonly isPaused: boolean;
  readonly maxAttempts: number | null;
  readonly restartedAt: Date | null;
  readonly schedules: readonly {
    readonly kind: string;
    readonly title: string;
    readonly everyMinutes: number;
    readonly usualMinutes: number | null;
    readonly isOperators: boolean;
  }[];
  /** The tasks that run even while the agent is paused. */
  readonly promised: readonly string[];
}

/** A version of an agent's settings, so that a decision can name those that it was based on. */
export const settingsVersionOf = ({
  isPaused,
  maxAttempts,
  schedules,
}: Pick<AgentDefinition, "isPaused" | "maxAttempts"> & {
  readonly schedules: readonly Pick<AgentDefinition["schedules"][number], "kind" | "everyMinutes">[];
}): string =>
  createHash("sha256")
    .update(JSON.stringify([isPaused, maxAttempts, schedules.map((one) => [one.kind, one.everyMinutes])]))
    .digest("base64url");

/** Every agent with its stored settings. */
export async function listDefinitions({ db }: { db: Tx }, jobs: readonly Job[]): Promise<AgentDefinition[]> {
  const rows = await listAgentRows(db);
  const intervals = new Map(
    (await listJobSchedules(db)).map(({ kind, everyMinutes }) => [kind, everyMinutes]),
  );
  const own = knownAgents(jobs).map((entry) => {
    const row = rows.find(({ id }) => id === entry.id);
    return {
      ...entry,
      isAdded: false,
      isPaused: row?.isPaused ?? false,
      maxAttempts: row?.maxAttempts ?? null,
      restartedAt: row?.restartedAt ?? null,
      schedules: scheduledTasks(jobs, entry.kinds).map((task) => {
        const decided = intervals.get(task.kind) ?? task.usualMinutes;
        return { ...task, everyMinutes: task.isOperators ? Math.min(decided, task.usualMinutes) : decided };
      }),
      promised: jobs
        .filter(({ kind, isPromised }) => isPromised && entry.kinds.includes(kind))
        .map(({ kind }) => taskTitle(kind)),
    };
  });
  const added = rows.flatMap(({ id, name, team, kind, everyMinutes, isPaused, restartedAt }) => {
    const home = own.find(({ kinds }) => kind !== null && kinds.includes(kind));
    if (kind === null || everyMinutes === null || !home) return [];
    const [task] = scheduledTasks(jobs, [kind]);
    const schedule = {
      kind,
      title: task?.title ?? kind,
      everyMinutes,
      usualMinutes: null,
      isOperators: false,
    };
    const words = { name: name ?? "", team: team ?? "", busy: home.busy };
    const decided = { isPaused, restartedAt, maxAttempts: null };
    return [{ id, ...words, ...decided, kinds: [kind], isAdded: true, schedules: [schedule], promised: [] }];
  });
  return [...own, ...added];
}

/** All rows that the dashboard is computed from, read as of one time of the database's clock. */
export async function readFacts(database: Pick<Database, "db" | "clock">, jobs: readonly Job[]) {
  const { db, clock } = database;
  const at = await readClock(db, clock);
  const definitions = await listDefinitions(database, jobs);
  const lastRuns = [];
  for (const { id, kinds } of definitions)
    for (const kind of kinds) {
      const run = await findLastRun(db, { agent: id, kind, now: at });
      if (run) lastRuns.push({ ...run, agent: id, kind });
    }
  return {
    at,
    definitions,
    lastRuns,
    week: await sumRuns(db, { since: new Date(at.getTime() - performanceMs), now: at }),
    day: await sumRuns(db, { since: new Date(at.getTime() - dayMs), now: at }),
    today: await sumRuns(db, { since: midnightOf(at), now: at }),
    open: await listOpenTasks(database, mailKind),
    running: await listRunning(db),
    workers: await listWorkers(db),
    faults: await listOpenFaults(db),
  };
}
export type Facts = Awaited<ReturnType<typeof readFacts>>;

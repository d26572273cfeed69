import type { Agent, AgentDashboard } from "@sitewright/contracts";
import { aliveMs } from "../../jobs/alive.ts";
import { mailKind } from "../../outbox/worker.ts";
import { minuteMs } from "../../time-units.ts";
import { taskTitle } from "./agents-table.ts";
import { type AgentDefinition, type Facts, settingsVersionOf } from "./facts.ts";
import { addRuns, figuresOf, midnightOf, nextSlot, noRuns, statusOf } from "./rules.ts";

/**
 * Whether a waiting or running task counts for an agent: it counts for the added agent that
 * enqueued it, otherwise for the agent of its kind.
 */
const isOf = (
  definition: AgentDefinition,
  { kind, agent }: { kind: string; agent: string | null },
): boolean =>
  definition.isAdded ? agent === definition.id : agent === null && definition.kinds.includes(kind);

const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
const latest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
const earliest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));

function currentTask(definition: AgentDefinition, { running, open }: Facts): string | null {
  const job = running.find((one) => isOf(definition, one));
  if (job) {
    const progress =
      job.progressDone === null || job.progressTotal === null
        ? ""
        : `, ${job.progressDone} of ${job.progressTotal}`;
    return `${taskTitle(job.kind)}${progress}`;
  }
  const mails = open.find((one) => one.kind === mailKind && one.running > 0 && isOf(definition, one));
  return mails ? taskTitle(mailKind) : null;
}

/**
 * True if the agent has an open alert about failing tasks, and the last run of the task did not
 * succeed.
 */
const isFailing = (definition: AgentDefinition, { faults, lastRuns }: Facts): boolean =>
  faults.some(
    ({ agent, kind, detail }) =>
      agent === definition.id &&
      (kind === "failing" ||
        lastRuns.find((run) => run.agent === agent && run.kind === detail)?.outcome !== "done"),
  );

function nextRunOf(definition: AgentDefinition, { at, open }: Facts): Date | null {
  if (definition.isPaused) return null;
  const own = open.filter((one) => isOf(definition, one));
  if (own.some(({ due }) => due > 0)) return at;
  return earliest([
    ...own.flatMap(({ nextAt }) => nextAt ?? []),
    ...definition.schedules.map(({ everyMinutes }) => nextSlot(at, everyMinutes * minuteMs)),
  ]);
}

/** One agent as shown to staff. */
export function viewAgent(definition: AgentDefinition, facts: Facts): Agent {
  const { id, name, team, busy, isAdded, isPaused, maxAttempts, restartedAt, schedules } = definition;
  const at = facts.at.getTime();
  const workers = facts.workers.filter(({ agent }) => agent === id);
  const alive = workers.filter(({ seenAt }) => at - seenAt.getTime() <= aliveMs);
  const since = earliest(alive.map(({ startedAt }) => startedAt));
  const task = currentTask(definition, facts);
  const { averageResponse: _, ...performance } = figuresOf(
    facts.week.filter(({ agent }) => agent === id).reduce(addRuns, noRuns),
  );
  const own = facts.open.filter((one) => isOf(definition, one));
  return {
    id,
    name,
    team,
    isAdded,
    isPaused,
    maxAttempts,
    performance,
    schedules: [...schedules],
    status: statusOf({
      isPaused,
      isAlive: alive.length > 0,
      isFailing: isFailing(definition, facts),
      isWorking: task !== null,
      busy,
    }),
    lastHeartbeat: instant(latest(workers.map(({ seenAt }) => seenAt))),
    uptime: since && Math.max(0, Math.floor((at - since.getTime()) / 1000)),
    currentTask: task,
    awaitsRestart:
      restartedAt !== null && !alive.some(({ startedAt }) => startedAt.getTime() >= restartedAt.getTime()),
    waiting: own.reduce((sum, { due }) => sum + due, 0),
    lastRunAt: instant(
      latest(facts.lastRuns.filter(({ agent }) => agent === id).map(({ finishedAt }) => finishedAt)),
    ),
    nextRunAt: instant(nextRunOf(definition, facts)),
    settingsVersion: settingsVersionOf(definition),
    promised: [...definition.promised],
  };
}

/** Totals over all agents. */
export function viewSums(
  agents: readonly Agent[],
  { at, week, day, today, open }: Facts,
): Pick<AgentDashboard, "tiles" | "today"> {
  const wanted = agents.filter(({ isPaused }) => !isPaused);
  const uptimes = wanted.flatMap(({ uptime }) => uptime ?? []);
  const all = today.reduce(addRuns, noRuns);
  const mails = today.filter(({ kind }) => kind === mailKind).reduce(addRuns, noRuns);
  const oldest = earliest(open.flatMap(({ oldestDueAt }) => oldestDueAt ?? []));
  return {
    tiles: {
      active: agents.filter(({ status }) => status !== "inactive" && status !== "error").length,
      agents: agents.length,
      tasksCompleted: week.reduce(addRuns, noRuns).done,
      uptime: uptimes.length > 0 && uptimes.length === wanted.length ? Math.min(...uptimes) : null,
      averageResponse: figuresOf(day.reduce(addRuns, noRuns)).averageResponse,
    },
    today: {
      from: midnightOf(at).toISOString(),
      done: all.done,
      failed: all.failed,
      mailsSent: mails.done,
      mailsFailed: mails.failed,
      waiting: open.reduce((sum, { due }) => sum + due, 0),
      oldestWait: oldest ? Math.max(0, at.getTime() - oldest.getTime()) : 0,
    },
  };
}

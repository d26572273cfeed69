import type { Agent, AgentDashboard } from "@sitewright/contracts";
import { mailKind } from "../../outbox/worker.ts";
import { taskTitle } from "./agents-table.ts";
import { type AgentSeat, type Facts, settingsVersionOf } from "./facts.ts";
import { addRuns, aliveMs, figuresOf, midnightOf, nextSlot, noRuns, statusOf } from "./rules.ts";

const minuteMs = 60_000;

/** Which agent a waiting or running task counts for: the added one that enqueued it, else its kind's. */
const isOf = (seat: AgentSeat, { kind, agent }: { kind: string; agent: string | null }): boolean =>
  seat.isAdded ? agent === seat.id : agent === null && seat.kinds.includes(kind);

const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
const latest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
const earliest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));

function currentTask(seat: AgentSeat, { running, open }: Facts): string | null {
  const job = running.find((one) => isOf(seat, one));
  if (job) {
    const progress =
      job.progressDone === null || job.progressTotal === null
        ? ""
        : `, ${job.progressDone} of ${job.progressTotal}`;
    return `${taskTitle(job.kind)}${progress}`;
  }
  const mails = open.find((one) => one.kind === mailKind && one.running > 0 && isOf(seat, one));
  return mails ? taskTitle(mailKind) : null;
}

/** The kinds that fail: with an open alert about it, and no successful run since. */
const isFailing = (seat: AgentSeat, { faults, lastRuns }: Facts): boolean =>
  faults.some(
    ({ agent, kind, detail }) =>
      agent === seat.id &&
      (kind === "failing" ||
        lastRuns.find((run) => run.agent === agent && run.kind === detail)?.outcome !== "done"),
  );

function nextRunOf(seat: AgentSeat, { at, open }: Facts): Date | null {
  if (seat.isPaused) return null;
  const own = open.filter((one) => isOf(seat, one));
  if (own.some(({ due }) => due > 0)) return at;
  return earliest([
    ...own.flatMap(({ nextAt }) => nextAt ?? []),
    ...seat.schedules.map(({ everyMinutes }) => nextSlot(at, everyMinutes * minuteMs)),
  ]);
}

/** One agent as shown to staff. */
export function viewAgent(seat: AgentSeat, facts: Facts): Agent {
  const { id, name, team, busy, isAdded, isPaused, maxAttempts, restartedAt, schedules } = seat;
  const at = facts.at.getTime();
  const workers = facts.workers.filter(({ agent }) => agent === id);
  const alive = workers.filter(({ seenAt }) => at - seenAt.getTime() <= aliveMs);
  const since = earliest(alive.map(({ startedAt }) => startedAt));
  const task = currentTask(seat, facts);
  const { averageResponse: _, ...performance } = figuresOf(
    facts.week.filter(({ agent }) => agent === id).reduce(addRuns, noRuns),
  );
  const own = facts.open.filter((one) => isOf(seat, one));
  return {
    ...{ id, name, team, isAdded, isPaused, maxAttempts, performance, schedules: [...schedules] },
    status: statusOf({
      isPaused,
      isAlive: alive.length > 0,
      isFailing: isFailing(seat, facts),
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
    nextRunAt: instant(nextRunOf(seat, facts)),
    settingsVersion: settingsVersionOf(seat),
    promised: [...seat.promised],
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

import type { AgentStatus } from "@sitewright/contracts";

const gigabyte = 1e9;

/** The facts that determine an agent's status. */
export interface AgentFacts {
  readonly isPaused: boolean;
  /** One of its workers has sent a heartbeat within a minute (`jobs/alive.ts`). */
  readonly isAlive: boolean;
  /** The last run of one of its tasks failed permanently, or an open alert says that it fails. */
  readonly isFailing: boolean;
  readonly isWorking: boolean;
  readonly busy: AgentStatus;
}

/** The status shown to staff. Conditions that keep the agent from working take precedence. */
export function statusOf({ isPaused, isAlive, isFailing, isWorking, busy }: AgentFacts): AgentStatus {
  if (isPaused || !isAlive) return "inactive";
  if (isFailing) return "error";
  return isWorking ? busy : "active";
}

/** Sums over the runs of a period. */
export interface RunSums {
  readonly done: number;
  readonly failed: number;
  /** Total milliseconds of completed runs. */
  readonly doneMs: number;
  /** Total milliseconds that all runs waited. */
  readonly waitedMs: number;
}

/** Nothing ran. */
export const noRuns: RunSums = { done: 0, failed: 0, doneMs: 0, waitedMs: 0 };

/** Adds the sums of two groups of runs. */
export const addRuns = (a: RunSums, b: RunSums): RunSums => ({
  done: a.done + b.done,
  failed: a.failed + b.failed,
  doneMs: a.doneMs + b.doneMs,
  waitedMs: a.waitedMs + b.waitedMs,
});

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const averageOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round(sum / count);

/** Shares and averages of runs; null if there were no runs to compute them from. */
export function figuresOf({ done, failed, doneMs, waitedMs }: RunSums) {
  const all = done + failed;
  return {
    tasksCompleted: done,
    successRate: shareOf(done, all),
    errorRate: shareOf(failed, all),
    averageTaskTime: averageOf(doneMs, done),
    averageResponse: averageOf(waitedMs, all),
  };
}

/** The start of a schedule's next slot. */
export const nextSlot = (now: Date, everyMs: number): Date =>
  new Date((Math.floor(now.getTime() / everyMs) + 1) * everyMs);

/** True if less than 1 GB is free, or less than a tenth of the disk and less than 5 GB. */
export const isNearlyFull = ({ free, total }: { free: number; total: number }): boolean =>
  free < gigabyte || (free < 5 * gigabyte && free < total / 10);

/** True if the last backup is older than one and a half intervals. */
export const isBackupOverdue = (lastAt: Date, now: Date, everyMs: number): boolean =>
  now.getTime() - lastAt.getTime() > everyMs * 1.5;

/** The midnight at which a day begins, in UTC. */
export const midnightOf = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

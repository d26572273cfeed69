import type { Job } from "../../jobs/job.ts";
import { mailKind } from "../../outbox/worker.ts";
import { minuteMs } from "../../time-units.ts";
import { type AgentEntry, agentOfKind, agentTable, taskTitle } from "./agents-table.ts";

/** A kind of job with an interval, and its title. */
export interface ScheduledTask {
  readonly kind: string;
  readonly title: string;
  readonly usualMinutes: number;
  /** Staff may only shorten the interval, never lengthen it; an added agent may not run it. */
  readonly isOperators: boolean;
}

const minutesOf = (everyMs: number): number => Math.max(1, Math.round(everyMs / minuteMs));

/** The agents with work in this process, each with those of its kinds of jobs that this release knows. */
export function knownAgents(jobs: readonly Job[]): AgentEntry[] {
  const known = [mailKind, ...jobs.map(({ kind }) => kind)];
  return agentTable.flatMap((entry) => {
    const kinds = known.filter((kind) => agentOfKind(kind) === entry.id);
    return kinds.length === 0 ? [] : [{ ...entry, kinds }];
  });
}

/** The scheduled tasks among these kinds. */
export const scheduledTasks = (jobs: readonly Job[], kinds: readonly string[]): ScheduledTask[] =>
  jobs.flatMap(({ kind, schedule }) =>
    schedule && kinds.includes(kind)
      ? [
          {
            kind,
            title: taskTitle(kind),
            usualMinutes: minutesOf(schedule.everyMs),
            isOperators: schedule.isOperators ?? false,
          },
        ]
      : [],
  );

/** The tasks that an added agent may run: scheduled ones, except the operator's, need no input. */
export const addableTasks = (jobs: readonly Job[]): ScheduledTask[] =>
  scheduledTasks(
    jobs,
    jobs.map(({ kind }) => kind),
  ).filter(({ isOperators }) => !isOperators);

import type { AgentReportRow } from "@sitewright/contracts";

type TaskSum = Pick<AgentReportRow, "agent" | "task" | "done" | "failed" | "averageTaskTime">;

interface Sum {
  readonly agent: string;
  readonly task: string;
  done: number;
  failed: number;
  spentMs: number;
}

/** A report's days added up by agent and task; averages are weighted by the number of runs. */
export function sumByTask(rows: readonly AgentReportRow[]): TaskSum[] {
  const sums = new Map<string, Sum>();
  for (const { agent, task, done, failed, averageTaskTime } of rows) {
    const key = `${agent}\n${task}`;
    const sum = sums.get(key) ?? { agent, task, done: 0, failed: 0, spentMs: 0 };
    sum.done += done;
    sum.failed += failed;
    sum.spentMs += done * (averageTaskTime ?? 0);
    sums.set(key, sum);
  }
  const sorted = [...sums.values()].sort(
    (a, b) => a.agent.localeCompare(b.agent) || a.task.localeCompare(b.task),
  );
  return sorted.map(({ spentMs, ...sum }) => ({
    ...sum,
    averageTaskTime: sum.done === 0 ? null : Math.round(spentMs / sum.done),
  }));
}

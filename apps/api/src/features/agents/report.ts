import type { AgentReportRow } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import type { Database } from "../../db/open.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import type { Job } from "../../jobs/job.ts";
import { type CsvColumn, csvAnswer } from "../../listing/csv-file.ts";
import { dayMs } from "../../time-units.ts";
import { agentTable, taskTitle } from "./agents-table.ts";
import { listDefinitions } from "./facts.ts";
import { sumRunsByDay } from "./figures-store.ts";
import { figuresOf } from "./rules.ts";

/** Days as `2026-03-01`, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The agents' runs in a period, as rows or as a file. */
export interface AgentReports {
  read(staff: Staff<"settings">, period: Period): Promise<Period & { rows: AgentReportRow[] }>;
  export(staff: Staff<"settings">, period: Period): FileAnswer;
}

interface ReportOptions {
  readonly database: Pick<Database, "db" | "provider">;
  readonly listJobs: () => readonly Job[];
  readonly now: () => Date;
}

const columns: readonly CsvColumn<AgentReportRow>[] = [
  ["Day (UTC)", ({ day }) => day],
  ["Agent", ({ agent }) => agent],
  ["Task", ({ task }) => task],
  ["Done", ({ done }) => done],
  ["Failed", ({ failed }) => failed],
  ["Average task time (ms)", ({ averageTaskTime }) => averageTaskTime ?? ""],
  ["Average response (ms)", ({ averageResponse }) => averageResponse ?? ""],
];

/** Creates the reports. */
export function createAgentReports({ database, listJobs, now }: ReportOptions): AgentReports {
  async function list({ from, to }: Period): Promise<AgentReportRow[]> {
    const definitions = [...(await listDefinitions(database, listJobs())), ...agentTable];
    const days = { from: new Date(from), to: new Date(Date.parse(to) + dayMs) };
    return (await sumRunsByDay(database, days)).map(({ day, agent, kind, ...sums }) => {
      const { averageTaskTime, averageResponse } = figuresOf(sums);
      const name = definitions.find(({ id }) => id === agent)?.name ?? "A removed agent";
      const { done, failed } = sums;
      return { day, agent: name, task: taskTitle(kind), done, failed, averageTaskTime, averageResponse };
    });
  }
  return {
    read: async (_staff, period) => ({ ...period, rows: await list(period) }),
    export: (_staff, period) =>
      csvAnswer({
        name: `agents-${period.from}-to-${period.to}`,
        now: now(),
        input: { sort: "day" },
        columns,
        read: async () => ({ rows: await list(period), nextCursor: null }),
      }),
  };
}

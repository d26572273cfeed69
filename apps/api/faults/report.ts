import { type FaultReport, isSurvived } from "./run-fault.ts";

const columns = ["row", "database", "storage", "acknowledged", "lost", "doubled"] as const;

function cellsOf({ fault, setting, acknowledged, lost, doubled }: FaultReport): string[] {
  const { provider, storage } = setting;
  const title = `${fault.id} ${fault.title}`;
  return [title, provider, storage, String(acknowledged), String(lost.length), String(doubled.length)];
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => line(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))));
}

const listedMax = 5;

function listed(name: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length > listedMax ? [`and ${items.length - listedMax} more`] : [];
  return [`    ${name}: ${[...items.slice(0, listedMax), ...more].join(" · ")}`];
}

/** Observations and messages of one run; empty if there are none. */
export function detailsOf(report: FaultReport): string[] {
  const { fault, setting, seen, clientWords, operatorWords } = report;
  const lines = [
    ...listed("LOST", report.lost),
    ...listed("DOUBLED", report.doubled),
    ...listed("BY HALVES", report.broken),
    ...listed("NOT AS ASKED", report.wrong),
    ...listed("seen", seen),
    ...listed("clients read", clientWords),
    ...listed("the operator reads", operatorWords),
  ];
  return lines.length > 0 ? [`${fault.id} on ${setting.provider}, ${setting.storage}`, ...lines] : [];
}

/** The table of all runs, and the faults that did not run. */
export function reportText(reports: readonly FaultReport[], notRun: readonly string[]): string {
  const failed = reports.filter((report) => !isSurvived(report)).length;
  const lines = [
    ...table([columns, ...reports.map(cellsOf)]),
    "",
    ...(notRun.length > 0 ? ["Not run here:", ...notRun.map((text) => `- ${text}`), ""] : []),
    failed > 0
      ? `${failed} of ${reports.length} runs were not survived.`
      : `All ${reports.length} runs were survived.`,
  ];
  return `${lines.join("\n")}\n`;
}

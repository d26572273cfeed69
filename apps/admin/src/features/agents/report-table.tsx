import type { AgentReportRow } from "@sitewright/contracts";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from "@sitewright/ui";
import { countText } from "../../lib/count-text.ts";
import { spanText } from "./figures.ts";
import { sumByTask } from "./report-sums.ts";

/** A period's runs, by agent and task. */
export function ReportTable({ rows }: { rows: readonly AgentReportRow[] }) {
  if (rows.length === 0) return <p className="text-ink-2">No runs in this period.</p>;
  return (
    <Table caption="Runs by agent and task">
      <TableHead>
        <TableRow>
          <TableHeader>Agent and task</TableHeader>
          <TableHeader numeric>Done</TableHeader>
          <TableHeader numeric>Failed</TableHeader>
          <TableHeader numeric>Average</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {sumByTask(rows).map(({ agent, task, done, failed, averageTaskTime }) => (
          <TableRow key={`${agent} ${task}`}>
            <TableRowHeader>
              {agent}
              <span className="block font-[400] text-ink-2 text-s">{task}</span>
            </TableRowHeader>
            <TableCell numeric>{countText(done)}</TableCell>
            <TableCell numeric>{countText(failed)}</TableCell>
            <TableCell numeric>{spanText(averageTaskTime)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

import type { Agent } from "@sitewright/contracts";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from "@sitewright/ui";
import { TableTime } from "../../components/table-time.tsx";
import { countText } from "../../lib/count-text.ts";
import { percentText, spanText } from "./figures.ts";

const wide = "@max-[46rem]:hidden";
const middle = "@max-[36rem]:hidden";

/** The runs of each agent in the last seven days. */
export function PerformanceTable({ agents }: { agents: readonly Agent[] }) {
  return (
    <Table caption="Performance in the last seven days">
      <TableHead>
        <TableRow>
          <TableHeader>Agent</TableHeader>
          <TableHeader numeric>Done</TableHeader>
          <TableHeader numeric>Success</TableHeader>
          <TableHeader numeric className={middle}>
            Errors
          </TableHeader>
          <TableHeader numeric>Average</TableHeader>
          <TableHeader numeric className={wide}>
            Last run
          </TableHeader>
          <TableHeader numeric className={wide}>
            Next run
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {agents.map(({ id, name, performance, lastRunAt, nextRunAt }) => (
          <TableRow key={id}>
            <TableRowHeader>{name}</TableRowHeader>
            <TableCell numeric>{countText(performance.tasksCompleted)}</TableCell>
            <TableCell numeric>{percentText(performance.successRate)}</TableCell>
            <TableCell numeric className={middle}>
              {percentText(performance.errorRate)}
            </TableCell>
            <TableCell numeric>{spanText(performance.averageTaskTime)}</TableCell>
            <TableCell numeric className={wide}>
              {lastRunAt ? <TableTime at={lastRunAt} /> : "–"}
            </TableCell>
            <TableCell numeric className={wide}>
              {nextRunAt ? <TableTime at={nextRunAt} /> : "–"}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

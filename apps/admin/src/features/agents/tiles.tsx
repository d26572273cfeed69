import type { AgentDashboard } from "@sitewright/contracts";
import { countText } from "../../lib/count-text.ts";
import { spanText, uptimeText } from "./figures.ts";

/** The four figures over all agents. */
export function Tiles({ tiles }: Pick<AgentDashboard, "tiles">) {
  const { active, agents, tasksCompleted, uptime, averageResponse } = tiles;
  const figures = [
    ["Active agents", countText(active), `of ${countText(agents)}`],
    ["Tasks completed", countText(tasksCompleted), "in the last 7 days"],
    [
      "Uptime",
      uptime === null ? "–" : uptimeText(uptime),
      uptime === null ? "not all are running" : "since all are running",
    ],
    ["Average response", spanText(averageResponse), "from due to started, last 24 hours"],
  ] as const;
  return (
    <ul className="grid grid-cols-2 border-ink border-t-[1.5px] border-b-[1.5px] @min-[46rem]:grid-cols-4">
      {figures.map(([label, figure, below]) => (
        <li
          key={label}
          className="border-line py-[.8rem] pr-2 pl-[.9rem] @max-[46rem]:odd:pl-0 @max-[46rem]:even:border-l @max-[46rem]:nth-[n+3]:border-t @min-[46rem]:first:pl-0 @min-[46rem]:not-first:border-l"
        >
          <p className="text-ink-2">{label}</p>
          <p className="font-[700] font-display text-[1.75rem] leading-[1.15] tracking-[-.02em]">{figure}</p>
          <p className="text-ink-3 text-xs">{below}</p>
        </li>
      ))}
    </ul>
  );
}

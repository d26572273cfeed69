import type { Overview } from "@sitewright/contracts";
import { PageSection } from "../../components/page-section.tsx";
import { countText } from "../../lib/count-text.ts";
import { scaleTop } from "./chart-scale.ts";

const dayText = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const heightPx = 168;

type Weeks = Overview["weeks"];

/** Where the date of a bar stands: below its middle, those at the ends within the chart, however narrow it is. */
function dateAt(index: number, count: number) {
  if (index === 0) return { x: "0", textAnchor: "start" } as const;
  if (index === count - 1) return { x: "100%", textAnchor: "end" } as const;
  return { x: `${((index + 0.5) * 100) / count}%`, textAnchor: "middle" } as const;
}

/** The numbers of the gridlines, each at the height of its line. */
function Scale({ top }: { top: number }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-[188px] flex-none flex-col justify-between pt-[20px] text-ink-3 text-xs"
    >
      {[top, top / 2, 0].map((value) => (
        <span key={value} className="flex h-0 items-center">
          {countText(value)}
        </span>
      ))}
    </div>
  );
}

/** The bars, in per cent across and pixels up, so that texts keep their size. */
function Bars({ weeks, top }: { weeks: Weeks; top: number }) {
  const share = 100 / weeks.length;
  const last = weeks.length - 1;
  return weeks.map(({ from, projects }, index) => {
    const height = (projects / top) * heightPx;
    const isNow = index === last;
    return (
      <g key={from}>
        <rect
          x={`${index * share + share * 0.14}%`}
          y={heightPx + 20 - height}
          width={`${share * 0.72}%`}
          height={height}
          className={isNow ? "fill-accent" : "fill-ink"}
        />
        {projects > 0 && (
          <text
            x={`${(index + 0.5) * share}%`}
            y={heightPx + 14 - height}
            textAnchor="middle"
            className="fill-ink font-label text-xs"
          >
            {countText(projects)}
          </text>
        )}
        {(index % 4 === 0 || isNow) && (
          <text {...dateAt(index, weeks.length)} y={heightPx + 38} className="fill-ink-3 text-xs">
            {dayText.format(new Date(from))}
          </text>
        )}
      </g>
    );
  });
}

/** Projects submitted in each of the last weeks; the current one in red. */
export function WeekChart({ weeks }: { weeks: Weeks }) {
  const now = weeks.at(-1)?.projects ?? 0;
  const top = scaleTop(Math.max(...weeks.map(({ projects }) => projects)));
  const sentence = `Projects submitted per week: ${weeks.map(({ from, projects }) => `${dayText.format(new Date(from))} ${projects}`).join(", ")}`;
  return (
    <PageSection
      title="Projects submitted"
      action={<span className="text-ink-2 text-s">per week, {countText(now)} so far this week</span>}
    >
      <div className="flex gap-2">
        <Scale top={top} />
        <svg role="img" aria-label={sentence} className="block h-[13.75rem] min-w-0 flex-1 overflow-visible">
          {[0, 0.5, 1].map((part) => (
            <line
              key={part}
              x1="0"
              x2="100%"
              y1={heightPx + 20 - part * heightPx}
              y2={heightPx + 20 - part * heightPx}
              className="stroke-line"
            />
          ))}
          <Bars weeks={weeks} top={top} />
        </svg>
      </div>
    </PageSection>
  );
}

import { type ThemeColors, themeColorNames } from "@sitewright/spec-core/color";
import { notSpecified } from "@sitewright/spec-core/spec";
import { LetterMark } from "@sitewright/ui";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { type SummarySource, summaryRows } from "./summary-rows.ts";

const letterOf = (index: number): string => String.fromCharCode("a".charCodeAt(0) + index);

const share = 100 / themeColorNames.length;

/** The seven colours in one strip, drawn with attributes because inline styles are refused. */
function ColorStrip({ colors }: { colors: ThemeColors }) {
  const names = themeColorNames.map((name) => `${name} ${colors[name]}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={names}
      className="block h-6 w-full rounded-sm shadow-[0_0_0_1px_var(--line-strong)]"
    >
      {themeColorNames.map((name, index) => (
        <rect
          key={name}
          x={`${index * share}%`}
          width={`${share + 0.5}%`}
          height="100%"
          fill={colors[name]}
        />
      ))}
    </svg>
  );
}

interface SpecSummaryProps {
  project: SummarySource & { readonly id: string };
  /** The questions that the specification leaves open; null while that is not loaded. */
  questions: Parameters<typeof summaryRows>[1];
}

/** The specification line by line, each with its reference letter. */
export function SpecSummary({ project, questions }: SpecSummaryProps) {
  return (
    <dl>
      {summaryRows(project, questions).map(({ label, value, view }, index) => (
        <div
          key={label}
          className="grid grid-cols-[8.4rem_minmax(0,1fr)] items-baseline gap-2 has-[svg]:items-center border-line border-t py-[.48rem]"
        >
          <dt className="flex items-baseline gap-[.65rem] text-ink-2">
            <LetterMark letter={letterOf(index)} variant="quiet" className="align-baseline! text-[.75rem]!" />
            {label}
          </dt>
          <dd dir="auto" className="font-nav [overflow-wrap:anywhere]">
            {typeof value === "object" ? (
              <ColorStrip colors={value} />
            ) : view ? (
              <Link to={paths.specification(project.id, view)} className="underline">
                {value}
              </Link>
            ) : (
              value || notSpecified
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

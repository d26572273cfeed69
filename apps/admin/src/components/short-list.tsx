import type { ReactNode } from "react";
import { Link } from "react-router";

/** A line of a short list. */
export interface ShortLine {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly detail: ReactNode;
}

/** A short ruled list, each row linking to its own page. */
export function ShortList({ lines, none }: { lines: readonly ShortLine[]; none: string }) {
  if (lines.length === 0) return <p className="border-line border-t py-[.6rem] text-ink-2">{none}</p>;
  return (
    <ul className="border-line border-t">
      {lines.map(({ id, to, title, detail }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-[.55rem] hover:bg-sunken"
        >
          <Link
            to={to}
            className="min-w-0 font-[600] no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-ink-2 [overflow-wrap:anywhere]">
            {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "react-router";
import { countText } from "../../lib/count-text.ts";

interface FigureCard {
  readonly label: string;
  readonly count: number;
  /** A link to the counted things; undefined where there is none. */
  readonly to: string | undefined;
  readonly below: string;
}

/** A row of figures, each linking to what it counts. */
export function FigureCards({ cards }: { cards: readonly FigureCard[] }) {
  return (
    <ul className="grid grid-cols-1 border-ink border-t-[1.5px] border-b-[1.5px] @min-[30rem]:grid-cols-3">
      {cards.map(({ label, count, to, below }) => (
        <li
          key={label}
          className="relative border-line py-[.8rem] pr-2 pl-[.9rem] not-first:border-t has-[a]:hover:bg-sunken @min-[30rem]:not-first:border-t-0 @min-[30rem]:not-first:border-l"
        >
          {to === undefined ? (
            <span className="text-ink-2">{label}</span>
          ) : (
            <Link to={to} className="text-ink-2 no-underline after:absolute after:inset-0 hover:underline">
              {label}
            </Link>
          )}
          <p className="font-[700] font-display text-[1.75rem] leading-[1.15] tracking-[-.02em]">
            {countText(count)}
          </p>
          <p className="text-ink-3 text-xs">{below}</p>
        </li>
      ))}
    </ul>
  );
}

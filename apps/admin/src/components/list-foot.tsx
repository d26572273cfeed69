import { buttonClass } from "@sitewright/ui";
import { Link } from "react-router";

interface ListFootProps {
  /** The part of the list that is shown, for example "25 of 312 projects". */
  shown: string;
  /** Addresses of the first and the next page; undefined on the first page, and on the last one. */
  first: string | undefined;
  next: string | undefined;
}

/** The foot of a list: how much of it is shown, and links to the other pages. */
export function ListFoot({ shown, first, next }: ListFootProps) {
  return (
    <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-[.9rem] text-ink-2">
      <span role="status">{shown}</span>
      <nav aria-label="Pages" className="flex gap-2 empty:hidden print:hidden">
        {first !== undefined && (
          <Link to={first} className={buttonClass({ variant: "ghost" })}>
            First page
          </Link>
        )}
        {next !== undefined && (
          <Link to={next} className={buttonClass({})}>
            Next page
          </Link>
        )}
      </nav>
    </div>
  );
}

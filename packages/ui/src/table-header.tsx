import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending" | "none";

export interface TableHeaderProps {
  children: ReactNode;
  numeric?: boolean;
  /** Together with `onSort`, it makes the column sortable. */
  sort?: SortDirection;
  onSort?: () => void;
  /** Something is laid over it: its button gets no focus, and still names the column. */
  isCovered?: boolean;
  className?: string;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The head of a column; a button inside where the column is sortable. */
export function TableHeader({
  children,
  numeric = false,
  sort,
  onSort,
  isCovered = false,
  className,
}: TableHeaderProps) {
  const Icon = icons[sort ?? "none"];
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={clsx(
        "whitespace-nowrap border-ink border-b-[1.5px] px-cell-x py-[.6em] font-[600] text-ink-3 text-xs",
        numeric ? "text-right" : "text-left",
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          tabIndex={isCovered ? -1 : undefined}
          className={clsx(
            "inline-flex items-center gap-1 hover:text-ink touch:min-h-[44px]",
            sort !== undefined && sort !== "none" && "text-ink",
          )}
        >
          {children}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

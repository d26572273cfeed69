import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface TableProps extends ComponentProps<"table"> {
  /** The table's title; for screen readers unless `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
}

/** One ink rule under the head, hairlines below. Hide columns by importance rather than scroll. */
export function Table({ caption, showCaption = false, className, children, ...rest }: TableProps) {
  return (
    <table {...rest} className={clsx("w-full border-collapse text-control tabular-nums", className)}>
      <caption className={showCaption ? "pb-2 text-left text-ink-2 text-s" : "sr-only"}>{caption}</caption>
      {children}
    </table>
  );
}

/** Holds the head row. */
export function TableHead(props: ComponentProps<"thead">) {
  return <thead {...props} />;
}

/** Holds the rows. */
export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

export interface TableRowProps extends ComponentProps<"tr"> {
  /**
   * Accent background and a left edge; say it in words too, for example with aria-current on the link inside.
   */
  selected?: boolean;
}

/** A row. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      {...rest}
      data-selected={selected || undefined}
      className={clsx(
        selected ? "bg-accent-wash shadow-[inset_3px_0_0_var(--accent)]" : "in-[tbody]:hover:bg-sunken",
        className,
      )}
    />
  );
}

export interface TableCellProps extends ComponentProps<"td"> {
  /** Right-aligned figures. */
  numeric?: boolean;
}

/** A cell. */
export function TableCell({ numeric = false, className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      className={clsx(
        "border-line border-b px-cell-x py-cell-y align-middle",
        numeric && "text-right",
        className,
      )}
    />
  );
}

/** The cell that names its row. */
export function TableRowHeader({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      {...rest}
      scope="row"
      className={clsx(
        "border-line border-b px-cell-x py-cell-y text-left align-middle font-[600]",
        className,
      )}
    />
  );
}

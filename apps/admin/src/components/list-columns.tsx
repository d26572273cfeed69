import type { DataColumn } from "@sitewright/ui";
import { Link } from "react-router";
import type { ListAddress } from "../lib/list-address.ts";
import { belowClasses, type ListColumn, type ListKind, rowLinkId } from "./list-kind.ts";

type Sorts = NonNullable<ListColumn<unknown>["sorts"]>;

/** The label and the sort action of a column head, by the order in the address. */
function sortOf(sorts: Sorts | undefined, address: ListAddress, defaultSort: string) {
  if (!sorts) return {};
  const { ascending, descending } = sorts;
  const now = address.get("sort") ?? defaultSort;
  const direction =
    now === ascending
      ? ("ascending" as const)
      : now === descending
        ? ("descending" as const)
        : ("none" as const);
  const other = direction === "descending" ? ascending : descending;
  const next = other ?? ascending ?? descending;
  const onSort = () => address.update({ sort: next === defaultSort ? undefined : next });
  return { sort: { direction, onSort } };
}

interface NameCellProps<Row> {
  kind: ListKind<Row>;
  row: Row;
  /** Undefined where rows have no details. */
  to: string | undefined;
  isCurrent: boolean;
}

/** The row's name. Its link covers the row, so that the whole row is clickable. */
function NameCell<Row>({ kind, row, to, isCurrent }: NameCellProps<Row>) {
  const name = kind.nameOf(row);
  const words = (
    <>
      {to === undefined ? (
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
      ) : (
        <Link
          id={rowLinkId(kind.idOf(row))}
          to={to}
          aria-current={isCurrent || undefined}
          className="line-clamp-2 no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      )}
      {kind.below && (
        <span
          className={`hidden truncate font-running text-ink-2 text-xs ${belowClasses[kind.belowUnder ?? "36rem"]}`}
        >
          {kind.below(row)}
        </span>
      )}
    </>
  );
  if (!kind.picture) return words;
  return (
    <div className="flex items-center gap-2.5">
      <span aria-hidden="true" className="@max-[46rem]:hidden">
        {kind.picture(row)}
      </span>
      <div className="min-w-0">{words}</div>
    </div>
  );
}

/** A list's columns in the form of the table. */
export function dataColumns<Row>(
  kind: ListKind<Row>,
  address: ListAddress,
  linkOf: ((row: Row) => string) | undefined,
): DataColumn<Row>[] {
  const { nameColumn, columns, defaultSort, idOf } = kind;
  const named: DataColumn<Row> = {
    id: "name",
    head: nameColumn.head,
    className: nameColumn.className ?? "pl-3 @max-[36rem]:pl-2",
    cell: (row) => <NameCell kind={kind} row={row} to={linkOf?.(row)} isCurrent={idOf(row) === address.id} />,
    ...sortOf(nameColumn.sorts, address, defaultSort),
  };
  const others = columns.map(({ sorts, ...column }) => ({
    ...column,
    ...sortOf(sorts, address, defaultSort),
  }));
  return [named, ...others];
}

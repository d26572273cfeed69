import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableRow, TableRowHeader } from "./table.tsx";
import { type SortDirection, TableHeader } from "./table-header.tsx";

/** A column: its head, and its cell for a row. */
export interface DataColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  isNumeric?: boolean;
  /** Its width, and the width of the table below which it is hidden. */
  className?: string;
  /** Present where the rows can be sorted by it. */
  sort?: { direction: SortDirection; onSort: () => void };
}

/** The ids of the ticked rows. */
export interface DataSelection<Row> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** A row's name, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** Label of the checkbox that ticks all rows. */
  allLabel: string;
}

export interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The row whose details are open. */
  currentId?: string | undefined;
  selection?: DataSelection<Row> | undefined;
  /** Something is laid over the column heads: their buttons get no focus. */
  areHeadsCovered?: boolean;
}

const tickWidth = "w-[2.4rem] px-0! pl-2! @max-[36rem]:w-[2rem]";

function withId(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}

/** Above the link that covers its row; its touch target is larger than the visible box. */
function Tick(props: { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  return (
    <label className="relative z-10 grid cursor-pointer place-items-center py-1 touch:min-h-[44px]">
      <span className="sr-only">{props.label}</span>
      <input
        type="checkbox"
        className="choice"
        checked={props.isChosen}
        onChange={({ target }) => props.onChoose(target.checked)}
      />
    </label>
  );
}

function Head<Row>({ columns, rows, idOf, selection, areHeadsCovered = false }: DataTableProps<Row>) {
  const ids = rows.map(idOf);
  const areAll = selection !== undefined && ids.length > 0 && ids.every((id) => selection.chosen.has(id));
  return (
    <TableHead>
      <tr>
        {selection && (
          <th scope="col" className={`border-ink border-b-[1.5px] ${tickWidth}`}>
            <Tick
              label={selection.allLabel}
              isChosen={areAll}
              onChoose={(isChosen) => selection.onChange(new Set(isChosen ? ids : []))}
            />
          </th>
        )}
        {columns.map(({ id, head, isNumeric = false, className, sort }) => (
          <TableHeader
            key={id}
            numeric={isNumeric}
            isCovered={areHeadsCovered}
            {...(className !== undefined && { className })}
            {...(sort && { sort: sort.direction, onSort: sort.onSort })}
          >
            {head}
          </TableHeader>
        ))}
      </tr>
    </TableHead>
  );
}

function Row<R>({ row, table }: { row: R; table: DataTableProps<R> }) {
  const { columns, idOf, currentId, selection } = table;
  const id = idOf(row);
  const [first, ...others] = columns;
  return (
    <TableRow selected={id === currentId} className="relative">
      {selection && (
        <TableCell className={tickWidth}>
          <Tick
            label={selection.nameOf(row)}
            isChosen={selection.chosen.has(id)}
            onChoose={(isChosen) => selection.onChange(withId(selection.chosen, id, isChosen))}
          />
        </TableCell>
      )}
      {first && <TableRowHeader className={first.className}>{first.cell(row)}</TableRowHeader>}
      {others.map(({ id: column, cell, isNumeric = false, className }) => (
        <TableCell key={column} numeric={isNumeric} className={className}>
          {cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** A table from columns as data: sortable by its heads, with checkboxes where several rows can be acted on. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, idOf } = props;
  return (
    <Table caption={caption} className="table-fixed @max-[36rem]:text-s @max-[36rem]:[--cell-x:0.25rem]">
      <Head {...props} />
      <TableBody>
        {rows.map((row) => (
          <Row key={idOf(row)} row={row} table={props} />
        ))}
      </TableBody>
    </Table>
  );
}

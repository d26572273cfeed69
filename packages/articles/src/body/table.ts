import type { Block, ColumnAlignment } from "./block.ts";
import { parseInline } from "./inline.ts";

/** Lines with more columns than this are text. */
const columnsMax = 40;

/** The cells between the bars of a line; a bar after a backslash is text. */
function cellsOf(line: string): string[] {
  const cells = line
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.replaceAll("\\|", "|").trim());
}

const alignmentOf = (cell: string): ColumnAlignment =>
  cell.endsWith(":") ? (cell.startsWith(":") ? "center" : "end") : "start";

/** The alignment of the columns, from the line of dashes below a table's head; undefined for any other line. */
function readDashes(line: string): ColumnAlignment[] | undefined {
  if (!/^[|:\- \t]+$/.test(line) || !line.includes("|")) return undefined;
  const cells = cellsOf(line);
  return cells.every((cell) => /^:?-+:?$/.test(cell)) ? cells.map(alignmentOf) : undefined;
}

/**
 * The table that begins at a line, and the line after it: a head, a line of dashes with as many cells, and
 * every following line with a bar (GitHub Flavored Markdown, section 4.10). Undefined where none begins.
 */
export function readTable(
  lines: readonly string[],
  at: number,
): { readonly table: Block & { kind: "table" }; readonly end: number } | undefined {
  const [head = "", dashes = ""] = [lines[at], lines[at + 1]];
  const alignments = head.includes("|") ? readDashes(dashes) : undefined;
  if (!alignments || alignments.length > columnsMax) return undefined;
  const names = cellsOf(head);
  if (alignments.length !== names.length) return undefined;
  const rows: string[][] = [];
  let end = at + 2;
  for (; lines[end]?.includes("|"); end += 1) rows.push(cellsOf(lines[end] ?? ""));
  const table = {
    kind: "table",
    alignments,
    head: names.map(parseInline),
    rows: rows.map((cells) => alignments.map((_, column) => parseInline(cells[column] ?? ""))),
  } as const;
  return { table, end };
}

import { Readable } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import type { FileAnswer } from "../http/send-file.ts";
import { decodeListCursor, type ListCursor } from "./list-cursor.ts";
import type { ListPart } from "./list-request.ts";

/** A page of an export. */
interface ExportedPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** A column of an export: its header, and the content of its cells. */
export type CsvColumn<Row> = readonly [head: string, value: (row: Row) => string | number];

/** The query parameters of every export. */
export interface ExportInput<Sort extends string> {
  readonly search?: string | undefined;
  readonly sort: Sort;
  /** The rows to export; all matching rows if left out. */
  readonly ids?: string | undefined;
}

/** Rows that are read and written per batch. */
const exportPageRows = 200;

/**
 * RFC 4180, section 2: every line ends with CR LF, and a cell with a line break of any kind is quoted. A leading byte
 * order mark marks it as UTF-8 for spreadsheets.
 */
const layout = { record_delimiter: "\r\n", quoted_match: /[\r\n]/ } as const;
const byteOrderMark = "\uFEFF";

/**
 * The positions at which a formula could begin: at the start of a cell, and after a semicolon or line
 * break in it. A spreadsheet whose language uses decimal commas splits cells at semicolons, even quoted
 * ones, and reads quotes before a formula as an empty quoted text (OWASP, CSV injection).
 */
const formulaStart = /(?<=^|[;\t\r\n])(?="*[=+\-@\t\r＝＋－＠])/g;

/** A cell that no spreadsheet reads as a formula: an apostrophe is put before each possible one. */
const plainCell = (value: string | number): string | number =>
  typeof value === "string" ? value.replace(formulaStart, "'") : value;

interface CsvSource<Row, Sort extends string> {
  /** The file name without extension. */
  readonly name: string;
  readonly now: Date;
  readonly input: ExportInput<Sort>;
  readonly columns: readonly CsvColumn<Row>[];
  /** Reads one page; with `ids`, only of these rows. */
  readonly read: (part: ListPart<Sort>, ids: readonly string[] | undefined) => Promise<ExportedPage<Row>>;
}

async function* lines<Row, Sort extends string>({
  columns,
  read,
  input: { search, sort, ids },
}: CsvSource<Row, Sort>): AsyncGenerator<string> {
  yield byteOrderMark + stringify([columns.map(([head]) => head)], layout);
  let after: ListCursor | undefined;
  for (;;) {
    const part = { search, sort, after, limit: exportPageRows };
    const { rows, nextCursor } = await read(part, ids?.split(","));
    if (rows.length > 0)
      yield stringify(
        rows.map((row) => columns.map(([, value]) => plainCell(value(row)))),
        layout,
      );
    after = nextCursor === null ? undefined : decodeListCursor(nextCursor, sort);
    if (!after) return;
    await yieldToEventLoop();
  }
}

/**
 * A list as comma-separated values, streamed. Text that a spreadsheet would read as a formula is preceded
 * by an apostrophe.
 */
export const csvAnswer = <Row, Sort extends string>(source: CsvSource<Row, Sort>): FileAnswer => ({
  name: `${source.name}-${source.now.toISOString().slice(0, 10)}.csv`,
  open: async () => Readable.from(lines(source), { objectMode: false }),
  isGenerated: true,
});

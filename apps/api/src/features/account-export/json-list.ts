import { Readable } from "node:stream";

/** Indented as `JSON.stringify(rows, null, 2)` does: a line end within a text is escaped, so that every one is the layout's. */
const indented = (row: unknown): string => JSON.stringify(row, null, 2).replaceAll("\n", "\n  ");

async function* listText(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const row of rows) {
    yield `${isEmpty ? "[" : ","}\n  ${indented(row)}`;
    isEmpty = false;
  }
  yield isEmpty ? "[]\n" : "\n]\n";
}

/** A JSON list as a stream that holds one row at a time. */
export const jsonList = (rows: AsyncIterable<unknown>): Readable =>
  Readable.from(listText(rows), { objectMode: false });

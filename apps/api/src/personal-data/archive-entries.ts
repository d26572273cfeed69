import { Readable } from "node:stream";
import type { Storage } from "../storage/storage.ts";
import { safeFileName } from "../storage/storage-path.ts";
import type { ZipEntry } from "../zip/zip-stream.ts";

const chunkBytes = 64 * 1024;

/** Yielded in chunks: one megabyte in one piece would be counted and compressed without yielding. */
function* chunksOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += chunkBytes)
    yield content.subarray(start, start + chunkBytes);
}

/** A text file that is read when it is written to the archive. */
export const textEntry = (path: string, read: () => Promise<string>): ZipEntry => ({
  path,
  isText: true,
  open: async () => Readable.from(chunksOf(Buffer.from(await read()))),
});

/** A file with one JSON value. */
export const jsonEntry = (path: string, read: () => Promise<unknown>): ZipEntry =>
  textEntry(path, async () => `${JSON.stringify(await read(), null, 2)}\n`);

/**
 * Indented as by `JSON.stringify(rows, null, 2)`. Line breaks within texts are escaped, so every
 * remaining line break belongs to the layout.
 */
const indented = (row: unknown): string => JSON.stringify(row, null, 2).replaceAll("\n", "\n  ");

async function* listText(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const row of rows) {
    yield `${isEmpty ? "[" : ","}\n  ${indented(row)}`;
    isEmpty = false;
  }
  yield isEmpty ? "[]\n" : "\n]\n";
}

/** A file with a JSON list, as a stream that holds one row at a time. */
export const listEntry = (path: string, rows: () => AsyncIterable<unknown>): ZipEntry => ({
  path,
  isText: true,
  open: async () => Readable.from(listText(rows()), { objectMode: false }),
});

/** A stored file; a missing one becomes empty, so that the rest can still be exported. */
export const fileEntry = (
  path: string,
  { storage, storagePath }: { storage: Storage; storagePath: string },
): ZipEntry => ({
  path,
  isText: false,
  open: async () => (await storage.get(storagePath)) ?? Readable.from([]),
});

/** A name in an archive such as `01_harbour-bakery`: in order, readable, unique. */
export const numberedName = (index: number, name: string): string =>
  `${String(index + 1).padStart(2, "0")}_${safeFileName(name)}`;

/** Rows with their index, from 0. */
export async function* withIndex<Row>(rows: AsyncIterable<Row>): AsyncGenerator<[number, Row]> {
  let index = 0;
  for await (const row of rows) yield [index++, row];
}

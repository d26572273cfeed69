import { z } from "zod";
import { ArchiveError } from "./archive-error.ts";
import { linesOf } from "./lines.ts";
import { type ArchivedTable, rowsPath } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";
import type { SnapshotTable, Value } from "./snapshot.ts";
import { restoreTexts as texts } from "./texts.ts";

const rowSchema = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * A table's rows as stored in the archive.
 * @throws ArchiveError if a row does not have one value per column
 */
export async function* archivedRows(archive: Archive, table: ArchivedTable): AsyncGenerator<Value[]> {
  let line = 0;
  for await (const text of linesOf(await archive.open(rowsPath(table.name)))) {
    line += 1;
    const row = rowSchema.parse(JSON.parse(text));
    if (row.length !== table.columns.length)
      throw new ArchiveError(texts.rowRefused({ table: table.name, line, reason: "it has other columns" }));
    yield row;
  }
}

/** An archive without its tables that are not among `own`, and the names of those. */
export function ownTablesOf(archive: Archive, own: ReadonlySet<string>): { own: Archive; others: string[] } {
  const { tables } = archive.manifest;
  const manifest = { ...archive.manifest, tables: tables.filter(({ name }) => own.has(name)) };
  const others = tables.flatMap(({ name }) => (own.has(name) ? [] : [name]));
  return { own: { ...archive, manifest }, others };
}

/** Makes sure that the database has every table and column of the archive. @throws ArchiveError */
export function checkTables(archived: readonly ArchivedTable[], present: readonly SnapshotTable[]): void {
  for (const { name, columns } of archived) {
    const known = present.find((table) => table.name === name)?.columns.map((column) => column.name);
    if (!columns.every((column) => known?.includes(column.name)))
      throw new ArchiveError(texts.unknownTable(name));
  }
}

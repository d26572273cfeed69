import { z } from "zod";
import { readStored } from "../db/stored-json.ts";
import type { ReportUnreadable, StoredKind } from "../staff-notices/unreadable.ts";

/** Rows that could not be parsed for an archive, collected while the archive is made. */
export interface UnreadableNotes {
  /** Parses JSON; an invalid text is returned as text, and noted for this row. */
  parsed(text: string, row: NotedRow): Promise<unknown>;
  /** Notes a row that is exported as stored. */
  note(row: NotedRow, reason: string): Promise<void>;
  /** The note for the reader of the archive; undefined if everything could be parsed. */
  text(): string | undefined;
}

/** A stored row: its kind, and its file in the archive. */
export interface NotedRow {
  readonly kind: StoredKind;
  readonly id: string;
  readonly where: string;
}

/** Creates the notes of one archive. Staff are notified of each kind when it is read. */
export function collectUnreadable(report: ReportUnreadable): UnreadableNotes {
  const lines: string[] = [];
  async function note({ kind, id, where }: NotedRow, reason: string): Promise<void> {
    lines.push(`- ${where}: the ${kind} ${id} (${reason})`);
    await report(kind, [{ id, reason }]);
  }
  return {
    note,
    async parsed(text, row) {
      const read = readStored(z.unknown(), text);
      if (read.isReadable) return read.value;
      await note(row, read.reason);
      return text;
    },
    text: () =>
      lines.length === 0
        ? undefined
        : `# What could not be read

These parts of your data are stored in a form that we could not read when this archive was made. They are in it as
they are stored, nothing is left out, and the agency has been notified.

${lines.join("\n")}
`,
  };
}

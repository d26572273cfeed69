import { textEntry } from "../../personal-data/archive-entries.ts";
import type { ExportSection, ExportSource } from "../../personal-data/personal-data.ts";
import { collectUnreadable } from "../../personal-data/unreadable-notes.ts";
import type { ReportUnreadable } from "../../staff-notices/unreadable.ts";
import type { ZipEntry } from "../../zip/zip-stream.ts";
import { readMe } from "./read-me.ts";

/** The account to export, and where to read its data. */
export type ArchiveSource = Omit<ExportSource, "notes"> & {
  readonly sections: readonly ExportSection[];
  readonly now: Date;
  readonly reportUnreadable: ReportUnreadable;
};

/**
 * Everything that is stored about an account, as files that are read one after the other. Data that
 * cannot be parsed is included as stored and listed in a note at the end.
 */
export async function* exportEntries(from: ArchiveSource): AsyncGenerator<ZipEntry> {
  const { sections, now, reportUnreadable, ...source } = from;
  const notes = collectUnreadable(reportUnreadable);
  const { email } = source.account;
  yield textEntry("README.md", async () => readMe({ email, exportedAt: now, sections }));
  for (const { entries } of sections) yield* entries({ ...source, notes });
  const unreadable = notes.text();
  if (unreadable !== undefined) yield textEntry("UNREADABLE.md", async () => unreadable);
}

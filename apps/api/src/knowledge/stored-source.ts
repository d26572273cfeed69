import type { StoredEntry, StoredKnowledge } from "@sitewright/assistant/knowledge";
import { z } from "zod";
import type { Db } from "../db/open.ts";
import { readStored } from "../db/stored-json.ts";
import type { ReportUnreadable, UnreadableRow } from "../staff-notices/unreadable.ts";
import { type EntryRow, findRevision, listEntryRows, listPatternRows } from "./stored-store.ts";

/** The source of the staff's additions to the built-in knowledge. */
export interface StoredSource {
  /** A text that changes with every change, in any process. */
  revision(): Promise<string>;
  read(): Promise<StoredKnowledge>;
}

const examplesSchema = z.array(z.string());
const linksSchema = z.array(z.object({ text: z.string(), path: z.string() }));

/** Parses an entry's row; returns the reason if this release cannot read it. */
export function readEntry({ examples, links, ...row }: EntryRow): StoredEntry | string {
  const parsedExamples = readStored(examplesSchema, examples);
  const parsedLinks = readStored(linksSchema, links);
  if (!parsedExamples.isReadable) return parsedExamples.reason;
  if (!parsedLinks.isReadable) return parsedLinks.reason;
  const { id, label, answer, declines, isOn } = row;
  return { id, label, answer, declines, isOn, examples: parsedExamples.value, links: parsedLinks.value };
}

/** Reads the stored knowledge. An entry that this release cannot read is left out and reported. */
export function createStoredSource(db: Db, reportUnreadable: ReportUnreadable): StoredSource {
  return {
    revision: () => findRevision(db),
    async read() {
      const entries: StoredEntry[] = [];
      const unreadable: UnreadableRow[] = [];
      for (const row of await listEntryRows(db)) {
        const entry = readEntry(row);
        if (typeof entry === "string") unreadable.push({ id: row.id, reason: entry });
        else entries.push(entry);
      }
      await reportUnreadable("knowledge entry", unreadable);
      return { entries, patterns: await listPatternRows(db) };
    },
  };
}

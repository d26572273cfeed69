import { isInstant } from "../db/instant.ts";
import type { NotifyStaff } from "./notify.ts";

/** What can lie in the database in a form that this release does not read. */
export type StoredKind =
  | "draft"
  | "design"
  | "project"
  | "specification"
  | "mail"
  | "agreement"
  | "document"
  | "account"
  | "knowledge entry";

/** A row that could not be read, and why, without anything of its content. */
export interface UnreadableRow {
  readonly id: string;
  readonly reason: string;
}

/** Tells staff of rows that could not be read; of none, nothing. Never rejects. */
export type ReportUnreadable = (kind: StoredKind, rows: readonly UnreadableRow[]) => Promise<void>;

/** Rows named in one notice; all of them lie in the database. */
const namedMax = 20;

/** Creates the report: one mail a day for each kind, however many rows and however often they are read. */
export function createReportUnreadable(notifyStaff: NotifyStaff): ReportUnreadable {
  return async (kind, rows) => {
    if (rows.length === 0) return;
    await notifyStaff({
      about: `unreadable:${kind}`,
      subject: `A stored ${kind} cannot be read`,
      lines: [
        ...rows.slice(0, namedMax).map(({ id, reason }) => `The ${kind} ${id} cannot be read: ${reason}.`),
        "Nothing of it was deleted or overwritten: it lies in the database as it was stored, and goes into its owner's export.",
        "Everything else goes on. Most often an older or newer release has written it: start that release, or ask for help with these ids.",
      ],
    });
  };
}

/** The rows with a time that cannot be read. */
export const undated = <Row extends { id: string }>(rows: readonly Row[]): UnreadableRow[] =>
  rows.flatMap((row) => {
    const fields = Object.entries<unknown>(row).flatMap(([name, value]) =>
      value instanceof Date && !isInstant(value) ? [name] : [],
    );
    return fields.length === 0 ? [] : [{ id: row.id, reason: `its ${fields.join(", ")} is no time` }];
  });

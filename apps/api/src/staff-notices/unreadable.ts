import { isInstant } from "../db/instant.ts";
import type { NotifyStaff } from "./notify.ts";

/** Kinds of rows that this release may be unable to read. */
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

/** A row that could not be read, and the reason, which does not quote its content. */
export interface UnreadableRow {
  readonly id: string;
  readonly reason: string;
}

/** Notifies staff of rows that could not be read, if there are any. Never rejects. */
export type ReportUnreadable = (kind: StoredKind, rows: readonly UnreadableRow[]) => Promise<void>;

/** The maximum number of rows listed in one notice; all of them stay in the database. */
const namedMax = 20;

/** Creates the report: at most one mail per day and kind, whatever the number of rows and reads. */
export function createReportUnreadable(notifyStaff: NotifyStaff): ReportUnreadable {
  return async (kind, rows) => {
    if (rows.length === 0) return;
    await notifyStaff({
      about: `unreadable:${kind}`,
      subject: `A stored ${kind} cannot be read`,
      lines: [
        ...rows.slice(0, namedMax).map(({ id, reason }) => `The ${kind} ${id} cannot be read: ${reason}.`),
        "Nothing of it was deleted or overwritten: it lies in the database as it was stored, and goes into its owner's export.",
        "Everything else keeps working. Most often an older or newer release has written it: start that release, or ask for help with these ids.",
      ],
    });
  };
}

/** The rows with an invalid time. */
export const undated = <Row extends { id: string }>(rows: readonly Row[]): UnreadableRow[] =>
  rows.flatMap((row) => {
    const fields = Object.entries<unknown>(row).flatMap(([name, value]) =>
      value instanceof Date && !isInstant(value) ? [name] : [],
    );
    return fields.length === 0 ? [] : [{ id: row.id, reason: `its ${fields.join(", ")} is no time` }];
  });

import type { Logger } from "pino";
import type { Db, Tx } from "../../db/open.ts";
import type { Settings } from "../../env.ts";
import type { ReportUnreadable } from "../../staff-notices/unreadable.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import type { ReadFiles } from "./file-store.ts";

/** What the project service needs from outside. */
export interface ProjectOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The product's own origin, for links in mails. */
  appUrl: string;
  /** Who gets the agency's notices. */
  agencyEmail: string;
  throttle: Throttle;
  /** The agency's font kit; new projects of one account within an hour, from which the other limits follow. */
  settings: Pick<Settings, "fontKitUrl" | "submitsPerHour">;
  log: Pick<Logger, "warn">;
  /** Called after mails were committed. */
  wakeOutbox: () => void;
  reportUnreadable: ReportUnreadable;
  readFiles: ReadFiles;
  deleteDrafts: DeleteDrafts;
  /** A form has become a project: in the transaction of the submission. */
  onSubmitted: (tx: Tx, userId: string, at: Date) => Promise<void>;
}

/** Deletes every draft of a project, so that none can bring it back. */
export type DeleteDrafts = (tx: Tx, projectId: string) => Promise<void>;

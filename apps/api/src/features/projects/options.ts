import type { Db } from "../../db/open.ts";
import type { ReportUnreadable } from "../staff-notices/unreadable.ts";

/** What the project service needs from outside. */
export interface ProjectOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The product's own origin, for links in mails. */
  appUrl: string;
  /** Who gets the agency's notices. */
  agencyEmail: string;
  /** The agency's own font kit, where one is configured. */
  fontKitUrl: string | undefined;
  /** Called after mails were committed. */
  wakeOutbox: () => void;
  reportUnreadable: ReportUnreadable;
}

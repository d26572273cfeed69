import type { SentDraft } from "@sitewright/contracts";
import type { Logger } from "pino";
import type { Db, Tx } from "../../db/open.ts";
import type { Settings } from "../../env.ts";
import type { BuildSpec, RenderSpecBundle } from "../../spec-building/spec-builder.ts";
import type { ReportUnreadable } from "../../staff-notices/unreadable.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import type { ReadFiles } from "./file-store.ts";

/** External dependencies of the project service. */
export interface ProjectOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The application's own origin, for links in mails. */
  appUrl: string;
  /** Recipient of the agency's notices. */
  agencyEmail: string;
  throttle: Throttle;
  /**
   * The agency's font kit, and the hourly limit of new projects per account, from which the other limits
   * derive.
   */
  settings: Pick<Settings, "fontKitUrl" | "submitsPerHour">;
  log: Pick<Logger, "warn">;
  /** Called after mails were committed. */
  wakeOutbox: () => void;
  reportUnreadable: ReportUnreadable;
  readFiles: ReadFiles;
  buildSpec: BuildSpec;
  renderSpecBundle: RenderSpecBundle;
  deleteDrafts: DeleteDrafts;
  deleteSentDraft: DeleteSentDraft;
  /** Called in the transaction of a submission, when a form becomes a project. */
  onSubmitted: (tx: Tx, userId: string, at: Date) => Promise<void>;
}

/**
 * Deletes a client's draft of a project (`projectId` is empty for a new one) after its content was
 * submitted, unless the draft has been saved again since.
 */
export type DeleteSentDraft = (
  tx: Tx,
  key: { userId: string; projectId: string },
  draft: SentDraft,
) => Promise<void>;

/** Deletes every draft of a project, so that none can bring it back. */
export type DeleteDrafts = (tx: Tx, projectId: string) => Promise<void>;

import { staffNotice } from "@sitewright/emails";
import type { Logger } from "pino";
import type { Db } from "../db/open.ts";
import { enqueueMail } from "../outbox/mail-store.ts";

/** A finding of the server that needs a person's decision. */
export interface StaffNotice {
  /**
   * The subject, such as `orphan-sweep` or `draft:<id>`: there is at most one mail per day and subject.
   */
  readonly about: string;
  readonly subject: string;
  /** One sentence each. */
  readonly lines: readonly string[];
}

/** Mails the agency's owner and logs. Never rejects: a failed report must not fail the reported work. */
export type NotifyStaff = (notice: StaffNotice) => Promise<void>;

interface NotifyOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The application's own origin. */
  appUrl: string;
  agencyEmail: string;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
  log: Pick<Logger, "error">;
}

/** Creates the notices to staff. */
export function createNotifyStaff(options: NotifyOptions): NotifyStaff {
  const { db, now, newId, appUrl, agencyEmail, wakeOutbox, log } = options;
  return async ({ about, subject, lines }) => {
    log.error({ about, lines }, subject);
    try {
      const at = now();
      const mail = {
        ...(await staffNotice({ subject, lines, appUrl })),
        id: newId(),
        dedupeKey: `staff-notice:${about}:${at.toISOString().slice(0, 10)}`,
        kind: "staff-notice",
        recipient: agencyEmail,
        userId: null,
        projectId: null,
      } as const;
      if (await enqueueMail(db, mail, at)) wakeOutbox();
    } catch (err) {
      log.error({ err, about }, "staff could not be notified by mail");
    }
  };
}

import type { TokenChecks } from "../access/admit.ts";
import { createSessions, type Sessions } from "../auth/sessions.ts";
import type { Db } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { findInvitation } from "../features/staff/invitation-store.ts";
import { createNotifyStaff, type NotifyStaff } from "../features/staff-notices/notify.ts";
import { createReportUnreadable, type ReportUnreadable } from "../features/staff-notices/unreadable.ts";
import { createReadNetwork, type ReadNetwork } from "../http/network-address.ts";
import { createThrottle, type Throttle } from "../throttle/throttle.ts";

/** What the features are made of: what came from outside, and what all of them share. */
export interface Context extends Deps {
  db: Db;
  sessions: Sessions;
  throttle: Throttle;
  tokenChecks: TokenChecks;
  networkOf: ReadNetwork;
  /** The public address is https. */
  isSecure: boolean;
  /** Where mails to the agency go. */
  agencyEmail: string;
  /** Reports what a person at the agency has to look at. */
  notifyStaff: NotifyStaff;
  /** Tells them of stored rows that cannot be read. */
  reportUnreadable: ReportUnreadable;
}

const unknownProxy =
  "Requests come through a proxy that is not trusted: limits count all visitors as one. Set TRUST_PROXY=1 if it is yours.";

/** Makes what the features share. */
export function createContext(deps: Deps): Context {
  const { now, newToken, log } = deps;
  const { db } = deps.database;
  const isSecure = deps.appUrl.startsWith("https:");
  const [agencyEmail] = deps.adminEmails;
  const notifyStaff = createNotifyStaff({ ...deps, db, agencyEmail });
  return {
    ...deps,
    db,
    isSecure,
    sessions: createSessions({ db, now, newToken, isSecure, noteMs: deps.sessionNoteMs }),
    throttle: createThrottle({ db, now }),
    tokenChecks: {
      "staff-invitation": async (token) => (await findInvitation(db, token, now())) !== undefined,
    },
    networkOf: createReadNetwork({
      isBehindProxy: deps.isBehindProxy,
      onUnknownProxy: () => log.warn(unknownProxy),
    }),
    agencyEmail,
    notifyStaff,
    reportUnreadable: createReportUnreadable(notifyStaff),
  };
}

import { createSessions, type Sessions } from "../auth/sessions.ts";
import type { Db } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { createDeletionsUnderWay, type DeletionsUnderWay } from "../files/deletions-under-way.ts";
import type { StoredPaths } from "../files/stored-paths.ts";
import { createReadNetwork, type ReadNetwork } from "../http/network-address.ts";
import { createReadiness, type Readiness } from "../http/readiness.ts";
import { createDeletionGuard, type MayDeleteByAge } from "../jobs/deletion-guard.ts";
import type { Job } from "../jobs/job.ts";
import { createJobQueue, type JobQueue } from "../jobs/job-queue.ts";
import { builtInEntries } from "../knowledge/built-in.ts";
import { createKnowledge, type Knowledge } from "../knowledge/knowledge.ts";
import { createStoredSource } from "../knowledge/stored-source.ts";
import { createModel } from "../model-provider/create-model.ts";
import type { ModelProvider } from "../model-provider/model-provider.ts";
import type { PersonalData } from "../personal-data/personal-data.ts";
import { createNotifyStaff, type NotifyStaff } from "../staff-notices/notify.ts";
import { createReportUnreadable, type ReportUnreadable } from "../staff-notices/unreadable.ts";
import { createThrottle, type Throttle } from "../throttle/throttle.ts";
import { type AccountTurns, createAccountTurns } from "../turns/account-turns.ts";

/** Dependencies of the features: the external ones, and those shared by all. */
export interface Context extends Deps {
  /** The columns with paths of stored files, of all features. */
  storedPaths: readonly StoredPaths[];
  /** The files of deleted accounts, which are deleted after the answer. */
  fileDeletions: DeletionsUnderWay;
  /** The personal data of all features. */
  personalData: readonly PersonalData[];
  db: Db;
  sessions: Sessions;
  throttle: Throttle;
  networkOf: ReadNetwork;
  /** The queue of an account's changes. */
  accountTurns: AccountTurns;
  readiness: Readiness;
  /** The queue for background jobs. */
  jobs: JobQueue;
  /** A job calls this before it deletes by age what cannot be restored. */
  mayDeleteByAge: MayDeleteByAge;
  /** Every job that workers of this release run; call it once all features are set up. */
  listJobs: () => readonly Job[];
  /** The assistant's current knowledge. */
  knowledge: Knowledge;
  isSecure: boolean;
  /** True if no mail provider is configured: mails stay in the outbox and are not delivered. */
  isMailKept: boolean;
  /** The recipient of mails to the agency. */
  agencyEmail: string;
  /** The language model; undefined if none is configured. */
  model: ModelProvider | undefined;
  /** Sends the agency's staff a notice about something that needs a decision. */
  notifyStaff: NotifyStaff;
  /** Notifies the staff of stored rows that cannot be read. */
  reportUnreadable: ReportUnreadable;
}

const unknownProxy =
  "Requests come through a proxy that is not trusted: limits count all visitors as one. Set TRUST_PROXY=1 if it is yours.";

const unreadableAddress =
  "The trusted proxy's X-Forwarded-For does not end in an address: limits count these visitors as one.";

/** Creates the dependencies that the features share. */
export function createContext(
  deps: Deps,
  parts: Pick<Context, "storedPaths" | "personalData" | "listJobs">,
): Context {
  const { now, newToken, log, settings } = deps;
  const { db } = deps.database;
  const isSecure = deps.appUrl.startsWith("https:");
  const [agencyEmail] = settings.adminEmails;
  const notifyStaff = createNotifyStaff({ ...deps, db, agencyEmail });
  const reportUnreadable = createReportUnreadable(notifyStaff);
  const throttle = createThrottle(deps.database);
  return {
    ...deps,
    ...parts,
    db,
    isSecure,
    isMailKept: settings.mail.kind === "local",
    sessions: createSessions({ db, now, newToken, isSecure, noteMs: deps.timeouts.sessionNoteMs }),
    throttle,
    accountTurns: createAccountTurns(deps.timeouts.accountTurnMs),
    model: createModel({
      ...deps,
      server: settings.model,
      callsPerDay: settings.modelCallsPerDay,
      throttle,
    }),
    jobs: createJobQueue(deps),
    mayDeleteByAge: createDeletionGuard({ ...deps, notifyStaff }),
    knowledge: createKnowledge({
      ...deps,
      builtIn: builtInEntries,
      stored: createStoredSource(db, reportUnreadable),
    }),
    networkOf: createReadNetwork({
      isBehindProxy: settings.isBehindProxy,
      onUnknownProxy: () => log.warn(unknownProxy),
      onUnreadableAddress: () => log.warn(unreadableAddress),
    }),
    readiness: createReadiness(deps),
    fileDeletions: createDeletionsUnderWay(deps.schedule),
    agencyEmail,
    notifyStaff,
    reportUnreadable,
  };
}

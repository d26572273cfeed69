import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { createPasswords, type Passwords } from "./auth/password-hash.ts";
import { defaultNoteMs } from "./auth/session-note.ts";
import type { BackupSchedule } from "./backup/backup-job.ts";
import type { Database } from "./db/open.ts";
import type { DiskReserve } from "./disk/reserve.ts";
import { type Env, incomingFolder, type Settings } from "./env.ts";
import { jsonBodyMaxMs } from "./http/request-body.ts";
import { type AssistantOf, createAssistants } from "./knowledge/assistants.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { type Schedule, scheduleByTimer } from "./schedule.ts";
import {
  type BuildSpec,
  createBundleRenderer,
  createSpecBuilder,
  type RenderSpecBundle,
} from "./spec-building/spec-builder.ts";
import type { Storage } from "./storage/storage.ts";
import { defaultTurnMs } from "./turns/slots.ts";
import type { Builds } from "./web/builds.ts";

/** Timeouts of requests in milliseconds. */
export interface Timeouts {
  /** The longest wait of a sign-in for its turn to hash the password. */
  passwordTurnMs: number;
  /** The longest time that a request waits for its session's last use to be written. */
  sessionNoteMs: number;
  /** The longest time that a change waits for earlier changes of the same account. */
  accountTurnMs: number;
  /** The longest time in which a JSON body has to arrive. */
  jsonBodyMaxMs: number;
}

const defaultTimeouts: Timeouts = {
  passwordTurnMs: defaultTurnMs,
  accountTurnMs: defaultTurnMs,
  sessionNoteMs: defaultNoteMs,
  jsonBodyMaxMs: jsonBodyMaxMs,
};

/** Everything external that the application uses; tests pass their own clock, ids and database. */
export interface Deps {
  database: Database;
  log: Logger;
  /** The metrics of this process. */
  metrics: Metrics;
  now: () => Date;
  /** Runs a function later. */
  schedule: Schedule;
  /** A new unguessable id. */
  newId: () => string;
  /** A new secret of 256 random bits. */
  newToken: () => string;
  passwords: Passwords;
  assistantOf: AssistantOf;
  buildSpec: BuildSpec;
  renderSpecBundle: RenderSpecBundle;
  /** A number in [0, 1), for the jitter of retries. */
  random: () => number;
  /** The public origin, for links and cookies. */
  appUrl: string;
  /** Every origin that counts as this service's own. */
  ownOrigins: readonly string[];
  /** The operator's configuration. */
  settings: Settings;
  timeouts: Timeouts;
  /** Called after mails were committed to the outbox. */
  wakeOutbox: () => void;
  storage: Storage;
  /** Disk space kept for signing in and deleting when the disk is full. */
  reserve: DiskReserve;
  /** The folder of uploads while they are received. */
  stagingFolder: string;
  /** The built web apps; null if another server serves them. */
  builds: Builds | null;
  /** Regular backups; undefined if none are configured. */
  backups?: BackupSchedule | undefined;
}

/** A new unguessable id: a random UUID (RFC 9562, version 4). */
export const newId = (): string => randomUUID();

/** A new secret of 256 random bits, safe in cookies and addresses. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A random number in [0, 1). */
export const newRandom = (): number => randomInt(2 ** 32) / 2 ** 32;

/** The service's own origins: the configured one, or any name of this machine if none is configured. */
export function ownOriginsOf({
  appUrl,
  port,
}: {
  appUrl: string | undefined;
  port: number;
}): [string, ...string[]] {
  if (appUrl) return [appUrl];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

interface Resources {
  database: Database;
  log: Logger;
  /** The port listened on. */
  port: number;
  wakeOutbox: () => void;
  storage: Storage;
  reserve: DiskReserve;
  builds: Builds | null;
  backups: BackupSchedule | undefined;
}

/** The dependencies of an application in a process started with these settings. */
export function createDeps(env: Env, { port, ...resources }: Resources): Deps {
  const ownOrigins = ownOriginsOf({ appUrl: env.appUrl, port });
  return {
    ...resources,
    metrics: createMetrics(resources.database, { hasProcess: true }),
    now: () => new Date(),
    schedule: scheduleByTimer,
    newId,
    newToken,
    passwords: createPasswords(),
    assistantOf: createAssistants(),
    buildSpec: createSpecBuilder(resources),
    renderSpecBundle: createBundleRenderer(resources),
    random: newRandom,
    appUrl: ownOrigins[0],
    ownOrigins,
    stagingFolder: incomingFolder(env.dataDir),
    settings: env,
    timeouts: defaultTimeouts,
  };
}

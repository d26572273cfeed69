import { statfs } from "node:fs/promises";
import { z } from "zod";
import { endAlert, holdAlert, raiseAlert, recordNotice } from "../../alerts/alert-store.ts";
import { readClock } from "../../db/clock.ts";
import type { Database } from "../../db/open.ts";
import { createAgentSettings } from "../../jobs/agent-settings.ts";
import { aliveMs } from "../../jobs/alive.ts";
import { findClockJump } from "../../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import { dayMs, minuteMs } from "../../time-units.ts";
import { agentTable } from "./agents-table.ts";
import {
  deleteHistory,
  deleteLaterHeartbeats,
  deleteWorkers,
  findLastDone,
  listWorkers,
} from "./figures-store.ts";
import { isBackupOverdue, isNearlyFull } from "./rules.ts";

/** Space on a disk, in bytes. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

/** Dependencies of the watch. */
export interface WatchOptions {
  readonly database: Pick<Database, "db" | "clock">;
  readonly listJobs: () => readonly Job[];
  readonly now: () => Date;
  readonly newId: () => string;
  /** The disk that files are received on. */
  readonly readRoom: () => Promise<DiskRoom>;
}

const everyMs = 5 * minuteMs;
const keptMs = 93 * dayMs;
const backupKind = "backup";
const diskKey = "disk-full";
const backupKey = "backup-overdue";
const clockKey = "clock-jumped";

/** The space on the disk of a folder, which has to exist. */
export async function roomAround(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Keeps an alert open while a state lasts, and resolves it when the state ends. */
async function hold(
  { database, newId }: WatchOptions,
  state: {
    key: string;
    kind: "disk-full" | "backup-overdue" | "clock-jumped";
    agent: string;
    detail: string;
    isBad: boolean;
  },
): Promise<void> {
  const { db } = database;
  const { isBad, key, ...alert } = state;
  const id = newId();
  if (isBad) await holdAlert(db, database, { ...alert, id, key, level: "warning" });
  else if (await endAlert(db, database, key))
    await recordNotice(db, database, {
      id,
      kind: "recovered",
      level: "success",
      agent: alert.agent,
      detail: alert.kind,
    });
}

async function watchDisk(options: WatchOptions): Promise<void> {
  const room = await options.readRoom();
  const detail = `${Math.round((1 - room.free / room.total) * 100)}%`;
  await hold(options, { key: diskKey, kind: "disk-full", agent: "", detail, isBad: isNearlyFull(room) });
}

async function watchBackups(options: WatchOptions): Promise<void> {
  const { database, listJobs } = options;
  const { db, clock } = database;
  const job = listJobs().find(({ kind }) => kind === backupKind);
  if (!job?.schedule) return;
  const settings = createAgentSettings(db);
  await settings.read();
  const { everyMs: intervalMs } = settings.scheduleOf(backupKind, job.schedule);
  const added = settings.added().map(({ id }) => id);
  const ids = [...agentTable.map(({ id }) => id), ...added];
  // If there was never a backup, count from the start of the oldest worker.
  const workers = (await listWorkers(db)).map(({ startedAt }) => startedAt.getTime());
  const now = await readClock(db, clock);
  const since = new Date(Math.min(now.getTime(), ...workers));
  const lastAt = (await findLastDone(db, { agents: ids, kind: backupKind, now })) ?? since;
  await hold(options, {
    key: backupKey,
    kind: "backup-overdue",
    agent: backupKind,
    detail: lastAt.toISOString(),
    isBad: isBackupOverdue(lastAt, now, intervalMs),
  });
}

/** Heartbeats that stopped without a shutdown belong to processes that were killed. */
async function watchWorkers({ database, newId }: WatchOptions): Promise<void> {
  const { db, clock } = database;
  const now = await readClock(db, clock);
  await deleteLaterHeartbeats(db, new Date(now.getTime() + aliveMs));
  const lost = await deleteWorkers(db, new Date(now.getTime() - aliveMs));
  if (lost > 0)
    await raiseAlert(db, database, {
      id: newId(),
      kind: "worker-lost",
      level: "warning",
      agent: "",
      detail: "",
    });
}

/**
 * Raises an alert after a jump of the clock, during which nothing is deleted by age; otherwise
 * deletes old runs and alerts.
 */
async function watchClock(options: WatchOptions): Promise<void> {
  const { database, now } = options;
  const { db, clock } = database;
  const lastAt = await findClockJump(database, now());
  await hold(options, {
    key: clockKey,
    kind: "clock-jumped",
    agent: "",
    detail: lastAt?.toISOString() ?? "",
    isBad: lastAt !== undefined,
  });
  if (!lastAt) await deleteHistory(db, new Date((await readClock(db, clock)).getTime() - keptMs));
}

/** Raises the alerts that do not come from a run, and deletes old runs and alerts. */
export const createWatchJob = (options: WatchOptions): Job =>
  defineJob({
    kind: "agent-watch",
    schema: z.object({}),
    schedule: { everyMs, atStart: true },
    maxAttempts: 2,
    async run() {
      await watchWorkers(options);
      await watchClock(options);
      await watchBackups(options);
      await watchDisk(options);
      return undefined;
    },
  });

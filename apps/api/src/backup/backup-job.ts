import { spawn } from "node:child_process";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { makeFolder } from "../disk/make-folder.ts";
import { doFit } from "../installation/rules.ts";
import { defineJob, type Job } from "../jobs/job.ts";
import { hourMs, minuteMs } from "../time-units.ts";
import { readFileCounts, readOwner } from "./read-archive.ts";
import { isScheduled, isUnfinished, scheduledName, surplusArchives } from "./rules.ts";

/** Regular backups as configured by the operator. */
export interface BackupSchedule {
  /** An absolute path; preferably on another disk than the data. */
  readonly folder: string;
  readonly everyMs: number;
  /**
   * The number of `everyMs` slots for which an archive is kept; surplus archives are deleted after each
   * new one.
   */
  readonly keep: number;
  /**
   * The command that makes the archive in a separate process: SQLite's driver is synchronous and
   * would block this one.
   */
  readonly command: string;
}

const maxMs = 6 * hourMs;
/**
 * The time without a write after which an unfinished archive counts as abandoned: one in progress
 * is written to all the time.
 */
const abandonedMs = 15 * minuteMs;
const errorMax = 2000;

/** Runs the command; rejects with its output when it fails. */
function makeArchive(command: string, file: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [command, "backup", file], {
    signal,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-errorMax);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The backup failed: ${stderr}`)),
    );
  });
}

/**
 * The scheduled archives in a folder that belong to the same installation as the named one. Several
 * installations may share a folder, and one that has lost its data disk gets a new id.
 */
async function archivesLike(name: string, folder: string): Promise<string[]> {
  const owner = await readOwner(join(folder, name));
  const alike: string[] = [];
  if (owner === undefined) return alike;
  for (const other of (await readdir(folder)).filter(isScheduled))
    if ((await readOwner(join(folder, other))) === owner) alike.push(other);
  return alike;
}

/**
 * Deletes partial files of backups that were killed. A file that is still being written may belong
 * to another installation.
 */
async function deleteUnfinished(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const part = join(folder, name);
    const changedAt = await stat(part).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - changedAt > abandonedMs) await rm(part, { force: true });
  }
}

/**
 * Makes sure that an archive holds nearly all files that its rows name. @throws otherwise: older archives may
 * be the only ones with these files, and staff get an alert. Only the last try leaves its archive, because
 * each would take as much room.
 */
async function refuseIncomplete(file: string, isLastTry: boolean): Promise<void> {
  const counts = await readFileCounts(file);
  if (!counts || doFit({ ...counts, orphans: 0 })) return;
  if (!isLastTry) await rm(file, { force: true });
  throw new Error(
    `${counts.missing} of ${counts.named} files that the database names were not stored and are not in ${file}. No older archive was deleted. Look at DATA_DIR (S3_BUCKET and S3_PREFIX): the files may lie elsewhere, or in an older archive.`,
  );
}

/** Makes a backup in every slot of the schedule, and deletes surplus archives. */
export function createBackupJob(
  { folder, everyMs, keep, command }: BackupSchedule,
  { now }: { now: () => Date },
): Job {
  return defineJob({
    kind: "backup",
    schema: z.object({}),
    schedule: { everyMs, isOperators: true },
    maxAttempts: 3,
    maxMs,
    async run(_payload, { signal, isLastTry }) {
      await makeFolder(folder);
      await deleteUnfinished(folder, now().getTime());
      const name = scheduledName(now());
      await makeArchive(command, join(folder, name), signal);
      await refuseIncomplete(join(folder, name), isLastTry);
      const alike = await archivesLike(name, folder);
      for (const old of surplusArchives(alike, { everyMs, keep, made: name }))
        await rm(join(folder, old), { force: true });
      return name;
    },
  });
}

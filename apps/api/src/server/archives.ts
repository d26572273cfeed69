import { rmSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { pino } from "pino";
import { backUp } from "../backup/backup.ts";
import type { ArchiveCommand } from "../backup/command.ts";
import { explainStop } from "../backup/explain-stop.ts";
import { createProgress } from "../backup/progress.ts";
import { type RestoreOptions, restore } from "../backup/restore.ts";
import { partOf } from "../backup/rules.ts";
import { backupTexts } from "../backup/texts.ts";
import { type DatabaseTarget, describeTarget } from "../db/target.ts";
import { clearedFolderOf } from "../env/cleared-folders.ts";
import { type Env, EnvError } from "../env.ts";
import type { CommandOutcome } from "../features/account/operator.ts";
import { eraseRecorded } from "../features/account-deletion/feature.ts";
import { eraseUnsubscribed } from "../features/newsletter/feature.ts";
import { personalData, storedPaths } from "../wiring/features.ts";
import { createStorage, describeStorage, reachStorage } from "./adapters.ts";
import { holdRole } from "./hold-role.ts";

const log = pino({ level: "silent" });

/** Erases accounts that were deleted, and subscribers who left, after the backup was made. */
export const eraseRestored: RestoreOptions["eraseAgain"] = async ({ db }, storage, digests) => ({
  accounts: await eraseRecorded({ db, storage, personalData, storedPaths, log }, digests),
  subscribers: await eraseUnsubscribed(db, digests),
});

/**
 * Lowers this process's priority, so that a running server takes precedence. Threads started later
 * inherit it.
 */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

/** Ends a backup at once on a stop signal, and deletes its unfinished file. */
function endWithoutPart(file: string): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      rmSync(partOf(file, process.pid), { force: true });
      process.exit(128 + constants.signals[signal]);
    });
}

/** Takes both roles of the server on the database; undefined if a process has one of them. */
export function holdRoles(database: DatabaseTarget): (() => void) | undefined {
  try {
    return holdRole({ role: "all", database });
  } catch (error) {
    if (error instanceof EnvError) return undefined;
    throw error;
  }
}

/** Runs `backup` or `restore` on the configured database and files. */
export async function runOnArchive(
  env: Env,
  command: ArchiveCommand,
  migrations: string,
): Promise<CommandOutcome> {
  const { database: target, storage } = env;
  const cleared = command.name === "backup" ? clearedFolderOf(env.dataDir, command.file) : undefined;
  if (cleared !== undefined) return { lines: [backupTexts.cleared(cleared)], exitCode: 1 };
  await reachStorage(storage);
  const options = { file: command.file, target, migrations, now: new Date() };
  if (command.name === "backup") {
    lowerPriority();
    endWithoutPart(command.file);
    const manifest = await backUp({ ...options, storage: createStorage(storage) });
    const source = { database: describeTarget(target), storage: describeStorage(storage) };
    return { lines: backupTexts.done(command.file, manifest, source), exitCode: 0 };
  }
  const folder = storage.kind === "disk" ? storage.folder : undefined;
  const place = { storage: createStorage(storage), folder, storageName: describeStorage(storage) };
  const { isConfirmed } = command;
  const onChange = explainStop({ target, file: command.file });
  // Printed on standard error, apart from the outcome on standard output.
  const progress = createProgress(
    (line) => process.stderr.write(`${line}\n`),
    performance.now.bind(performance),
  );
  const { isDone, lines } = await restore({
    ...options,
    ...place,
    isConfirmed,
    holdDatabase: () => holdRoles(target),
    onChange,
    progress,
    storedPaths,
    eraseAgain: eraseRestored,
  });
  return { lines, exitCode: isDone ? 0 : 1 };
}

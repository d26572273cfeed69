import { pino } from "pino";
import { backUp } from "../backup/backup.ts";
import type { ArchiveCommand } from "../backup/command.ts";
import { type RestoreOptions, restore } from "../backup/restore.ts";
import { backupTexts, restoreTexts } from "../backup/texts.ts";
import type { Env } from "../env.ts";
import type { CommandOutcome } from "../features/account/operator.ts";
import { eraseNoted } from "../features/account-deletion/feature.ts";
import { personalData, storedPaths } from "../wiring/features.ts";
import { createStorage } from "./adapters.ts";

const log = pino({ level: "silent" });

/** Erases accounts again that a backup has brought back. */
export const eraseRestored: RestoreOptions["eraseAgain"] = ({ db }, storage, digests) =>
  eraseNoted({ db, storage, personalData, storedPaths, log }, digests);

/** Runs `backup` or `restore` on the configured database and files. */
export async function runOnArchive(
  env: Env,
  command: ArchiveCommand,
  migrations: string,
): Promise<CommandOutcome> {
  const { database: target, storage } = env;
  const options = { file: command.file, target, migrations, now: new Date() };
  if (command.name === "backup") {
    const manifest = await backUp({ ...options, storage: createStorage(storage) });
    return { lines: backupTexts.done(command.file, manifest), exitCode: 0 };
  }
  if (storage.kind !== "disk") return { lines: [restoreTexts.diskOnly], exitCode: 1 };
  const { folder } = storage;
  const { isConfirmed } = command;
  const { isDone, lines } = await restore({ ...options, folder, isConfirmed, eraseAgain: eraseRestored });
  return { lines, exitCode: isDone ? 0 : 1 };
}

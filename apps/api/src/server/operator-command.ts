import { type ArchiveCommand, archiveUsageOf, readArchiveCommand } from "../backup/command.ts";
import { readabilityOf } from "../db/file-readability.ts";
import { refuseForeignDatabase } from "../db/foreign-tables.ts";
import { checkSchema, missingStep } from "../db/known-schema.ts";
import { isNewDatabase, openDatabase } from "../db/open.ts";
import { type DatabaseTarget, describeTarget } from "../db/target.ts";
import { newId, newToken, ownOriginsOf } from "../deps.ts";
import type { Env } from "../env.ts";
import {
  type CommandOutcome,
  type OperatorCommand,
  readOperatorCommand,
} from "../features/account/operator.ts";
import { operatorTexts } from "../features/account/operator-texts.ts";
import { refuseUnfinishedRestore } from "../installation/check.ts";
import { pairInstallation, readPairCommand } from "../installation/pair.ts";
import { pairTexts } from "../installation/texts.ts";
import { createStorage, describeStorage, reachStorage } from "./adapters.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { explainStart } from "./explain-start.ts";

/** Exit code for an unknown command, as in shells and getopt. */
const misuseExitCode = 2;

/** The text that a command prints, and its exit code. */
export interface CommandRun {
  readonly out: string;
  readonly err: string;
  readonly exitCode: number;
}

interface CommandOptions {
  /** @throws EnvError */
  readonly readSettings: () => Env;
  /** The folder of the migration histories. */
  readonly migrations: string;
}

/** Refuses a command that needs a database if there is no file, or this process's user cannot read it. */
function refuseWithoutFile(target: DatabaseTarget): CommandOutcome | undefined {
  if (target.provider !== "sqlite") return undefined;
  switch (readabilityOf(target.file)) {
    case "readable":
      return undefined;
    case "absent":
      return { lines: [operatorTexts.noDatabase(target.file)], exitCode: 1 };
    case "refused":
      return { lines: [operatorTexts.unreadableDatabase(target.file)], exitCode: 1 };
  }
}

async function runOnAccounts(
  env: Env,
  command: OperatorCommand,
  migrations: string,
): Promise<CommandOutcome> {
  const refusal = refuseWithoutFile(env.database);
  if (refusal) return refusal;
  await refuseForeignDatabase(env.database, migrations);
  const database = openDatabase(env.database);
  try {
    await checkSchema(database, migrations);
    return await command({
      db: database.db,
      now: () => new Date(),
      newId,
      newToken,
      appUrl: ownOriginsOf(env)[0],
      adminEmails: env.adminEmails,
    });
  } finally {
    await database.close();
  }
}

/** Pairs the configured database and storage. Creates or migrates a database only after confirmation. */
async function runPair(
  env: Env,
  { isConfirmed }: { isConfirmed: boolean },
  migrations: string,
): Promise<CommandOutcome> {
  await reachStorage(env.storage);
  const storage = createStorage(env.storage);
  const places = { database: describeTarget(env.database), storage: describeStorage(env.storage) };
  await refuseForeignDatabase(env.database, migrations);
  const isNew = await isNewDatabase(env.database);
  if (isNew) {
    // After an unfinished restore the database is not lost: it is kept next to its configured path, and
    // finishing the restore puts one there.
    await refuseUnfinishedRestore(storage, places);
    if (!isConfirmed) return { lines: pairTexts.newDatabase(places), exitCode: 1 };
  }
  const run = isConfirmed ? await bringUpToDate(env, { storage, migrations, isNew }) : undefined;
  // The features import the whole server, which the other commands do not need.
  const { storedPaths } = await import("../wiring/features.ts");
  const database = openDatabase(env.database);
  try {
    // Its rows' files can be listed only if the database has this release's schema.
    if (!isConfirmed && (await missingStep(database, migrations)))
      return { lines: pairTexts.olderDatabase(places), exitCode: 1 };
    const options = { db: database.db, storedPaths, storage, places, now: new Date(), newId, isConfirmed };
    const { lines, isAccepted } = await pairInstallation(options);
    const kept = run?.copy === undefined ? [] : [pairTexts.kept(run.copy)];
    return { lines: [...lines, ...kept], exitCode: isAccepted ? 0 : 1 };
  } finally {
    await database.close();
  }
}

async function runArchive(env: Env, command: ArchiveCommand, migrations: string): Promise<CommandOutcome> {
  const refusal = command.name === "backup" ? refuseWithoutFile(env.database) : undefined;
  if (refusal) return refusal;
  if (command.name === "backup") await refuseForeignDatabase(env.database, migrations);
  // Loaded only for backup and restore.
  const { runOnArchive } = await import("./archives.ts");
  return runOnArchive(env, command, migrations);
}

function run(
  words: readonly string[],
  { readSettings, migrations }: CommandOptions,
): Promise<CommandOutcome> | undefined {
  const archive = readArchiveCommand(words);
  if (archive) return runArchive(readSettings(), archive, migrations);
  const pair = readPairCommand(words);
  if (pair) return runPair(readSettings(), pair, migrations);
  const command = readOperatorCommand(words);
  return command && runOnAccounts(readSettings(), command, migrations);
}

const isHelp = (words: readonly string[]): boolean =>
  words[0] === "help" || words.slice(0, 2).some((word) => word === "--help" || word === "-h");

const textOf = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/**
 * Runs the operator's command with these words. Errors that the operator can fix are explained; a bug is
 * thrown.
 */
export async function runOperatorCommand(
  words: readonly string[],
  options: CommandOptions,
): Promise<CommandRun> {
  let database: string | undefined;
  const readSettings = () => {
    const env = options.readSettings();
    database = describeTarget(env.database);
    return env;
  };
  try {
    const usage = archiveUsageOf(words[0]) ?? operatorTexts.usage;
    if (isHelp(words)) return { out: textOf(usage), err: "", exitCode: 0 };
    const { lines, exitCode } = (await run(words, { ...options, readSettings })) ?? {
      lines: usage,
      exitCode: misuseExitCode,
    };
    const text = textOf(lines);
    return exitCode === 0 ? { out: text, err: "", exitCode } : { out: "", err: text, exitCode };
  } catch (error) {
    const lines = explainStart(error, database);
    if (!lines) throw error;
    const err = textOf(["The command cannot run:", ...lines.map((line) => `  - ${line}`)]);
    return { out: "", err, exitCode: 1 };
  }
}

import { existsSync } from "node:fs";
import { openDatabase } from "./db/open.ts";
import { newId, newToken, ownOriginsOf } from "./deps.ts";
import { type Env, readProcessEnv } from "./env.ts";
import {
  type CommandOutcome,
  type OperatorCommand,
  readOperatorCommand,
} from "./features/account/operator.ts";
import { operatorTexts } from "./features/account/operator-texts.ts";
import { explainStart } from "./server/explain-start.ts";

/** Exit code for a command that is not understood, as shells and getopt have it. */
const MISUSED = 2;

async function run(env: Env, command: OperatorCommand): Promise<CommandOutcome> {
  const target = env.database;
  if (target.provider === "sqlite" && !existsSync(target.file))
    return { lines: [operatorTexts.noDatabase(target.file)], exitCode: 1 };
  const database = openDatabase(target);
  try {
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

const command = readOperatorCommand(process.argv.slice(2));
try {
  const { lines, exitCode } = command
    ? await run(readProcessEnv(), command)
    : { lines: operatorTexts.usage, exitCode: MISUSED };
  (exitCode === 0 ? process.stdout : process.stderr).write(`${lines.join("\n")}\n`);
  process.exitCode = exitCode;
} catch (error) {
  const lines = explainStart(error);
  if (!lines) throw error;
  process.stderr.write(`The command cannot run:\n${lines.map((line) => `  - ${line}\n`).join("")}`);
  process.exitCode = 1;
}

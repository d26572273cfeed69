import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { readEnv } from "../../src/env.ts";
import { type CommandRun, runOperatorCommand } from "../../src/server/operator-command.ts";
import { builtOperatorCommand, migrationsFolder } from "./folders.ts";

/** The exit code and output of a command's process. */
interface ProcessRun {
  exitCode: number | null;
  out: string;
  err: string;
}

interface Setting {
  database: DatabaseTarget;
  env?: Record<string, string>;
}

const urlOf = (target: DatabaseTarget) => (target.provider === "sqlite" ? `file:${target.file}` : target.url);

/** Runs the operator's command on a database, in this process: a separate one takes ten times as long to load. */
export const runOperator = (words: readonly string[], { database, env = {} }: Setting): Promise<CommandRun> =>
  runOperatorCommand(words, {
    readSettings: () => readEnv({ DATABASE_URL: urlOf(database), ...env }),
    migrations: migrationsFolder,
  });

/** Starts the built command in a separate process, as the operator does. */
export function startOperator(
  words: readonly string[],
  { database, env = {} }: Setting,
): { child: ChildProcess; ended: Promise<ProcessRun> } {
  if (!existsSync(builtOperatorCommand)) throw new Error("dist/admin.js is missing: run `pnpm build` first.");
  const child = spawn(process.execPath, [builtOperatorCommand, ...words], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: urlOf(database),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<ProcessRun>((resolve) =>
    child.once("close", (exitCode) => resolve({ exitCode, out, err })),
  );
  return { child, ended };
}

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { builtOperatorCommand } from "./folders.ts";

/** A command's exit code and output. */
export interface CommandRun {
  exitCode: number | null;
  out: string;
  err: string;
}

/** Starts the built operator's command on a database. */
export function startOperator(
  words: readonly string[],
  { database, env = {} }: { database: DatabaseTarget; env?: Record<string, string> },
): { child: ChildProcess; ended: Promise<CommandRun> } {
  if (!existsSync(builtOperatorCommand)) throw new Error("dist/admin.js is missing: run `pnpm build` first.");
  const url = database.provider === "sqlite" ? `file:${database.file}` : database.url;
  const child = spawn(process.execPath, [builtOperatorCommand, ...words], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: url,
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
  const ended = new Promise<CommandRun>((resolve) =>
    child.once("close", (exitCode) => resolve({ exitCode, out, err })),
  );
  return { child, ended };
}

/** Runs it until it has ended. */
export const runOperator = (...given: Parameters<typeof startOperator>): Promise<CommandRun> =>
  startOperator(...given).ended;

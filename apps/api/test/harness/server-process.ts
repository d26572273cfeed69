import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { builtServer } from "./folders.ts";
import { removeFolder } from "./remove-folder.ts";

/** A server in a separate process. */
export interface ServerProcess {
  child: ChildProcess;
  /** The text that it has printed so far. */
  output: () => string;
  /** Its address once it is ready; rejects when it ends before. */
  ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
}

export interface ServerOptions {
  dataDir: string;
  database?: DatabaseTarget;
  env?: Record<string, string>;
  /** A module that is loaded before the server. */
  preload?: string;
  /** A file that takes its standard output; then it is never `ready`. */
  stdout?: number;
}

/** A folder for the running test's server. */
export function useDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "api-test-server-"));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

const urlOf = (target: DatabaseTarget) => (target.provider === "sqlite" ? `file:${target.file}` : target.url);

/** Starts the built server on a free port unless one is given. It is stopped with the running test. */
export function startServer(options: ServerOptions): ServerProcess {
  const server = spawnServer(options);
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.exited;
  });
  return server;
}

/** The environment of a server on a free port. */
export const serverEnv = ({ dataDir, database, env = {} }: Omit<ServerOptions, "preload" | "stdout">) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  PORT: "0",
  DATA_DIR: dataDir,
  ...(database ? { DATABASE_URL: urlOf(database) } : {}),
  ...env,
});

/** The same, to be stopped by the caller. */
export function spawnServer({ preload, stdout, ...options }: ServerOptions): ServerProcess {
  if (!existsSync(builtServer)) throw new Error("dist/main.js is missing: run `pnpm build` first.");
  const child = spawn(process.execPath, [...(preload ? ["--import", preload] : []), builtServer], {
    env: serverEnv(options),
    stdio: ["ignore", stdout ?? "pipe", "pipe"],
  });
  let text = "";
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /Website {2}(http:\S+)\//.exec(text)?.[1];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    exited.then((code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
  ready.catch(() => {});
  return { child, output: () => text, ready, exited };
}

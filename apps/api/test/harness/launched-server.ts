import { spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { builtServer } from "./folders.ts";
import { type ServerOptions, serverEnv } from "./server-process.ts";

const processes = join(import.meta.dirname, "../../../../scripts/toolchain/processes.mjs");
const launch = `const { run } = await import(process.argv[1]); process.exit(await run(process.execPath, [process.argv[2]]));`;

/** A server below the processes that `npm start` puts above it. */
export interface LaunchedServer {
  /** Sends a signal to each of the processes, as a terminal and a service manager do. */
  signalAll: (signal: NodeJS.Signals) => void;
  output: () => string;
  /** Resolves once none of the processes is left. */
  ended: Promise<void>;
}

/** Starts the built server as `npm start` does, below a shell and the start script, and waits until it is ready. */
export async function launchServer(
  options: Omit<ServerOptions, "preload" | "stdout">,
): Promise<LaunchedServer> {
  const args = [process.execPath, "--input-type=module", "-e", launch, processes, builtServer];
  // With a second command the shell stays: it replaces itself by an only one.
  const child = spawn("/bin/sh", ["-c", '"$@"; exit $?', "sh", ...args], {
    detached: true,
    env: serverEnv(options),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("No shell could be started.");
  let text = "";
  let isEnded = false;
  // The server holds the other end, so this is the last event.
  const ended = new Promise<void>((resolve) =>
    child.once("close", () => {
      isEnded = true;
      resolve();
    }),
  );
  onTestFinished(async () => {
    if (!isEnded) process.kill(-pid, "SIGKILL");
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("Website")) resolve();
    });
    ended.then(() => reject(new Error(`The server ended:\n${text}`)));
  });
  return {
    signalAll: (signal) => process.kill(-pid, signal),
    output: () => text,
    ended,
  };
}

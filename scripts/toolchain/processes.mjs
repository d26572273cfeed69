// Child processes that stop when this process is stopped.
import { spawn } from "node:child_process";
import { commandOf } from "./command.mjs";

// Read when the module loads, because npm may already have exited when a build ends.
const parent = process.ppid;
const windows = process.platform === "win32";

/**
 * True once the parent process has exited. npm does not forward SIGTERM through its shell, so this is the
 * only indication.
 */
const isOrphan = () => process.ppid !== parent;

let isSignalled = false;

/** True once this process was asked to stop: no further command may be started. */
export const isStopped = () => isSignalled || isOrphan();

/** Forwards signals to the child and resolves with its exit code. */
export function relay(child) {
  const stop = (signal) => {
    isSignalled = true;
    // On Windows the console signals each process itself, and `kill` would end the child before it has
    // shut down.
    if (!windows) child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const handlers = signals.map((signal) => [signal, () => stop(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  // Only once: on a second signal the server ends without draining.
  const watch = setInterval(() => !isSignalled && isOrphan() && stop("SIGTERM"), 300);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      for (const [name, handler] of handlers) process.off(name, handler);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Runs one command with inherited output; resolves with its exit code. */
export function run(command, args, options = {}) {
  const { file, args: words, shell } = commandOf(command, args);
  return relay(spawn(file, words, { stdio: "inherit", shell, ...options }));
}

/** Like `run`, but exits this process if the command failed or the parent process has exited. */
export async function step(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0 || isStopped()) process.exit(code || 1);
}

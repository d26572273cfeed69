// Child processes that end when this one is told to end.
import { spawn } from "node:child_process";

// Taken when the module loads: npm may be gone by the time a build ends.
const parent = process.ppid;
const windows = process.platform === "win32";

/** True once whoever started us has gone. npm passes no SIGTERM through its shell, so this is how we learn of it. */
export const isOrphan = () => process.ppid !== parent;

/** Passes signals on to the child and resolves with its exit code when it has ended. */
export function relay(child) {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const handlers = signals.map((signal) => [signal, () => child.kill(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  const watch = setInterval(() => isOrphan() && child.kill("SIGTERM"), 300);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      for (const [name, handler] of handlers) process.off(name, handler);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Runs one command to its end, output passed through; resolves with its exit code. */
export function run(command, args, options = {}) {
  return relay(spawn(command, args, { stdio: "inherit", shell: windows, ...options }));
}

/** As `run`, but ends this process when the command failed or nobody is waiting any more. */
export async function step(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0 || isOrphan()) process.exit(code || 1);
}

import { databaseFault } from "./fault.ts";

/** Anybody may call the readiness check: this limits how often it writes to the disk. */
const provenForMs = 1000;
const timeoutMs = 1000;

/**
 * Creates a check that rejects if the database cannot be written. A database that is only busy
 * passes.
 */
export function createWriteProbe(write: () => Promise<unknown>): () => Promise<void> {
  let provenAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    try {
      await write();
      provenAt = performance.now();
    } catch (error) {
      if (databaseFault(error) !== "busy") throw error;
    } finally {
      running = undefined;
    }
  }
  return async () => {
    if (performance.now() - provenAt < provenForMs) return;
    running ??= run();
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeoutMs);
    // Prevents an unhandled rejection: the caller may have stopped waiting by then.
    running.catch(() => {});
    await Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

import { databaseFault } from "./fault.ts";

/** Anybody may ask whether the server is ready: the disk is not written for each of them. */
const REST_MS = 1000;
const WAIT_MS = 1000;

/**
 * Makes a check that something can be written, which rejects where it cannot. Where another one holds the database it
 * can, later.
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
    if (performance.now() - provenAt < REST_MS) return;
    running ??= run();
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, WAIT_MS);
    // Nobody may be waiting any more when it fails.
    running.catch(() => {});
    await Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

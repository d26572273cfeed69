import { setTimeout as delay } from "node:timers/promises";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";

const pauseMs = 15;

const isBusy = (error: unknown): boolean =>
  (isDriverAdapterError(error) && error.cause.kind === "SocketTimeout") ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY"));

/**
 * Retries a statement while another process holds the database, until the deadline; then the driver's own
 * error is thrown. Waiting by timer keeps the event loop free.
 */
export async function retryWhileBusy<T>(deadlineMs: number, run: () => Promise<T> | T): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadlineMs) throw error;
    }
    await delay(pauseMs);
  }
}

import { setImmediate as otherWork } from "node:timers/promises";

/**
 * Takes small steps until one says that there was nothing left for it. Everything else in the process gets its turn after each:
 * SQLite's driver works while it is called, so that one large statement, or a loop without a pause, would hold all requests.
 */
export async function stepByStep(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await otherWork();
}

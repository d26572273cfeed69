import { setImmediate } from "node:timers/promises";

/** Takes all steps of a long computation, yielding to other requests between them. */
export async function takeSteps<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

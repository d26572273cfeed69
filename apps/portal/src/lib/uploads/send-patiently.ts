import type { SendFile } from "./send-file.ts";

/** A wait that is asked for and longer than this is not for a person to sit through: the tile then says so, with Retry. */
const longestWaitMs = 60_000;
/** Between two tries at least so long, twice as long each time, so that bytes are not sent for nothing again and again. */
const firstGapMs = 1000;
const longestGapMs = 30_000;
/** All waiting for one file together. */
const patienceMs = 600_000;

/** Lets time pass, or ends at once when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** By the browser's clock. */
export const waitFor: Wait = (ms, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Sends a file, and sends it again after the time that a busy server asks for, until it is taken or refused for good. */
export function sendPatiently(send: SendFile, wait: Wait): SendFile {
  return async (options) => {
    let waitedMs = 0;
    for (let gapMs = firstGapMs; ; gapMs = Math.min(gapMs * 2, longestGapMs)) {
      const result = await send(options);
      if (result.ok || result.waitMs === undefined || result.waitMs > longestWaitMs) return result;
      const waitMs = Math.max(result.waitMs, gapMs);
      waitedMs += waitMs;
      if (waitedMs > patienceMs) return result;
      options.onSent(0, options.file.size);
      await wait(waitMs, options.signal);
    }
  };
}

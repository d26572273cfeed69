/** Another signal within this time belongs to the same stop: a parent on a busy machine passes it on late. */
const sameStopMs = 2000;

/** The meaning of a stop signal: to begin the stop, nothing more, or to end the process at once. */
export type StopRequest = "begin" | "same" | "end";

/**
 * Distinguishes a second stop from an echo of the first. A signal to a process group reaches the server, and again from each parent
 * (npm, `npm start`) that passes it on; a second signal of a person comes later.
 */
export function createStopSignals(): (nowMs: number) => StopRequest {
  let firstMs: number | undefined;
  return (nowMs) => {
    if (firstMs === undefined) {
      firstMs = nowMs;
      return "begin";
    }
    return nowMs - firstMs < sameStopMs ? "same" : "end";
  };
}

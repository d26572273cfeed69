/**
 * A signal within this time of the first belongs to the same stop: a parent process on a busy machine
 * forwards it late.
 */
const sameStopMs = 2000;

/** The meaning of a stop signal: begin the stop, a repetition to ignore, or end the process at once. */
export type StopRequest = "begin" | "same" | "end";

/**
 * Distinguishes a second stop request from a repetition of the first. A signal to a process group reaches
 * the server directly, and again from each parent (npm, `npm start`) that forwards it; a second request
 * by a person comes later.
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

import { readFileSync } from "node:fs";

/**
 * What a process's main thread has worked so far, in milliseconds; NaN where the system does not tell. Linux: the first
 * number of `schedstat` is the thread's time on a processor in nanoseconds (proc(5)).
 */
export function mainThreadMs(pid: number): number {
  try {
    const [ns = ""] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    return Number.parseInt(ns, 10) / 1e6;
  } catch {
    return Number.NaN;
  }
}

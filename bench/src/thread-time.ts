import { readFileSync } from "node:fs";

/**
 * CPU time of a process's main thread so far, in milliseconds; NaN if the system does not report it. Linux:
 * the first number of `schedstat` is the thread's time on a processor in nanoseconds (proc(5)).
 */
export function mainThreadMs(pid: number): number {
  try {
    const [ns = ""] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    return Number.parseInt(ns, 10) / 1e6;
  } catch {
    return Number.NaN;
  }
}

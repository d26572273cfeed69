import { performance } from "node:perf_hooks";
import { measure, type Subject } from "./measure.ts";
import { digits, verdict } from "./report.ts";
import { yardstick } from "./yardstick.ts";

/** The yardstick as a subject: if it is passed first, `measure` relates the others to it. */
export const yardstickSubject: Subject = {
  name: "yardstick",
  repeat: (times) => {
    let sum = 0;
    for (let at = 0; at < times; at += 1) sum += yardstick();
    return sum;
  },
};

const rounds = 40;
const quickRounds = 5;

/** The time of a yardstick in this process, in milliseconds: the median of forty rounds, after a warm-up. */
export const yardstickMs = (): number => measure([yardstickSubject], rounds)[0]?.medianMs ?? Number.NaN;

/** The fastest of a few rounds, for comparison with other fastest times. */
export function leastYardstickMs(): number {
  const timesMs = Array.from({ length: quickRounds }, () => {
    const start = performance.now();
    yardstick();
    return performance.now() - start;
  });
  return Math.min(...timesMs);
}

/** Three table cells: the time in yardsticks, its limit, and whether it is met. */
export const inYardsticks = (ratio: number, target?: number): [string, string, string] =>
  target === undefined ? [digits(ratio), "", ""] : [digits(ratio), `< ${target}`, verdict(ratio < target)];

import { performance } from "node:perf_hooks";
import { measure, type Subject } from "./measure.ts";
import { digits, verdict } from "./report.ts";
import { yardstick } from "./yardstick.ts";

/** The yardstick among what takes turns; `measure` gives ratios to the first subject. */
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

/** How long a yardstick takes in this process, in milliseconds: the median of forty, after as many. */
export const yardstickMs = (): number => measure([yardstickSubject], rounds)[0]?.medianMs ?? Number.NaN;

/** The least of a few, for what is itself the least of a few. */
export function leastYardstickMs(): number {
  const timesMs = Array.from({ length: quickRounds }, () => {
    const start = performance.now();
    yardstick();
    return performance.now() - start;
  });
  return Math.min(...timesMs);
}

/** Three cells of a table: how many yardsticks, how many there may be, and whether that is met. */
export const inYardsticks = (ratio: number, target?: number): [string, string, string] =>
  target === undefined ? [digits(ratio), "", ""] : [digits(ratio), `< ${target}`, verdict(ratio < target)];

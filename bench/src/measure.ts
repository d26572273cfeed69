import { performance } from "node:perf_hooks";
import { median } from "./statistics.ts";

/** A function to be timed. Each subject has its own loop, so that the engine can inline the call. */
export interface Subject {
  readonly name: string;
  /**
   * Repeats the work and returns a value computed from its results, so that nothing is optimised away.
   */
  readonly repeat: (times: number) => unknown;
}

/** A subject's time, absolute and relative to the first subject. */
export interface Timing {
  readonly name: string;
  readonly medianMs: number;
  readonly ratio: number;
}

// Long enough for the clock's resolution, and short enough that other programs interrupt only few
// samples.
const sampleMs = 1;

function sample({ repeat }: Subject, times: number): number {
  const start = performance.now();
  repeat(times);
  return (performance.now() - start) / times;
}

/** The number of repetitions per sample, after the engine has warmed up. */
function calibrate(subject: Subject): number {
  let times = 1;
  for (let round = 0; round < 40; round += 1) {
    const expectedMs = sample(subject, times) * times;
    if (expectedMs < sampleMs) times = Math.ceil(times * Math.min(4, (1.2 * sampleMs) / expectedMs));
  }
  return times;
}

/**
 * Times the subjects in turns, with every second round in reverse order, so that a slow phase affects all
 * of them. The ratio is the median of the rounds' ratios to the first subject, so it can be compared
 * between machines.
 */
export function measure(subjects: readonly Subject[], rounds: number): Timing[] {
  const entries = subjects.map((subject) => ({
    subject,
    times: calibrate(subject),
    samples: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const entry of round % 2 === 0 ? entries : entries.toReversed())
      entry.samples.push(sample(entry.subject, entry.times));
  const base = entries[0]?.samples ?? [];
  return entries.map(({ subject, samples }) => ({
    name: subject.name,
    medianMs: median(samples),
    ratio: median(samples.map((ms, round) => ms / (base[round] ?? Number.NaN))),
  }));
}

import { performance } from "node:perf_hooks";
import { median } from "./statistics.ts";

/** Something to be timed. The loop is its own, so that the engine may inline what it calls. */
export interface Subject {
  readonly name: string;
  /** Does the work this many times and returns something of it, so that none of it is left out as unused. */
  readonly repeat: (times: number) => unknown;
}

/** What a subject took, and how many times as long as the first subject. */
export interface Timing {
  readonly name: string;
  readonly medianMs: number;
  readonly ratio: number;
}

// Long enough for the clock, short enough that few samples are interrupted by other programs.
const sampleMs = 1;

function sample({ repeat }: Subject, times: number): number {
  const start = performance.now();
  repeat(times);
  return (performance.now() - start) / times;
}

/** How often to repeat for one sample, once the engine has warmed up. */
function calibrate(subject: Subject): number {
  let times = 1;
  for (let round = 0; round < 40; round += 1) {
    const expectedMs = sample(subject, times) * times;
    if (expectedMs < sampleMs) times = Math.ceil(times * Math.min(4, (1.2 * sampleMs) / expectedMs));
  }
  return times;
}

/**
 * Times the subjects in turns, every second round backwards, so that whatever slows the machine slows all of them.
 * The ratio is the median of the rounds' ratios to the first subject: it holds on other machines too.
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

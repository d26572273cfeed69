import { performance } from "node:perf_hooks";
import { checkTheme, randomPalette } from "@sitewright/spec-core/color";
import { seededRandom } from "@sitewright/spec-core/random";
import { digits, type Section, verdict } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { inYardsticks, leastYardstickMs } from "./yardstick-time.ts";

const seedCount = 10_000;
const passes = 5;
const targetMedian = 0.02;
const targetWorst = 0.2;

/** The palette of a seed, and how long it took. */
function timedPalette(seed: number) {
  const random = seededRandom(seed);
  const start = performance.now();
  const palette = randomPalette(random);
  return { ms: performance.now() - start, palette };
}

function isMiss(seed: number): boolean {
  const { palette } = timedPalette(seed);
  return (
    palette.source === "impossible" || palette.source === "fallback" || !checkTheme(palette.colors).passes
  );
}

/** Random palettes of many seeds: the times, and which of them used the fallback or fail the check. */
export function paletteSection(): Section {
  const seeds = Array.from({ length: seedCount }, (_, seed) => seed);
  const misses = seeds.filter(isMiss).length;
  // The same seed does the same work, so the fastest of several passes is the one with the fewest
  // interruptions.
  const rounds = Array.from({ length: passes }, () => ({
    yardstickMs: leastYardstickMs(),
    ms: seeds.map((seed) => timedPalette(seed).ms),
  }));
  const ms = seeds.map((seed) => Math.min(...rounds.map((round) => round.ms[seed] ?? Number.NaN)));
  const unitMs = Math.min(...rounds.map(({ yardstickMs }) => yardstickMs));
  const row = (what: string, valueMs: number, target?: number) => [
    what,
    `${digits(valueMs)} ms`,
    ...inYardsticks(valueMs / unitMs, target),
  ];
  return {
    title: "Random palettes",
    note: `${seedCount} seeds, of each the least of ${passes} passes, as of the yardstick. A miss is a palette that fell back, is impossible or fails \`checkTheme\`.`,
    columns: ["what", "measured", "yardsticks", "target", ""],
    rows: [
      row("median", median(ms), targetMedian),
      row("99th percentile", quantile(ms, 0.99)),
      row("worst", Math.max(...ms), targetWorst),
      ["misses", String(misses), "", "0", verdict(misses === 0)],
    ],
  };
}

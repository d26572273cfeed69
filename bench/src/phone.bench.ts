import { cpus, loadavg } from "node:os";
import { before } from "./phone/before.ts";
import { slowdown } from "./phone/device.ts";
import { type Figures, figuresOf, runPhone } from "./phone/run.ts";
import { typing } from "./phone/walk.ts";
import { digits, type Section, verdict } from "./report.ts";

const runs = 5;

/** Milliseconds on a phone; layout shifts have no unit. */
const targets = { headingMs: 3000, changeMs: 200, taskMs: 50, shift: 0.05 };

interface Line {
  readonly what: string;
  readonly of: (figures: Figures) => number;
  readonly unit: "ms" | "shift" | "count";
  readonly most?: number;
}

const lines: readonly Line[] = [
  {
    what: "first heading of the sign-in, slow 4G",
    of: (f) => f.signInHeadingMs,
    unit: "ms",
    most: targets.headingMs,
  },
  {
    what: "first heading of the wizard, slow 4G",
    of: (f) => f.wizardHeadingMs,
    unit: "ms",
    most: targets.headingMs,
  },
  {
    what: "slowest step, from press to paint",
    of: (f) => f.slowestChangeMs,
    unit: "ms",
    most: targets.changeMs,
  },
  { what: "slowest step, until all of it is painted", of: (f) => f.slowestWholeMs, unit: "ms" },
  { what: "longest task of a change of step, its own time", of: (f) => f.changeOwnMs, unit: "ms" },
  { what: "tasks of 50 ms or more while typing, best run", of: (f) => f.typingLongTasks, unit: "count" },
  {
    what: "longest task while typing, by the clock",
    of: (f) => f.typingMs,
    unit: "ms",
    most: targets.taskMs,
  },
  {
    what: "longest task while typing, its own time",
    of: (f) => f.typingOwnMs,
    unit: "ms",
    most: targets.taskMs,
  },
  {
    what: "layout shift of the first load, worst run",
    of: (f) => f.loadShift,
    unit: "shift",
    most: targets.shift,
  },
  { what: "layout shift of the walk, worst run", of: (f) => f.walkShift, unit: "shift", most: targets.shift },
  { what: "the same with what moved in answer to a press", of: (f) => f.walkShiftWithAnswers, unit: "shift" },
];

function shown({ of, unit }: Line, figures: Figures): string {
  const value = of(figures);
  if (unit === "ms") return `${digits(value)} ms (${digits(value / figures.yardstickMs)})`;
  return unit === "shift" ? value.toFixed(3) : String(value);
}

/** The wizard on a slow phone, before the optimisations and now. */
export async function phoneSection(): Promise<Section> {
  const now = figuresOf(await runPhone(runs));
  return {
    title: "The portal on a slow phone",
    note: `The built product in Chromium at 390 × 844 with touch, its processor slowed ${slowdown} times, every answer given, the preview out of sight. First loads with an empty cache on Lighthouse's slow 4G (150 ms for a round trip, 1.6 Mbit/s down, 750 kbit/s up). Then all nine steps are opened in turn, ${typing.characters} characters are typed into the description at ${typing.perSecond} a second, and every step is scrolled through. Of times the least of ${runs} runs, since other programs slow a browser and never speed it up, by step where there are nine; of what moved the most. In brackets yardsticks of the same page, slowed as it is: ${digits(before.figures.yardstickMs)} ms before (${before.commit}), ${digits(now.yardstickMs)} ms now. A step is painted when its title is; before, all of it was drawn by then. The figures under 'before' were measured on a machine that others used too: of it the thread's own times tell most. Load of the machine now: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`,
    columns: ["what", "before", "now", "target", ""],
    rows: lines.map((line) => [
      line.what,
      shown(line, before.figures),
      shown(line, now),
      line.most === undefined ? "" : `≤ ${line.most}${line.unit === "ms" ? " ms" : ""}`,
      line.most === undefined ? "" : verdict(line.of(now) <= line.most),
    ]),
  };
}

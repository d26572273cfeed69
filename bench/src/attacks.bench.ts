import { before } from "./attacks/before.ts";
import { type Figures, runAttacks, runs } from "./attacks/run.ts";
import { digits, type Section, verdict } from "./report.ts";

const limitMs = 50;

const ms = (value: number | undefined): string =>
  value === undefined ? "" : value < 1 ? "< 1" : digits(Math.round(value));
const earlier = ({ title }: Figures): Figures | undefined =>
  before.figures.find((figures) => figures.title === title);

/**
 * The verdict: the longest delay is within the limit, or exceeds it only because of the garbage
 * collector.
 */
function judge({ ownMaxMs, workMaxMs }: Figures): string {
  if (ownMaxMs <= limitMs) return verdict(true);
  return workMaxMs <= limitMs ? "met but for the collector" : verdict(false);
}

function delaySection(found: readonly Figures[]): Section {
  return {
    title: "The server under attack: how long its main thread keeps everything waiting",
    note: `Event-loop delay in milliseconds, before (${before.commit}) and now: the built product on SQLite, a fresh one in each of ${runs} runs, one attack after the other, figures the medians of the runs. Percentile and maximum are those of Node's \`monitorEventLoopDelay\`, every 2 ms, from the first byte until half a second after the last answer. They are by the clock. The system counts by thread what other programs took of it (\`schedstat\`): 'own' is the longest wait without that, 'work' the longest without the garbage collector's pauses too. The first row is the same server with nobody there but the bystander. The figures under 'before' were measured once, on a machine that others used too: its clock's figures are high for that. Target: no own wait above ${limitMs} ms; where only pauses of the collector make it longer, it says so.`,
    columns: [
      "attack",
      "99 % before",
      "99 % now",
      "maximum before",
      "maximum now",
      "own before",
      "own now",
      "work before",
      "work now",
      "",
    ],
    rows: found.map((now) => {
      const then = earlier(now);
      const pairs = [
        [then?.p99Ms, now.p99Ms],
        [then?.maxMs, now.maxMs],
        [then?.ownMaxMs, now.ownMaxMs],
        [then?.workMaxMs, now.workMaxMs],
      ];
      return [now.title, ...pairs.flat().map(ms), judge(now)];
    }),
  };
}

function answerSection(found: readonly Figures[]): Section {
  const said = (figures: Figures | undefined): string =>
    figures ? [figures.answers, figures.aside].filter(Boolean).join("; ") : "";
  return {
    title: "The server under attack: what was answered",
    note: "Of the last run. The bystander asks for the session, one call after the other: its longest wait in milliseconds is the median of the runs.",
    columns: ["attack", "before", "now", "bystander before", "bystander now"],
    rows: found.map((now) => {
      const then = earlier(now);
      return [now.title, said(then), said(now), ms(then?.bystanderMs), ms(now.bystanderMs)];
    }),
  };
}

/** The effect of cheap requests on other visitors' requests. */
export async function attackSections(): Promise<Section[]> {
  const found = await runAttacks();
  return [delaySection(found), answerSection(found)];
}

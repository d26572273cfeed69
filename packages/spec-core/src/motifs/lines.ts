import { band, box, type Drawn, tube, unit } from "./shape.ts";

/** The horizontal extent of a line, and its height. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** The line that all drawings of a trade share: things stand on it or hang from it. */
export type Line = (run: Run) => Drawn;

const across = ({ from, to, y }: Run): string => `M${unit(from)} ${unit(y)}H${unit(to)}`;
const slab = ({ from, to, y }: Run, [down, height]: readonly [number, number]) =>
  [from, y + down, to - from, height] as const;

/** A copper pipe. */
export const pipe: Line = (run) => tube("b", { d: across(run), width: 14 });

/** A plank with its grain: bench, shelf or table. */
export const plank: Line = (run) =>
  box("e", [...slab(run, [0, 14]), 3]) +
  band("n", { d: across({ ...run, y: run.y + 7 }), width: 1.6, dash: "70 26 18 44" });

/** A counter with a tiled front. */
export const counter: Line = (run) =>
  box("c", [...slab(run, [0, 10]), 3]) +
  box("a", [...slab(run, [10, 26])]) +
  band("w", { d: across({ ...run, y: run.y + 23 }), width: 26, dash: "2 28" });

/** A line of ground with grass on it. */
export const turf: Line = (run) =>
  band("l", { d: across({ ...run, y: run.y - 3 }), width: 6, dash: "2 9 2 40 2 14 2 60" }) +
  band("l", { d: across(run), width: 2.6 });

/** A ruler or a tape measure. */
export const ruler: Line = (run) =>
  box("b", [...slab(run, [0, 22]), 2]) +
  band("n", { d: across({ ...run, y: run.y + 5 }), width: 9, dash: "1.6 10.4" }) +
  band("n", { d: across({ ...run, y: run.y + 8 }), width: 15, dash: "2 58" });

/** A row of stitches along a seam. */
export const seam: Line = (run) =>
  band("l", { d: across(run), width: 2.4 }) +
  band("b", { d: across({ ...run, y: run.y + 7 }), width: 3.4, dash: "12 8", isRound: true });

/** A road with its middle line. */
export const road: Line = (run) =>
  box("d", [...slab(run, [0, 18])]) +
  band("z", { d: across({ ...run, y: run.y + 9 }), width: 2.6, dash: "22 16" });

/** The five lines of a stave. */
export const stave: Line = (run) =>
  [0, 8, 16, 24, 32]
    .map((down) => band("l", { d: across({ ...run, y: run.y + down }), width: 1.6 }))
    .join("");

/** A course of bricks. */
export const bricks: Line = (run) =>
  box("a", [...slab(run, [0, 32])]) +
  band("n", { d: across({ ...run, y: run.y + 16 }), width: 2.2 }) +
  band("n", { d: across({ ...run, y: run.y + 8 }), width: 16, dash: "2.2 41.8" }) +
  band("n", { d: across({ ...run, from: run.from + 22, y: run.y + 24 }), width: 16, dash: "2.2 41.8" });

/** A row of rounded roof tiles. */
export const tiles: Line = (run) => {
  const edge = (width: number) => ({
    d: across({ ...run, y: run.y + 14 }),
    width,
    dash: "0.1 35.9",
    isRound: true,
  });
  return (
    band("n", edge(36)) +
    band("a", edge(31.6)) +
    box("a", [...slab(run, [0, 14])]) +
    band("n", { d: across({ ...run, from: run.from + 16.9, y: run.y + 9 }), width: 14, dash: "2.2 33.8" })
  );
};

/** Water with two rows of waves. */
export const water: Line = ({ from, to, y }) => {
  const waves = Math.ceil((to - from) / 24);
  const row = (down: number, start: number): Drawn =>
    band("l", { d: `M${unit(start)} ${unit(y + down)}q12-9 24 0${"t24 0".repeat(waves)}`, width: 2.6 });
  return row(0, from) + row(11, from + 18);
};

/** The lines of a ledger: one heavy, two fine. */
export const ledger: Line = (run) =>
  band("l", { d: across(run), width: 4 }) +
  band("l", { d: across({ ...run, y: run.y + 8 }), width: 1.2 }) +
  band("l", { d: across({ ...run, y: run.y + 14 }), width: 1.2 });

/** A strip of film. */
export const film: Line = (run) =>
  box("d", [...slab(run, [0, 26])]) +
  band("z", { d: across({ ...run, y: run.y + 5 }), width: 5, dash: "7 9" }) +
  band("z", { d: across({ ...run, y: run.y + 21 }), width: 5, dash: "7 9" });

/** A cable that lies on the ground, plain and thick. */
export const cable: Line = (run) => band("l", { d: across(run), width: 5 });

/** A conductor on a board, with pads along it. */
export const trace: Line = (run) =>
  band("l", { d: across(run), width: 2.8 }) +
  band("l", { d: across({ ...run, y: run.y + 9 }), width: 2.8, dash: "64 30 18 30" }) +
  band("b", { d: across(run), width: 9, dash: "0.1 141.9", isRound: true });

/** A chain, link by link. */
export const chain: Line = (run) =>
  band("n", { d: across({ ...run, y: run.y + 5 }), width: 9.5, dash: "16 6", isRound: true }) +
  band("e", { d: across({ ...run, y: run.y + 5 }), width: 4.5, dash: "16 6", isRound: true });

/** The edge of a tablecloth, scallop by scallop. */
export const scallops: Line = (run) => {
  const edge = (width: number) => ({ d: across(run), width, dash: "0.1 23.9", isRound: true });
  return (
    band("n", edge(27)) +
    band("a", edge(22)) +
    box("a", [...slab(run, [-14, 14])]) +
    band("w", { d: across({ ...run, y: run.y - 7 }), width: 2 })
  );
};

/** A single rule. */
export const rule: Line = (run) => band("l", { d: across(run), width: 3 });

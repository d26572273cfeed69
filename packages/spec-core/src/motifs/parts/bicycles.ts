import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Kinds of bicycles, in a field of 120 by 112 units. */

type Point = readonly [number, number];

/** A wheel: its middle, its radius, the width of its tire; knobs for rough ground. */
const wheel = (
  [x, y]: Point,
  { r, tire = 3.4, knobs = false }: { r: number; tire?: number; knobs?: boolean },
): Drawn => {
  const d = `M${x} ${y - r + tire / 2}a${r - tire / 2} ${r - tire / 2} 0 1 1-.1 0`;
  const spoke = r - tire - 1;
  const diagonal = Math.round(spoke * 7.07) / 10;
  return (
    band("l", { d, width: tire }) +
    (knobs ? band("l", { d, width: tire + 4, dash: "3 3.600" }) : "") +
    path(
      "f",
      `M${x - spoke} ${y}h${2 * spoke}M${x} ${y - spoke}v${2 * spoke}M${x - diagonal} ${y - diagonal}l${2 * diagonal} ${2 * diagonal}M${x + diagonal} ${y - diagonal}l${-2 * diagonal} ${2 * diagonal}`,
    ) +
    disc("b", [x, y, 4])
  );
};

const tubes = (d: string, width = 5): Drawn =>
  band("n", { d, width: width + 2.4, isRound: true }) + band("a", { d, width, isRound: true });

const rod = (d: string, width = 4): Drawn => band("l", { d, width, isRound: true });

const chainset = ([x, y]: Point): Drawn =>
  rod(`M${x} ${y}l7 13h8`, 3) + disc("b", [x, y, 8]) + disc("d", [x, y, 2.5]);

const saddle = ([x, y]: Point): Drawn => rod(`M${x - 10} ${y - 2}q10-4 20 0`, 6);

const dropBar = "h8q13 0 11 11t-12 7";
const straightBar = "h4l8-3";
const sweptBar = "l-4-6-12-1";

/** A bicycle of usual size: its wheels, its bar, how far its top tube slopes, and what it carries. */
const bicycleOf = ({
  bar,
  tire,
  knobs = false,
  slope = 0,
  carried = "",
}: {
  bar: string;
  tire?: number;
  knobs?: boolean;
  slope?: number;
  carried?: Drawn;
}): Drawn => {
  const shape = { r: 26, ...(tire ? { tire } : {}), knobs };
  return (
    wheel([27, 86], shape) +
    wheel([93, 86], shape) +
    rod(`M45 ${46 + slope}L40 32`) +
    saddle([40, 30]) +
    rod(`M80 38L78 28${bar}`) +
    tubes(`M27 86L45 ${46 + slope}L55 86H27M45 ${46 + slope}L81 42 55 86M81 42L93 86`) +
    carried +
    chainset([55, 86])
  );
};

export const cityBike: Drawn = at(
  [0, 0.6],
  bicycleOf({
    bar: sweptBar,
    tire: 4.4,
    slope: 6,
    carried: rod("M8 58H40", 3) + path("b", "M84 30H112L108 52H88Z") + path("n", "M86 38H110M88 45H109"),
  }) + rod("M4 76a25 25 0 0 1 20-17", 2.6),
);

export const roadBike: Drawn = at([0, 1.4], bicycleOf({ bar: dropBar, tire: 2.8 }));

export const mountainBike: Drawn = at(
  [0, -1.4],
  bicycleOf({
    bar: straightBar,
    tire: 5,
    knobs: true,
    slope: 12,
    carried: band("n", { d: "M83 50L91 78", width: 12 }) + band("c", { d: "M83 50L91 78", width: 8.6 }),
  }),
);

/** A gravel bicycle with its bags. */
export const gravelBike: Drawn = at(
  [0, -1.4],
  bicycleOf({
    bar: dropBar,
    tire: 4.4,
    knobs: true,
    carried: path("b", "M49 50L76 47 57 78Z") + path("b", "M38 38L12 30 14 44 40 50Z"),
  }),
);

/** A bicycle with a battery on its frame and a motor. */
export const electricBike: Drawn = at(
  [0, 0.6],
  bicycleOf({
    bar: straightBar,
    tire: 4.4,
    slope: 4,
    carried:
      band("n", { d: "M76 52L61 76", width: 15 }) +
      band("b", { d: "M75.200 53.300L61.800 74.700", width: 12 }),
  }) +
    disc("d", [55, 86, 11]) +
    disc("b", [55, 86, 5]) +
    path("b", "M14 8L2 30H11L7 46 24 22H14L20 8Z"),
);

export const foldingBike: Drawn = at(
  [0, 2],
  wheel([22, 95], { r: 17, tire: 4 }) +
    wheel([98, 95], { r: 17, tire: 4 }) +
    rod("M50 72L42 22") +
    saddle([42, 20]) +
    rod("M84 62L78 16h10") +
    tubes("M54 92L48 60M48 76L22 95 54 92M86 66L98 95") +
    tubes("M49 74L86 66", 7) +
    box("b", [62, 62, 12, 16, 2]) +
    chainset([54, 92]),
);

/** A child's bicycle with training wheels and a flag. */
export const childBike: Drawn =
  rod("M20 88L10 20", 2.6) +
  path("b", "M10 20L34 27 12 36Z") +
  wheel([28, 90], { r: 21, tire: 5 }) +
  wheel([92, 90], { r: 21, tire: 5 }) +
  rod("M46 60L44 50") +
  saddle([44, 49]) +
  rod("M82 58L78 40l-8-2") +
  tubes("M28 90L47 66 60 88 28 90M47 70Q64 76 83 58L60 88M83 58L92 90", 6) +
  rod("M30 90L40 103", 2.6) +
  disc("d", [41, 104, 8]) +
  disc("c", [41, 104, 4]) +
  chainset([60, 88]) +
  path("l", "M72 36L60 28M72 38L58 38M72 40L61 47");

/** A bicycle with a box before its rider. */
export const cargoBike: Drawn = at(
  [0, 2],
  wheel([20, 88], { r: 24, tire: 4 }) +
    wheel([108, 97], { r: 15, tire: 4 }) +
    rod("M32 44L30 34") +
    saddle([30, 32]) +
    rod("M52 48L48 28l-8-2") +
    tubes("M20 88L34 50 42 90 20 88M34 56L52 48 42 90M42 94H92L100 78 108 97") +
    path("e", "M58 54H102L96 88H64Z") +
    path("n", "M60 66H100") +
    path("c", "M96 50q8-10 4-16M74 54v-8q8-8 16 0v8") +
    chainset([42, 90]),
);

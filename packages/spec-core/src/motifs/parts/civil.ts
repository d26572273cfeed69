import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Structures and plant that engineers plan, in a field of 120 by 112 units. */

export const towerCrane: Drawn =
  path("l", "M42 24L56 6 112 24") +
  box("b", [46, 24, 18, 88]) +
  path("n", "M46 50L64 36M46 66L64 52M46 82L64 68M46 98L64 84M46 112L64 100") +
  box("b", [4, 22, 114, 9, 1]) +
  box("e", [6, 31, 18, 15, 1]) +
  box("c", [64, 31, 16, 16, 2]) +
  path("l", "M102 31V66") +
  path("l", "M102 66L92 78M102 66L112 78") +
  box("a", [86, 78, 32, 10, 1]);

/** A suspension bridge over water. */
export const bridge: Drawn = at(
  [0, 3.5],
  path("l", "M0 74Q20 66 29 22Q60 92 91 22Q100 66 120 74") +
    path("l", "M14 74V82M42 52V82M60 58V82M78 52V82M106 74V82") +
    box("a", [24, 16, 10, 92, 2]) +
    box("a", [86, 16, 10, 92, 2]) +
    box("b", [-4, 80, 128, 10, 2]) +
    path("l", "M2 106q7-5 14 0M40 106q7-5 14 0t14 0 14 0M102 106q7-5 14 0"),
);

/** A pylon with its insulators. */
export const pylon: Drawn =
  band("a", {
    d: "M30 112L54 20 60 4 66 20 90 112M54 20L70 40 48 44M66 20L50 40 72 44M48 44L80 74M72 44L40 74H80L34 98M40 74L86 98M20 42H100L72 24H48Z",
    width: 3.6,
    isRound: true,
  }) +
  path("l", "M20 42V52M100 42V52M40 42V50M80 42V50") +
  [20, 40, 80, 100].map((x) => disc("b", [x, 54, 4.6])).join("");

export const turbine: Drawn =
  path("e", "M57 48H63L67 112H53Z") +
  [10, 130, 250]
    .map((turn) => at([60, 46, 1, turn], path("c", "M-3-4C-9-16-4-38 0-46 4-36 5-16 3-4Z")))
    .join("") +
  disc("b", [60, 46, 8]);

/** A lorry at a pump. */
export const refuelling: Drawn =
  path("l", "M32 46q12 0 10 18t8 18") +
  box("a", [2, 24, 30, 88, 4]) +
  box("c", [8, 32, 18, 18, 2]) +
  disc("b", [17, 72, 10]) +
  path("n", "M17 72L22 66") +
  box("d", [0, 106, 34, 6, 2]) +
  path("e", "M46 40H92V94H46Z") +
  path("c", "M92 54H106q3 0 5 3l8 15V94H92Z") +
  path("a", "M98 61H104q2 0 3 2l5 10H98Z") +
  box("b", [46, 78, 46, 16]) +
  disc("d", [60, 98, 13]) +
  disc("c", [60, 98, 5]) +
  disc("d", [102, 98, 13]) +
  disc("c", [102, 98, 5]);

/** A tank on its feet, with a valve and a gauge. */
export const tank: Drawn =
  path("l", "M60 32V18H84") +
  box("e", [22, 84, 12, 28, 1]) +
  box("e", [86, 84, 12, 28, 1]) +
  box("c", [6, 32, 108, 58, 29]) +
  box("a", [30, 32, 14, 58]) +
  box("a", [76, 32, 14, 58]) +
  disc("b", [60, 61, 11]) +
  path("n", "M60 61L66 54") +
  box("b", [80, 10, 22, 14, 3]);

/** A steel beam, its end in front. */
export const steelBeam: Drawn = at(
  [0, 6],
  path("e", "M14 34L76 6H112L50 34Z") +
    path("a", "M50 34L112 6V20L50 48ZM38 52L100 36V70L38 86ZM50 92L112 64V80L50 106Z") +
    path("b", "M14 34H50V48H40V92H50V106H14V92H24V48H14Z"),
);

/** A pipe that empties into a stream. */
export const outfall: Drawn =
  path("e", "M4 8H84V92H4Z") +
  path("n", "M4 36H84M4 64H84M32 8V36M58 36V64M24 36V64M60 8V36M32 64V92M66 64V92") +
  path("x", "M46 58C58 62 66 74 66 96H112V112H4V96H40C40 82 40 70 34 62Z") +
  disc("b", [40, 50, 25]) +
  disc("d", [40, 50, 17]) +
  path("x", "M24 55Q40 60 56 55A17 17 0 0 1 40 67 17 17 0 0 1 24 55Z") +
  path("w", "M12 104q7-5 14 0t14 0 14 0 14 0 14 0 14 0");

/** A road with its markings that runs to the horizon. */
export const roadAhead: Drawn =
  path("g", "M4 52H116V112H4Z") +
  path("d", "M50 52H70L108 112H12Z") +
  band("z", { d: "M60 56V112", width: 5, dash: "8 8" }) +
  path("e", "M86 66V34H92V66Z") +
  disc("a", [89, 24, 16]) +
  path("w", "M89 32V18M82 24L89 16 96 24");

/** The frame of a building that is being built. */
export const frameUp: Drawn =
  box("e", [12, 104, 96, 8]) +
  [14, 56, 98].map((x) => box("a", [x, 14, 9, 92])).join("") +
  [14, 44, 74].map((y) => box("b", [8, y, 104, 9, 1])).join("") +
  path("l", "M23 74L56 53M65 104L98 83M23 104L56 83");

/** The frame of a building of six storeys, its upper ones unfinished, on the line at y 470, from x 320 to 632. */
export const largeFrame: Drawn =
  path("l", "M342 446L430 400M436 446L522 400M342 394L430 348M522 446L612 400M436 394L522 348") +
  path("a", "M334 148H346V456H334ZM426 148H438V456H426ZM518 252H530V456H518ZM606 304H618V456H606Z") +
  path("l", "M340 144V126M432 144V126M524 248V230M612 300V282") +
  [
    [144, 122],
    [196, 122],
    [248, 214],
    [300, 302],
    [352, 302],
    [404, 302],
  ]
    .map(([y = 0, width = 0]) => box("b", [325, y, width, 12, 2]))
    .join("") +
  box("e", [320, 456, 312, 14, 2]);

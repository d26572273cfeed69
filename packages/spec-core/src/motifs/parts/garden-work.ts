import { crown, leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Work in gardens, in a field of 120 by 112 units. */
export const wheelbarrow: Drawn =
  path("l", "M10 40L36 58M62 96L56 112M62 96L74 112") +
  crown("g", { x: 66, y: 48, rx: 34, ry: 24, bumps: 11 }) +
  band("n", { d: "M2 36L62 92H96", width: 10, isRound: true }) +
  band("e", { d: "M2 36L62 92H96", width: 6, isRound: true }) +
  path("a", "M24 48H114L98 88H62Z") +
  path("w", "M44 58H96") +
  disc("d", [100, 96, 16]) +
  disc("c", [100, 96, 6]);

export const turfRoll: Drawn =
  path("a", "M2 98H84V112H2Z") +
  band("l", { d: "M8 94V98M22 92V98M36 94V98M50 92V98", width: 3 }) +
  disc("a", [82, 80, 32]) +
  disc("e", [82, 80, 23]) +
  path("n", "M82 80a6 6 0 1 1 6-5a12 12 0 0 1-23 5a17 17 0 0 1 10-15");

/** A piece of lawn from which plugs were taken, two of them beside their holes. */
export const aeratedLawn: Drawn =
  path("e", "M4 78H116V112H4Z") +
  [24, 60, 96].map((x) => box("c", [x - 6, 78, 12, 24, 2])).join("") +
  path(
    "a",
    "M4 80V66L10 54 16 66 22 50 28 66 34 56 40 66 48 48 54 66 60 54 66 66 74 50 80 66 86 54 92 66 100 50 106 66 112 56 116 66V80Z",
  ) +
  at([42, 26, 1, -14], box("e", [-7, -18, 14, 36, 3])) +
  at([80, 24, 1, 18], box("e", [-7, -18, 14, 36, 3])) +
  path("n", "M12 94H16M38 100H44M76 98H82M106 92H110");

export const rake: Drawn = at(
  [3.9, 17.9, 0.88],
  at(
    [0, -6.2],
    at(
      [46, 56, 1, 22],
      box("e", [-4, -60, 8, 78, 4]),
      box("b", [-28, 14, 56, 10, 3]),
      band("l", { d: "M-24 24V40M-12 24V40M0 24V40M12 24V40M24 24V40", width: 4, isRound: true }),
    ) +
      at([70, 104, 1, 82], leaf("b", 38)) +
      at([120, 106, 1, -70], leaf("a", 36)) +
      at([78, 90, 1, 60], leaf("g", 36)),
  ),
);

export const secateurs: Drawn = at(
  [1.9, 8.5, 0.97],
  at(
    [60, 53.6, 1, 34],
    path("a", "M2-2C14 8 20 26 16 50Q14 58 6 54L-6 6Z"),
    path("b", "M-2-2C-14 8-20 26-18 50Q-16 58-8 54L6 6Z"),
    path("c", "M-6 4C-20-14-18-40-4-58 4-42 8-22 8 0Z"),
    path("c", "M4 4C18-6 24-22 22-40 12-34 4-22-2 0Z"),
    disc("d", [1, 1, 5]),
  ),
);

export const deck: Drawn =
  [14, 37, 60, 83, 106].map((x) => box("c", [x - 4, 26, 8, 40, 1])).join("") +
  box("a", [4, 18, 112, 10, 3]) +
  path("e", "M12 62H108L120 94H0Z") +
  path("n", "M28 62L20 94M44 62L40 94M60 62V94M76 62L80 94M92 62L100 94") +
  box("b", [0, 94, 120, 10, 2]) +
  [8, 102].map((x) => box("d", [x, 104, 10, 8])).join("");

export const gardenPlan: Drawn =
  box("c", [6, 8, 108, 104, 2]) +
  box("e", [16, 18, 38, 26]) +
  path("n", "M16 18L54 44M54 18L16 44") +
  path("b", "M32 44H46C46 66 66 62 84 74 96 82 98 92 98 102H82C82 84 32 86 32 44Z") +
  disc("a", [84, 36, 18]) +
  disc("d", [84, 36, 2.4]) +
  disc("a", [30, 88, 13]) +
  disc("d", [30, 88, 2.4]) +
  disc("g", [56, 96, 9]);

export const stump: Drawn =
  path("e", "M26 46C28 72 26 88 4 112H44L60 102 76 112H116C94 88 92 72 94 46Z") +
  path("n", "M40 72C40 86 38 92 32 100M60 68V88M80 72C80 86 82 92 88 100") +
  oval("c", [60, 44, 34, 17]) +
  oval("n", [60, 44, 23, 11]) +
  oval("n", [60, 44, 12, 5.5]) +
  at([90, 40, 0.42, 24], leaf("a", 70));

/** A tree that the wind has broken. */
export const brokenTree: Drawn = at(
  [0, -1.9],
  path("e", "M18 112L24 74 16 60 28 66 34 52 40 68 50 64 44 80 48 112Z") +
    path("e", "M40 66L52 54 66 80 56 88Z") +
    crown("a", { x: 84, y: 82, rx: 34, ry: 27, bumps: 11 }) +
    path("n", "M64 82H90M76 82L86 70M80 82L92 94") +
    path("b", "M64 0L46 30H58L52 52 78 22H65L74 0Z"),
);

export const fruitTree: Drawn =
  path("e", "M52 112L56 70H64L68 112Z") +
  crown("a", { x: 60, y: 42, rx: 46, ry: 38, bumps: 13 }) +
  [
    [36, 34],
    [62, 22],
    [84, 40],
    [48, 56],
    [74, 62],
  ]
    .map(([x = 0, y = 0]) => disc("b", [x, y, 7]))
    .join("");

/** Logs in a pile, seen at their ends. */
export const logPile: Drawn = at(
  [0, 1],
  [
    [22, 92],
    [60, 92],
    [98, 92],
    [41, 59],
    [79, 59],
    [60, 26],
  ]
    .map(([x = 0, y = 0]) => at([x, y], disc("e", [0, 0, 19]), disc("c", [0, 0, 14]), disc("n", [0, 0, 7])))
    .join(""),
);

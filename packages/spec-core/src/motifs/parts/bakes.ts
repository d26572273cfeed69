import { at, box, type Drawn, disc, path } from "../shape.ts";

/** Things of bakers and cafés, in a field of 120 by 112 units. */
export const cupcake: Drawn =
  path("b", "M22 64H98L86 112H34Z") +
  path("n", "M40 66L45 110M60 66V110M80 66L75 110") +
  path(
    "c",
    "M14 64C8 50 20 44 26 44 26 32 36 28 42 28 46 14 74 14 78 28 86 28 94 34 94 44 100 44 112 50 106 64 102 72 92 72 88 66 80 74 72 74 66 66 58 74 50 74 46 66 38 74 30 74 26 66 22 70 16 70 14 64Z",
  ) +
  disc("a", [60, 14, 9]) +
  path("n", "M38 46q4-6 12-6M72 50q8 0 10-6");

export const doughnut: Drawn =
  path("b", "M60 8a52 52 0 1 1-.1 0ZM60 43a17 17 0 1 0 .1 0Z") +
  path(
    "a",
    "M60 14A46 46 0 0 1 106 58C108 70 98 66 94 74 90 84 84 92 74 90 64 88 60 102 48 98 38 94 40 84 30 86 18 84 14 74 14 60A46 46 0 0 1 60 14ZM60 43a17 17 0 1 0 .1 0Z",
  ) +
  path("w", "M34 40l8 6M62 26v9M86 42l-8 5M30 64h9M42 82l5-7M84 66l8 5");

export const cookies: Drawn =
  box("b", [8, 94, 104, 18, 9]) +
  box("b", [14, 76, 100, 18, 9]) +
  path("n", "M34 103h6M62 103h10M30 85h10M84 85h6") +
  disc("b", [56, 40, 38]) +
  [
    [42, 26],
    [68, 24],
    [54, 44],
    [76, 48],
    [36, 54],
    [60, 64],
  ]
    .map(([x = 0, y = 0]) => disc("d", [x, y, 5]))
    .join("");

export const brownies: Drawn =
  path("b", "M6 78L24 66H60L54 78ZM62 78L72 66H108L112 78ZM32 34L44 22H92L84 34Z") +
  box("a", [4, 76, 52, 36, 2]) +
  box("a", [62, 76, 52, 36, 2]) +
  box("a", [30, 34, 58, 36, 2]) +
  path("n", "M16 92h4M30 102h5M42 90h4M74 100h4M88 90h5M100 102h4M44 48h4M56 60h5M70 46h4");

export const pie: Drawn =
  path("l", "M40 30c-6-7 6-11 0-20M60 24c-6-7 6-11 0-20M80 30c-6-7 6-11 0-20") +
  path("b", "M12 74C14 50 34 40 60 40S106 50 108 74Z") +
  path("n", "M50 54L56 62M60 50V60M70 54L64 62") +
  path(
    "b",
    "M4 74a8 8 0 0 1 16-2 8 8 0 0 1 16 0 8 8 0 0 1 16 0 8 8 0 0 1 16 0 8 8 0 0 1 16 0 8 8 0 0 1 16 0 8 8 0 0 1 16 2q0 6-6 6H10q-6 0-6-6Z",
  ) +
  path("c", "M10 80H110L98 112H22Z") +
  path("n", "M34 82L38 110M52 82L53 110M68 82L67 110M86 82L82 110");

export const pasty: Drawn = at(
  [0, 4],
  path("b", "M4 100C4 62 30 34 60 34S116 62 116 100Q116 108 108 108H12Q4 108 4 100Z") +
    path(
      "n",
      "M14 96C16 70 36 48 60 48S104 70 106 96M12 70L22 76M26 50L34 58M46 38L50 48M74 38L70 48M94 50L86 58M108 70L98 76M50 74l6 6M66 74l6 6M50 90l6 6M66 90l6 6",
    ),
);

export const sandwich: Drawn = at(
  [0, 2],
  path("b", "M2 52L60 12 118 52 114 58H6Z") +
    path("c", "M22 53L60 26 98 53Z") +
    path("n", "M44 46h5M60 38h5M72 48h5") +
    path("c", "M4 54H116V68H4Z") +
    path(
      "a",
      "M2 74q0-6 8-6H110q8 0 8 6 0 10-9 10-8 0-10-6-6 8-14 8-8 0-12-8-6 8-13 8-7 0-13-8-6 8-14 8-8 0-12-8-4 6-11 6-8 0-8-10Z",
    ) +
    box("e", [6, 84, 108, 10, 4]) +
    path("c", "M4 94H116V106Q116 110 110 110H10Q4 110 4 106Z"),
);

export const mixingBowl: Drawn =
  at(
    [84, 60, 1, 30],
    path("l", "M0 0C-22-14-18-44 0-56 18-44 22-14 0 0ZM0 0C-10-14-8-44 0-56 8-44 10-14 0 0Z"),
  ) +
  path("e", "M8 48H112C112 80 96 98 84 106V112H36V106C24 98 8 80 8 48Z") +
  path("a", "M12 62H108L104 76H16Z") +
  box("c", [4, 42, 112, 10, 5]);

export const pancakes: Drawn =
  [92, 78, 64, 50].map((y, index) => box("b", [16 - (index % 2) * 4, y, 92, 14, 7])).join("") +
  path(
    "a",
    "M24 50Q60 38 96 50 100 60 94 64 88 68 86 60 82 54 78 60V76Q74 84 70 76V60Q62 54 58 62 52 70 48 60 36 54 32 62 24 64 24 50Z",
  ) +
  path("c", "M48 36L66 30 78 38 60 46Z") +
  path("c", "M48 36V42L60 52V46ZM60 46V52L78 44V38Z") +
  path("c", "M2 104H118Q114 112 102 112H18Q6 112 2 104Z");

/** A flower with five petals, seen from above: its middle and its size. */
const bloom = (look: "a" | "b", [x, y, size]: readonly [number, number, number]): Drawn =>
  at(
    [x, y, size],
    ...[0, 72, 144, 216, 288].map((turn) => at([0, 0, 1, turn], disc(look, [0, -6, 4.6]))),
    disc("c", [0, 0, 3.6]),
  );

/** A cake of three tiers with flowers down its side. */
export const weddingCake: Drawn =
  path("e", "M6 102H114L104 112H16Z") +
  box("c", [16, 70, 88, 32, 3]) +
  box("c", [28, 40, 64, 30, 3]) +
  box("c", [40, 14, 40, 26, 3]) +
  path("n", "M16 94H104M28 63H92M40 33H80") +
  bloom("b", [60, 9, 1]) +
  bloom("a", [76, 16, 0.8]) +
  bloom("a", [82, 42, 1]) +
  bloom("b", [93, 54, 0.8]) +
  bloom("b", [32, 70, 1.1]) +
  bloom("a", [47, 78, 0.8]) +
  bloom("b", [96, 78, 0.9]);

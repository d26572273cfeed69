import { at, box, type Drawn, disc, oval, path } from "../shape.ts";
import { fish } from "./table.ts";

/** Main dishes as they come to the table, in a field of 120 by 112 units. */

/** A plate from slightly above, its foot on the line. */
const platter: Drawn = oval("c", [60, 86, 58, 24]) + oval("n", [60, 84, 44, 16]);

/** A deep bowl, its rim at y 58. */
const bowl: Drawn = path("a", "M6 58H114C114 86 96 102 80 106V112H40V106C24 102 6 86 6 58Z");

const steam: Drawn = path("l", "M44 32c-7-8 7-12 0-24M62 28c-7-8 7-12 0-24M80 32c-7-8 7-12 0-24");

export const steak: Drawn =
  box("e", [2, 98, 116, 14, 4]) +
  path(
    "c",
    "M10 62C8 34 36 8 70 8 102 8 120 28 116 54 112 76 92 76 80 84 68 92 60 104 40 102 22 100 12 82 10 62Z",
  ) +
  path(
    "b",
    "M21 62C20 40 42 19 70 19 94 19 107 34 105 51 103 64 88 64 74 72 60 80 54 92 42 91 30 90 22 78 21 62Z",
  ) +
  path("c", "M62 16C66 34 58 46 34 62L40 71C66 56 76 40 74 16Z") +
  path("w", "M86 34Q94 40 92 50M36 40Q42 34 48 32M52 72Q60 66 68 62");

export const roast: Drawn =
  path("l", "M40 24c-6-7 6-11 0-20M62 20c-6-7 6-11 0-20") +
  path("c", "M98 56L108 40C102 32 112 26 116 32 124 32 122 44 114 44L106 62Z") +
  path("b", "M10 96C4 66 24 40 56 42 66 34 92 38 102 58 112 76 104 96 92 98H18Z") +
  path("b", "M52 90C46 70 62 56 78 60 90 62 98 58 104 52L112 60C106 68 106 82 96 90 82 100 58 102 52 90Z") +
  path("w", "M22 72C24 62 32 54 42 52") +
  path("a", "M2 96H118C116 106 106 112 92 112H28C14 112 4 106 2 96Z");

export const burger: Drawn = at(
  [0, 2],
  path("b", "M10 50C10 22 32 10 60 10S110 22 110 50Z") +
    path("c", "M6 62H114L98 70 84 62 70 78 52 62Z") +
    path(
      "a",
      "M4 62Q4 52 14 52H106Q116 52 116 62 108 70 100 62 92 70 84 62 76 70 68 62 60 70 52 62 44 70 36 62 28 70 20 62 12 70 4 62Z",
    ) +
    box("d", [8, 72, 104, 16, 8]) +
    path("b", "M10 90H110V98Q110 110 98 110H22Q10 110 10 98Z") +
    path("n", "M36 30l6-4M56 24h7M78 28l6 4M46 40l6-2M68 38l6 2"),
);

export const wholeFish: Drawn = at(
  [0, 1],
  oval("c", [60, 78, 60, 33]) +
    oval("n", [60, 76, 49, 24]) +
    path("b", "M44 56A14 14 0 0 1 72 54Z") +
    at([8, 24, 0.86], fish),
);

export const seafood: Drawn = at(
  [0, 2],
  platter +
    path("b", "M92 90C70 84 66 54 74 40 82 30 106 30 114 42 120 56 114 84 96 90Z") +
    path("n", "M94 88L80 46M94 88V40M94 88L108 46") +
    path(
      "a",
      "M64 92C36 100 10 84 12 58 14 38 32 28 48 34L52 46C38 44 32 52 32 62 32 74 46 80 62 76L74 68 78 80 76 92Z",
    ) +
    path("n", "M33 58L13 56M34 68L16 78M42 76L32 92M54 78L52 94") +
    path("l", "M48 34C56 24 60 16 58 6M46 33C46 24 42 14 34 8") +
    disc("d", [42, 40, 3]),
);

export const soup: Drawn =
  steam +
  path("e", "M78 58L106 18C110 12 118 18 114 24L92 60Z") +
  bowl +
  oval("c", [60, 58, 54, 14]) +
  oval("b", [60, 60, 44, 9]) +
  path("w", "M34 60q8-5 16-2");

const strands: Drawn =
  path("c", "M16 60C14 36 34 26 60 26S106 36 104 60Z") +
  path(
    "n",
    "M24 58C24 42 34 36 44 36M36 58C36 46 44 42 54 44 60 46 62 52 62 58M48 58C48 54 50 52 53 53M58 34C72 36 76 46 74 58M72 32C88 36 90 48 86 58M94 42C98 48 97 54 96 58",
  );

export const noodles: Drawn =
  path("e", "M66 38L104 0 108 3 72 43ZM78 42L116 10 119 14 83 48Z") +
  strands +
  oval("c", [30, 46, 13, 16]) +
  disc("b", [30, 48, 6.5]) +
  bowl +
  path("w", "M20 72H100");

export const pasta: Drawn =
  path("e", "M86 2V22C86 30 90 32 92 34V82H98V34C100 32 104 30 104 22V2H100V20H97V2H93V20H90V2Z") +
  path("b", "M14 94C12 68 32 56 58 56S104 68 102 94Z") +
  path(
    "n",
    "M22 92C22 78 30 74 36 76M36 92C36 84 46 80 54 84M82 72C88 78 90 84 90 92M58 92C58 84 68 80 76 88",
  ) +
  path(
    "a",
    "M28 68C26 52 42 44 56 46 72 42 86 52 82 66 78 74 70 68 64 74 56 80 50 70 42 74 34 76 30 74 28 68Z",
  ) +
  path("g", "M56 56C42 54 40 40 46 32 56 34 64 42 56 56ZM56 56C60 44 72 38 82 42 80 52 70 58 56 56Z") +
  path("c", "M2 92H118C116 106 104 112 90 112H30C16 112 4 106 2 92Z");

export const curry: Drawn =
  path("l", "M78 30c-7-8 7-12 0-24M96 34c-7-8 7-12 0-24") +
  path("c", "M14 60C14 34 28 22 44 22S72 34 72 60Z") +
  path("n", "M30 40l5 3M44 32l5-2M56 42l-4 4M40 50l5 2M26 52l4-2M58 54l4-2") +
  path("b", "M54 60C54 46 68 42 78 46 90 38 108 46 108 60Z") +
  path("n", "M72 54q4-6 8 0M90 54q4-5 8 0") +
  path("a", "M4 58H116C116 86 98 104 76 106V112H44V106C22 104 4 86 4 58Z") +
  path("w", "M18 72H102");

const chunks = (["a", "b", "a", "c", "a"] as const)
  .map((look, index) => box(look, [-48 + index * 19, -14, 17, 28, 5]))
  .join("");

/** Chunks on two skewers. */
export const skewers: Drawn =
  box("e", [2, 98, 116, 14, 4]) +
  [38, 78].map((y) => at([60, y, 1, -6], path("l", "M-64 0H64"), chunks)).join("");

/** Small fish on a board, as they are grilled or pickled. */
export const smallFish: Drawn =
  at([12, 14, 0.62], fish) +
  at([40, 42, 0.62], fish) +
  path("c", "M2 98H118V104Q118 112 110 112H10Q2 112 2 104Z");

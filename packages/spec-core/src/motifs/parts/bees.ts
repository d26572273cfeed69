import { at, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Bees and their hives, in a field of 120 by 112 units. */

/** A bee, its middle at 0, 0, flying to the left. */
const flying: Drawn =
  at([4, -12, 1, 24], oval("c", [0, -10, 9, 15])) +
  at([14, -10, 1, 52], oval("c", [0, -10, 8, 14])) +
  path("b", "M-26 2C-26-12-12-16 4-14 20-14 34-6 38 4 34 14 20 20 4 20-12 20-26 16-26 2Z") +
  path("d", "M-6-15H4V20H-6ZM14-13Q20-12 24-9V14Q20 17 14 19Z") +
  disc("d", [-17, 0, 3]) +
  path("l", "M-22-8L-32-18M-16-12L-20-24");

export const bee: Drawn = at([56, 64, 1.5], flying);

/** A hive of boards, with a bee before it. */
export const beehive: Drawn =
  path("a", "M16 26L28 8H92L104 26Z") +
  path("c", "M22 26H98L100 46H20Z") +
  path("c", "M20 46H100L102 66H18Z") +
  path("c", "M18 66H102L104 90H16Z") +
  box("e", [10, 88, 100, 9, 2]) +
  path("e", "M22 97H34L30 112H20ZM86 97H98L100 112H90Z") +
  box("d", [42, 78, 36, 9, 4]) +
  at([98, 40, 0.5], flying) +
  at([22, 62, 0.42], flying);

/** A frame of comb. */
export const comb: Drawn =
  box("e", [-2, 14, 124, 14, 3]) +
  box("e", [8, 24, 104, 88, 3]) +
  box("b", [17, 32, 86, 72]) +
  [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2, 3].map((column) => [30 + column * 21 - (row % 2) * 10.5, 46 + row * 22] as const),
    )
    .filter(([x]) => x > 26)
    .map(([x, y]) =>
      path("c", `M${x} ${y - 10}L${x + 9} ${y - 5}V${y + 5}L${x} ${y + 10} ${x - 9} ${y + 5}V${y - 5}Z`),
    )
    .join("");

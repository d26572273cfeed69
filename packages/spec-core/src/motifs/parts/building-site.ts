import { at, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Machines and work of a building site, in a field of 120 by 112 units. */
export const digger: Drawn = at(
  [0, 2],
  path("b", "M44 64L76 12 88 16 88 22 62 72Z") +
    path("b", "M76 12L90 12 108 62 96 66Z") +
    path("e", "M94 62L116 58C120 76 110 92 90 92L98 80Z") +
    path("c", "M12 60V34Q12 28 18 28H40L50 60Z") +
    path("s", "M20 36H36L42 54H20Z") +
    path("a", "M4 58H60Q66 58 66 64V86H4Z") +
    box("d", [2, 90, 72, 20, 10]) +
    [14, 38, 62].map((x) => disc("c", [x, 100, 5])).join("") +
    disc("d", [82, 18, 3]),
);

export const mixer: Drawn = at(
  [3.2, 5.6, 0.95],
  path("e", "M50 58H64L92 104H78Z") +
    path("e", "M56 60H68L34 104H22Z") +
    at(
      [58, 44, 1, 28],
      path("a", "M-36-14L-8-36H18L38-22V22L18 36H-8L-36 14Z"),
      path("n", "M-8-36V36M18-36V36"),
      oval("d", [-36, 0, 5, 14]),
    ) +
    box("b", [64, 56, 30, 22, 4]) +
    disc("d", [84, 100, 12]) +
    disc("c", [84, 100, 4]) +
    box("d", [16, 102, 24, 10, 3]),
);

export const scaffold: Drawn =
  path("l", "M18 34L102 70M18 78L102 106") +
  [10, 58, 106].map((x) => path("l", `M${x} 2V112`)).join("") +
  path("l", "M4 12H116M4 22H116M4 58H116") +
  [30, 70].map((y) => box("b", [2, y, 116, 9, 2])).join("") +
  [4, 52, 100].map((x) => box("d", [x, 107, 12, 5])).join("");

/** Tiles on a wall; the last one is being placed. */
export const tiling: Drawn =
  box("c", [4, 4, 112, 108, 2]) +
  [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2]
        .filter((column) => row + column < 4)
        .map((column) => box((row + column) % 2 ? "e" : "a", [8 + column * 36, 8 + row * 35, 32, 31, 2])),
    )
    .join("") +
  path("n", "M80 80h32v28h-32Z") +
  at([98, 90, 1, -18], box("b", [-16, -15.5, 32, 31, 2]), path("w", "M-8-6V6"));

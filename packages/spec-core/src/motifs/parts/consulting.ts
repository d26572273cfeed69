import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of a room in which people talk, in a field of 120 by 112 units. */

/** An armchair from the side; its seat is on the left or on the right. */
export const armchair = (seat: "left" | "right"): Drawn => {
  const x = (left: number, width = 0): number => (seat === "right" ? left : 120 - left - width);
  return (
    path("l", `M${x(28)} 98L${x(24)} 112M${x(98)} 98L${x(102)} 112`) +
    path(
      "a",
      `M${x(12)} 22C${x(8)} 4 ${x(40)} 0 ${x(44)} 18L${x(54)} 66V98H${x(30)}Q${x(20)} 98 ${x(18)} 86Z`,
    ) +
    box("b", [x(44, 62), 54, 62, 20, 9]) +
    box("a", [x(30, 78), 70, 78, 30, 8]) +
    path(
      "e",
      `M${x(36)} 52Q${x(36)} 44 ${x(46)} 44H${x(92)}Q${x(102)} 44 ${x(102)} 52V70H${x(88)}V58H${x(36)}Z`,
    ) +
    path("w", `M${x(24)} 24L${x(32)} 62`)
  );
};

export const tissues: Drawn = at(
  [0, 4],
  path("c", "M44 62C36 40 50 36 56 14 66 24 64 34 74 30 84 44 78 54 80 62Z") +
    path("n", "M58 30C54 42 56 50 54 60") +
    box("a", [18, 62, 84, 46, 6]) +
    oval("d", [60, 66, 26, 5]) +
    path("w", "M30 84H66M30 94H54"),
);

export const floorLamp: Drawn =
  path("l", "M60 40V108") +
  box("e", [36, 104, 48, 8, 4]) +
  path("b", "M44 4H76L92 42H28Z") +
  path("l", "M78 42V58");

/** A thread that is tangled at its beginning and runs straight at its end. */
export const tangle: Drawn = at(
  [0, 9.1],
  band("a", {
    d: "M8 96C26 108 58 96 62 66 66 34 40 18 28 36 16 56 44 82 66 66 92 46 66 8 46 22 24 38 50 76 78 60 96 50 92 84 116 84",
    width: 6,
    isRound: true,
  }),
);

/** A clock on a wall. */
export const clock: Drawn = at(
  [0, 2],
  disc("a", [60, 58, 52]) +
    disc("c", [60, 58, 42]) +
    path("n", "M60 22V28M60 88V94M24 58H30M90 58H96") +
    band("n", { d: "M60 58V32M60 58L78 68", width: 5, isRound: true }) +
    disc("b", [60, 58, 5]),
);

/** Two people, close to each other. */
export const pair: Drawn =
  disc("a", [38, 26, 17]) +
  path("a", "M6 112V84C6 60 24 50 38 50S70 60 70 84V112Z") +
  disc("b", [84, 38, 15]) +
  path("b", "M54 112V92C54 70 70 60 84 60S114 70 114 92V112Z");

/** A picture of hills and sun in its frame. */
export const view: Drawn =
  box("e", [4, 10, 112, 92, 3]) +
  box("c", [14, 20, 92, 72]) +
  disc("b", [78, 42, 11]) +
  path("a", "M14 92V76Q34 50 56 70T106 64V92Z") +
  path("n", "M14 84Q44 70 66 82T106 80");

import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { frame } from "./studio.ts";

/** Photographs and what photographers and film makers use, in a field of 120 by 112 units. */

const bust = (look: "a" | "b" | "e", [x, size]: readonly [number, number]): Drawn =>
  at([x, 74, size], path(look, "M-22 0C-22-20-13-28 0-28S22-20 22 0Z"), disc(look, [0, -40, 11]));

/** A print with people on it, tilted. */
const printOf = (turn: number, ...people: readonly Drawn[]): Drawn =>
  at(
    [60, 58, 1, turn],
    at(
      [-60, -58],
      box("c", [14, 6, 92, 104, 3]),
      box("s", [23, 15, 74, 68]),
      ...people,
      box("n", [23, 15, 74, 68]),
    ),
  );

export const couple: Drawn = at(
  [0, -1.1],
  printOf(
    -4,
    at([0, 9], bust("a", [46, 0.92]), bust("b", [74, 0.84])),
    path("b", "M60 104C50 98 47 94 49 90 51 87 57 87 60 92 63 87 69 87 71 90 73 94 70 98 60 104Z"),
  ),
);

export const familyPrint: Drawn = printOf(
  3,
  at([0, 9], bust("a", [44, 0.86]), bust("b", [78, 0.8]), bust("e", [61, 0.5])),
);

export const headshot: Drawn = at([0, 2], printOf(0, at([0, 9], bust("a", [60, 1.3]))));

/** A mother and the child in her arms. */
export const newborn: Drawn = printOf(
  -3,
  at([0, 9], bust("a", [54, 1.2])),
  at(
    [68, 68, 1, -24],
    path("c", "M-20-10H14Q22-10 22 0T14 10H-20Q-26 10-26 0T-20-10Z"),
    disc("b", [-16, 0, 9]),
  ),
);

export const drone: Drawn = at(
  [0, 5],
  path("l", "M38 56L18 40M82 56L102 40M40 74L26 92M80 74L94 92M18 40V30M102 40V30") +
    band("l", { d: "M2 28H34M86 28H118", width: 5, isRound: true }) +
    box("a", [32, 48, 56, 28, 12]) +
    box("e", [46, 76, 28, 12, 2]) +
    disc("d", [60, 92, 15]) +
    disc("c", [60, 92, 7]) +
    disc("y", [44, 60, 4]),
);

export const clapper: Drawn = at(
  [6, 15.2, 0.88],
  box("a", [8, 46, 104, 64, 4]),
  path("w", "M22 66H60M22 80H82M22 94H70"),
  box("d", [8, 34, 104, 16, 2]),
  path("z", "M20 50L30 34H44L34 50ZM52 50L62 34H76L66 50ZM84 50L94 34H108L98 50Z"),
  at(
    [10, 34, 1, -17],
    box("d", [-2, -16, 104, 16, 2]),
    path("z", "M12 0L2-16H16L26 0ZM44 0L34-16H48L58 0ZM76 0L66-16H80L90 0Z"),
  ),
);

/** An album with its photographs. */
export const album: Drawn = at(
  [0, 4],
  path("a", "M2 30H118V108H2Z") +
    path("c", "M8 24Q36 14 60 28V102Q36 88 8 98ZM112 24Q84 14 60 28V102Q84 88 112 98Z") +
    box("e", [16, 34, 34, 24, 1]) +
    path("x", "M16 58V52L26 42 36 52 42 46 50 54V58Z") +
    box("b", [16, 66, 15, 18, 1]) +
    box("e", [35, 66, 15, 18, 1]) +
    box("e", [70, 34, 34, 50, 1]) +
    path("a", "M74 84C74 70 80 64 87 64S100 70 100 84Z") +
    disc("a", [87, 54, 8]),
);

/** A product on a table with a bent backdrop, in the light of a lamp. */
export const productShot: Drawn =
  path("c", "M8 8H70V80Q70 94 82 94H90V110H0V94H8Z") +
  path("n", "M8 94H70") +
  path("a", "M26 50H52V90q0 4-4 4H30q-4 0-4-4Z") +
  box("b", [33, 36, 12, 14, 2]) +
  box("c", [26, 64, 26, 16]) +
  path("l", "M104 44V112M92 112H116") +
  path("b", "M88 10L118 22 110 48 80 40Z") +
  path("c", "M88 10L80 40 75 36 82 10Z");

/** A picture of a house in its frame. */
export const housePicture: Drawn =
  box("b", [8, 8, 104, 104, 2]) +
  box("c", [20, 20, 80, 80]) +
  path("a", "M30 60L60 34 90 60Z") +
  box("e", [38, 60, 44, 40]) +
  box("b", [54, 76, 14, 24]) +
  box("n", [20, 20, 80, 80]);

/** Pictures on a wall, of three sizes. */
export const wallArt: Drawn = at(
  [0, 0.5],
  at([-2, -2, 0.6], frame) + at([62, 4, 0.5], frame) + at([30, 60, 0.46], frame),
);

/** An old print, one corner of which is mended. */
export const restored: Drawn = at(
  [0, 2],
  box("c", [14, 6, 92, 104, 2]) +
    box("e", [24, 16, 72, 84]) +
    path("a", "M36 100C36 72 46 62 60 62S84 72 84 100Z") +
    disc("a", [60, 44, 15]) +
    path("c", "M96 100V58L82 70 86 84 74 88 70 100Z") +
    at([92, 84, 1, -38], box("b", [-22, -7, 44, 14, 7]), path("n", "M-4-2H4M-4 3H4")),
);

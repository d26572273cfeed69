import { writing } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of consultants, coaches and recruiters, in a field of 120 by 112 units. */

/** A chart on an easel. */
export const flipChart: Drawn =
  path("l", "M34 84L24 112M86 84L96 112M60 84V104") +
  box("c", [14, 10, 92, 76, 2]) +
  box("a", [10, 4, 100, 12, 3]) +
  [16, 28, 42]
    .map((height, index) => box(index === 2 ? "b" : "e", [28 + index * 24, 76 - height, 16, height, 1]))
    .join("") +
  path("n", "M24 76H96M26 44L60 34 80 24");

/** A board on which work moves from the left to the right. */
export const planBoard: Drawn = at(
  [0, 8],
  box("c", [4, 14, 112, 90, 4]) +
    path("a", "M4 32V18q0-4 4-4H112q4 0 4 4V32Z") +
    path("n", "M41 32V104M79 32V104") +
    box("b", [11, 40, 24, 16, 2]) +
    box("e", [11, 62, 24, 16, 2]) +
    box("e", [48, 40, 24, 16, 2]) +
    box("b", [86, 40, 24, 16, 2]) +
    box("b", [86, 62, 24, 16, 2]) +
    path("n", "M91 48l5 5 8-9M91 70l5 5 8-9"),
);

/** Two pieces of a puzzle that fit. */
export const puzzle: Drawn = at(
  [0, 4],
  path("b", "M60 36H76C70 18 98 18 92 36H116V108H60Z") +
    path("a", "M4 36H60V60C80 52 80 88 60 80V108H44C50 90 20 90 26 108H4Z"),
);

export const megaphone: Drawn = at(
  [0, 10],
  path("e", "M30 66L40 102H56L48 64Z"),
  path("a", "M14 40H36L90 8V96L36 66H14Q6 66 6 53T14 40Z"),
  path("c", "M36 40V66H14Q6 66 6 53T14 40Z"),
  oval("b", [90, 52, 11, 44]),
  path("l", "M108 34L118 28M110 52H121M108 70L118 76"),
);

/** A sheet with a portrait and a career. */
export const profileSheet: Drawn = at(
  [0, 2],
  path("c", "M18 4H102V110H18Z") +
    box("e", [28, 14, 34, 38, 2]) +
    path("a", "M32 52C32 40 38 36 45 36S58 40 58 52Z") +
    disc("a", [45, 26, 7]) +
    path("n", "M72 20H92M72 32H92M72 44H84") +
    box("b", [28, 62, 64, 8, 1]) +
    writing([28, 80, 64, 3]),
);

export const checklist: Drawn =
  box("e", [14, 12, 92, 100, 6]) +
  box("c", [24, 24, 72, 78, 2]) +
  box("a", [42, 4, 36, 18, 4]) +
  path("n", "M58 44H86M58 64H86M58 84H78") +
  [44, 64, 84].map((y) => band("a", { d: `M33 ${y}l5 5 10-11`, width: 4.5, isRound: true })).join("");

/** A sheet under a rubber stamp. */
export const stampedSheet: Drawn =
  path("c", "M6 22H78V112H6Z") +
  writing([18, 38, 48, 3]) +
  box("n", [18, 74, 48, 26, 3]) +
  path("n", "M32 87l7 7 13-15") +
  disc("b", [92, 16, 13]) +
  path("b", "M86 26H98L102 54H82Z") +
  box("a", [68, 54, 48, 22, 4]) +
  box("d", [72, 76, 40, 7, 2]);

/** Two chairs that face each other over a table. */
export const twoChairs: Drawn =
  [1, -1]
    .map((side) =>
      at(
        [60 + side * 44, 112],
        path("l", `M${side * 10} 0V-40M${side * -16} 0V-40`),
        box("a", [side > 0 ? 4 : -16, -88, 12, 48, 5]),
        box("b", [side > 0 ? -20 : -16, -48, 36, 10, 4]),
      ),
    )
    .join("") +
  path("e", "M56 66H64V104H76V112H44V104H56Z") +
  box("c", [34, 58, 52, 9, 3]);

/** Two people, the taller one on the right. */
export const pairFacing: Drawn =
  disc("c", [36, 46, 14]) +
  path("c", "M8 112C8 82 20 70 36 70S62 82 62 112Z") +
  disc("a", [82, 36, 17]) +
  path("a", "M50 112C50 76 62 62 82 62S114 76 114 112Z");

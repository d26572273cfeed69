import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { mug } from "./studio.ts";

/** Pots and the tools of a pottery, in a field of 120 by 112 units. */

/** A pile of plates behind one that stands. */
export const plates: Drawn =
  disc("a", [54, 54, 50]) +
  disc("e", [54, 54, 35]) +
  disc("c", [54, 54, 30]) +
  path("w", "M18 40a38 38 0 0 1 18-20") +
  [0, 1, 2]
    .map((plate) =>
      path(
        plate % 2 ? "c" : "b",
        `M34 ${94 - plate * 10}H118Q112 ${106 - plate * 10} 98 ${106 - plate * 10}H54Q40 ${106 - plate * 10} 34 ${94 - plate * 10}Z`,
      ),
    )
    .join("") +
  path("d", "M58 106H94V112H58Z");

export const pot: Drawn =
  band("n", { d: "M86 52q30-6 26 22T82 92", width: 13 }) +
  band("a", { d: "M86 52q30-6 26 22T82 92", width: 9 }) +
  path("a", "M28 66L6 40 16 34 42 54Z") +
  path("a", "M24 74C24 48 40 36 60 36S96 48 96 74 84 112 60 112 24 100 24 74Z") +
  path("c", "M26 62C36 76 50 60 60 70S84 74 94 62C90 44 76 36 60 36S30 44 26 62Z") +
  path("b", "M42 40C44 28 76 28 78 40Z") +
  disc("b", [60, 24, 6]);

export const jug: Drawn =
  band("n", { d: "M80 40q32 0 28 26T78 84", width: 13 }) +
  band("e", { d: "M80 40q32 0 28 26T78 84", width: 9 }) +
  path("e", "M12 8Q30 18 74 10L70 34C86 50 90 76 78 112H30C16 78 22 52 36 36 32 24 24 16 12 8Z") +
  path("a", "M12 8Q30 18 74 10L70 34C64 44 56 36 50 44S38 42 36 36C32 24 24 16 12 8Z") +
  path("n", "M30 92H80");

export const planter: Drawn =
  path("g", "M60 58C52 40 32 34 24 40 30 54 46 60 60 58ZM60 58C68 36 90 28 100 34 94 52 76 60 60 58Z") +
  path("a", "M60 60C50 40 54 18 62 6 72 20 70 42 60 60Z") +
  path("n", "M60 58V22") +
  path("b", "M22 58H98L88 106H32Z") +
  path(
    "c",
    "M26 76L35 70 44 76 53 70 62 76 71 70 80 76 89 70 95 74 92 86 86 82 78 88 69 82 60 88 51 82 42 88 33 82 28 84Z",
  ) +
  box("e", [26, 104, 68, 8, 3]);

/** Four tiles with a pattern. */
export const tiles: Drawn = at(
  [0, 1],
  [
    [6, 4],
    [61, 4],
    [6, 58],
    [61, 58],
  ]
    .map(([x = 0, y = 0], index) =>
      at(
        [x, y],
        box(index % 3 ? "c" : "a", [0, 0, 53, 53, 3]),
        path(index % 3 ? "a" : "c", "M26 6L32 21 47 27 32 33 26 48 20 33 5 27 20 21Z"),
        disc("b", [26, 27, 6]),
      ),
    )
    .join(""),
);

/** A mug and the brush that paints it. */
export const paintedMug: Drawn = at(
  [0, 0],
  at([-6, 0], mug) +
    at(
      [96, 54, 1, 30],
      path("e", "M-4-50Q0-56 4-50L5 10H-5Z"),
      box("c", [-6, 8, 12, 10, 1]),
      path("b", "M-7 18H7Q9 34 0 46-9 34-7 18Z"),
    ),
);

/** A lump of clay, a wire and a loop tool. */
export const clayTools: Drawn = at(
  [0, -1.2],
  path("e", "M6 112C2 84 18 66 40 68 62 62 78 82 74 112Z") +
    path("n", "M22 84q8-6 16-4M46 96q8-6 14 0") +
    at(
      [94, 58, 1, 8],
      path("l", "M0-18C-18-30-14-54 0-54S18-30 0-18Z"),
      box("d", [-4, -20, 8, 10, 1]),
      box("a", [-6, -12, 12, 66, 6]),
    ) +
    band("l", { d: "M14 44Q36 24 62 36", width: 2 }) +
    at([13, 45, 1, -38], box("b", [-4, -14, 8, 28, 4])) +
    at([64, 37, 1, 24], box("b", [-4, -14, 8, 28, 4])),
);

/** A form turned by hand: a head, as sculptors make them. */
export const sculpture: Drawn =
  box("e", [28, 92, 64, 20, 2]) +
  path(
    "c",
    "M44 92C46 82 46 76 44 70 30 62 28 40 36 24 46 6 78 4 88 24 94 38 90 50 92 56L98 68 90 72C90 82 86 84 76 82L78 92Z",
  ) +
  path("n", "M78 50q5-4 9 0M80 70q5 1 9-1") +
  path(
    "a",
    "M36 24C46 6 78 4 88 24 76 22 70 30 62 32 60 46 54 50 46 50 44 60 44 66 44 70 30 62 28 40 36 24Z",
  );

/** A bowl whose cracks are filled with gold. */
export const mended: Drawn =
  path("a", "M6 46H114C114 82 94 100 74 104V112H46V104C26 100 6 82 6 46Z") +
  oval("e", [60, 46, 54, 12]) +
  band("b", { d: "M36 57L46 76 34 92M46 76L70 84 78 102M70 84L84 70 80 56", width: 5, isRound: true });

import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { roadBike } from "./bicycles.ts";

/** Repairs and accessories of a bicycle shop, in a field of 120 by 112 units. */

/** A bicycle in a mechanic's stand. */
export const workStand: Drawn =
  band("n", { d: "M60 104V20", width: 10 }) +
  band("c", { d: "M60 104V20", width: 6.6 }) +
  path("b", "M24 112L34 106 54 102V96H66V102L86 106 96 112Z") +
  at([18, 0, 0.72], roadBike) +
  box("b", [42, 20, 24, 11, 4]);

/** A spanner and a screwdriver, crossed. */
export const bikeTools: Drawn = at(
  [0, 3.7],
  at(
    [60, 58, 1, -45],
    path(
      "e",
      "M-8-38C-18-44-18-58-8-62V-48H8V-62C18-58 18-44 8-38L7 38C18 44 18 58 8 62V48H-8V62C-18 58-18 44-7 38Z",
    ),
  ) +
    at(
      [60, 58, 1, 45],
      path("c", "M-3-4V-52L-6-62H6L3-52V-4Z"),
      box("a", [-9, -6, 18, 64, 8]),
      path("w", "M-3 6V46M3 6V46"),
    ),
);

/** An inner tube with a patch, and the glue for it. */
export const puncture: Drawn = at(
  [0, 1.4],
  band("n", { d: "M54 18a40 40 0 1 1-.1 0", width: 18 }) +
    band("a", { d: "M54 18a40 40 0 1 1-.1 0", width: 14 }) +
    band("l", { d: "M54 84V68", width: 5 }) +
    at([82, 29, 1, 45], box("c", [-17, -11, 34, 22, 8]), path("n", "M-5 0H5M0-5V5")) +
    at([94, 96, 1, -20], box("b", [-18, -7, 30, 16, 2]), path("d", "M12-3H20V5H12Z")),
);

const trueWheel: Drawn =
  disc("d", [56, 46, 44]) +
  disc("l", [56, 46, 44]) +
  disc("c", [56, 46, 38]) +
  disc("s", [56, 46, 34]) +
  disc("n", [56, 46, 34]) +
  [0, 45, 90, 135].map((turn) => at([56, 46, 1, turn], path("l", "M-4-32L4 32M4-32L-4 32"))).join("");

/** A wheel in the stand in which it is trued, with the finger that touches its rim. */
export const wheelStand: Drawn =
  trueWheel +
  path("a", "M86 104V66L96 54 104 60 98 70V104Z") +
  path("b", "M10 112Q10 102 20 102H104Q114 102 114 112Z") +
  path("b", "M46 102L50 46Q56 38 62 46L68 102Z") +
  disc("c", [56, 46, 4]);

/** A chain wheel with its crank, pedal and a length of chain. */
export const gears: Drawn = at(
  [0, 6],
  band("l", { d: "M4 12H54M4 84H54", width: 6, dash: "8 4" }) +
    band("l", { d: "M54 10a38 38 0 1 1-.1 0", width: 12, dash: "6 5.940" }) +
    disc("e", [54, 48, 36]) +
    disc("c", [54, 48, 24]) +
    path("e", "M50 26H58L74 64 68 70 54 58 40 70 34 64Z") +
    band("n", { d: "M54 48L90 94", width: 14, isRound: true }) +
    band("a", { d: "M54 48L90 94", width: 10, isRound: true }) +
    disc("b", [54, 48, 9]) +
    box("d", [78, 92, 36, 14, 3]),
);

/** A brake disc with its caliper. */
export const brake: Drawn = at(
  [0, 4],
  disc("e", [54, 60, 48]) +
    disc("c", [54, 60, 34]) +
    Array.from({ length: 10 }, (_, hole) => {
      const angle = (hole * Math.PI) / 5;
      return disc("d", [54 + 41 * Math.cos(angle), 60 + 41 * Math.sin(angle), 3]);
    }).join("") +
    path(
      "e",
      "M50 60L46 26H62L58 60ZM54 56L84 42 90 56 56 64ZM50 56L24 42 18 56 52 64ZM52 58L36 90 50 96 58 62ZM50 62L58 96 72 90 58 58Z",
    ) +
    disc("b", [54, 60, 10]) +
    path("a", "M78 4H104Q114 4 114 14V50L92 42Q86 30 74 24Z"),
);

export const helmet: Drawn = at(
  [0, 8],
  path("l", "M38 70L58 100 82 72M58 100L60 104"),
  path("a", "M8 72C6 34 34 16 62 16S116 36 114 64Q112 72 102 72Z"),
  path(
    "c",
    "M30 34Q48 22 66 24L56 36Q42 38 32 50ZM72 26Q88 30 98 42L84 42 66 36ZM26 56Q40 44 58 44L52 56 30 64ZM66 46L90 50 104 60H72Z",
  ),
  path("b", "M8 66H112Q112 76 102 76H12Q7 74 8 66Z"),
);

/** A lock in the shape of a D. */
export const cycleLock: Drawn = at(
  [0, 10],
  band("n", { d: "M32 74V44a28 28 0 0 1 56 0V74", width: 17 }) +
    band("e", { d: "M32 76V44a28 28 0 0 1 56 0V76", width: 13 }) +
    box("a", [10, 74, 100, 28, 8]) +
    box("b", [48, 74, 24, 28]) +
    disc("d", [60, 85, 4]) +
    path("d", "M58 86H62L63 96H57Z"),
);

/** A lamp and its beam. */
export const cycleLight: Drawn = at(
  [0, 0.1],
  path("y", "M66 44L118 22V100L66 78Z") +
    band("l", { d: "M40 78V108M24 108H56", width: 9, isRound: true }) +
    box("a", [12, 38, 44, 46, 10]) +
    path("c", "M54 36H66V86H54Z") +
    path("w", "M22 50V70"),
);

/** A saddle on its post, and the two directions in which it is set. */
export const saddleFit: Drawn =
  band("n", { d: "M56 44L48 110", width: 11 }) +
  band("e", { d: "M56 44L48 112", width: 8 }) +
  path("a", "M14 28C22 18 40 22 56 24L108 20Q116 24 108 32 88 34 78 42 58 50 40 46 16 44 14 28Z") +
  path("w", "M24 30Q32 26 50 30") +
  band("l", { d: "M88 58V104", width: 4, isRound: true }) +
  path("l", "M78 68L88 56 98 68M78 94L88 106 98 94");

/** A bell on a piece of the handlebar, its lever to the right. */
export const bell: Drawn =
  path("l", "M14 22L4 14M32 8L26-4M106 22L116 14M88 8L94-4") +
  band("n", { d: "M-20 103H140", width: 18, isRound: true }) +
  band("c", { d: "M-20 103H140", width: 14, isRound: true }) +
  box("a", [100, 92, 48, 20, 8]) +
  path("n", "M112 92V112M124 92V112M136 92V112") +
  box("e", [46, 66, 28, 46, 3]) +
  band("n", { d: "M84 66L112 58", width: 11, isRound: true }) +
  band("c", { d: "M84 66L112 58", width: 7, isRound: true }) +
  path("b", "M16 60C16 28 34 12 60 12S104 28 104 60Q104 66 98 66H22Q16 66 16 60Z") +
  box("e", [52, 4, 16, 10, 3]) +
  path("w", "M30 50C31 38 37 30 46 26");

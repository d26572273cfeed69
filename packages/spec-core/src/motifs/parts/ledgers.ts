import { leaf, writing } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { laptopOf, plainShield } from "./desk.ts";

/** Things of accountants and of people who advise on money, in a field of 120 by 112 units. */

/** A form with boxes to fill in and a pencil. */
export const taxForm: Drawn = at(
  [0, 3],
  path("c", "M18 4H102V108H18Z") +
    path("a", "M18 4H102V26H18Z") +
    path("w", "M28 15H66") +
    [36, 52, 68].map((y) => box("e", [28, y, y === 68 ? 28 : 64, 9, 1])).join("") +
    path("n", "M28 90H50") +
    at(
      [66, 98, 1, -42],
      path("c", "M-12 0L2-7V7Z"),
      box("b", [2, -7, 42, 14]),
      box("a", [44, -7, 12, 14, 3]),
      path("d", "M-12 0L-6-3V3Z"),
    ),
);

/** A sheet of figures under a magnifier. */
export const auditSheet: Drawn = at(
  [0, 3.7],
  path("c", "M10 4H82V104H10Z") +
    writing([22, 20, 48, 5]) +
    band("n", { d: "M84 84L103 103", width: 12, isRound: true }) +
    band("b", { d: "M84 84L103 103", width: 8, isRound: true }) +
    disc("a", [68, 68, 29]) +
    disc("c", [68, 68, 21]) +
    path("n", "M58 74V66M68 78V60M78 74V54"),
);

/** A pay slip in its envelope. */
export const paySlip: Drawn =
  path("c", "M20 4H100V80H20Z") +
  path("n", "M30 18H60M78 18H90M30 32H56M78 32H90") +
  box("b", [30, 42, 60, 12, 2]) +
  path("e", "M6 46L60 84 114 46V112H6Z") +
  path("n", "M6 112L46 76M114 112L74 76");

/** A line that rises over its axes. */
export const lineChart: Drawn = at(
  [0, 6],
  box("c", [6, 10, 108, 96, 4]) +
    path("n", "M22 24V90H100M22 68H100M22 46H100") +
    band("a", { d: "M30 80L50 62 68 70 98 32", width: 6, isRound: true }) +
    [
      [30, 80],
      [50, 62],
      [68, 70],
    ]
      .map(([x = 0, y = 0]) => disc("b", [x, y, 5]))
      .join("") +
    path("b", "M104 24L101 44 86 33Z"),
);

export const laptopChart: Drawn = laptopOf(
  [20, 12, 28, 36]
    .map((height, index) =>
      box(index === 3 ? "b" : index % 2 ? "a" : "e", [33 + index * 15, 78 - height, 10, height, 1]),
    )
    .join("") + path("n", "M30 78H90"),
);

export const piggyBank: Drawn =
  disc("b", [56, 16, 14]) +
  disc("n", [56, 16, 8]) +
  path("l", "M16 66q-14-2-10-16") +
  box("a", [28, 88, 18, 24, 3]) +
  box("a", [72, 88, 18, 24, 3]) +
  oval("a", [58, 68, 46, 33]) +
  path("b", "M72 40L92 28V50Z") +
  oval("b", [104, 70, 10, 14]) +
  path("n", "M102 66v2M106 72v2") +
  disc("d", [86, 58, 3]) +
  box("d", [42, 38, 26, 6, 3]);

/** A young plant that grows from a pile of coins. */
export const coinPlant: Drawn = at(
  [0, 1],
  path("l", "M60 76V26") +
    at([60, 54, 1, -58], leaf("g", 40)) +
    at([60, 46, 1, 56], leaf("a", 46)) +
    at([60, 34, 1, -6], leaf("a", 34)) +
    [0, 1, 2].map((coin) => oval(coin === 2 ? "b" : "e", [60, 100 - coin * 12, 42, 11])).join("") +
    oval("n", [60, 76, 26, 5]),
);

/** A heart on a shield. */
export const heartShield: Drawn =
  plainShield + path("c", "M60 86C36 68 28 56 31 44 34 30 54 28 60 44 66 28 86 30 89 44 92 56 84 68 60 86Z");

import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** What physiotherapists, osteopaths, masseurs and podiatrists treat, and with what, in a field of 120 by 112 units. */

/** A person's back with the spine. */
export const spine: Drawn =
  path(
    "c",
    "M10 112C10 84 8 60 30 52 44 48 49 46 49 34H71C71 46 76 48 90 52 112 60 110 84 110 112H88L86 84 84 112H36L34 84 32 112Z",
  ) +
  path("a", "M42 18C42-6 78-6 78 18 78 30 74 38 66 40H54C46 38 42 30 42 18Z") +
  path("w", "M50 14q3-6 8-8") +
  [0, 1, 2, 3, 4].map((row) => box("b", [51 - row * 0.8, 47 + row * 13, 18 + row * 1.6, 9, 3.5])).join("");

export const couch: Drawn = at(
  [0, 2],
  path("l", "M24 74L38 110M96 74L82 110M38 110L92 76M82 110L28 76") +
    box("b", [6, 38, 32, 18, 9]) +
    box("a", [2, 54, 116, 20, 8]) +
    path("w", "M44 64H106") +
    path("c", "M66 54V46Q66 42 72 42H108Q114 42 114 48V54Z") +
    path("n", "M80 42V54M100 42V54"),
);

/** Needles in an arm. */
export const needles: Drawn =
  [
    [36, -14],
    [58, 0],
    [80, 14],
  ]
    .map(([x = 0, turn = 0]) =>
      at(
        [x, 80, 1, turn],
        path("l", "M0 4V-34"),
        box("b", [-4.5, -66, 9, 32, 4]),
        path("n", "M-4.500-57H4.500M-4.500-49H4.500M-4.500-41H4.500"),
      ),
    )
    .join("") +
  path("c", "M18 76H66C76 74 84 78 92 84L112 88Q118 90 117 96 115 101 109 101L84 104Q74 110 62 110H18Z") +
  path("n", "M86 92L66 90") +
  box("a", [-2, 72, 24, 40, 3]);

/** The sole of a foot. */
export const sole: Drawn =
  path(
    "c",
    "M34 52C40 38 84 36 92 54 98 70 82 76 80 90 78 104 70 112 58 112S40 104 40 90C40 76 28 66 34 52Z",
  ) +
  oval("c", [42, 20, 12, 16]) +
  oval("c", [63, 16, 8, 11]) +
  oval("c", [79, 21, 7, 10]) +
  oval("c", [92, 30, 6.5, 9]) +
  oval("c", [102, 42, 6, 8]) +
  oval("b", [62, 58, 17, 9]) +
  oval("a", [60, 95, 11, 10]);

/** A bent leg with a bandage at the knee. */
export const knee: Drawn =
  path(
    "c",
    "M6 34C30 20 62 14 82 18 100 22 104 36 102 50 100 66 94 74 92 92L112 100Q118 104 117 112H60Q58 104 64 98C67 84 66 74 68 60 50 60 30 64 6 70Z",
  ) +
  path("b", "M-2 36L36 21 40 64-2 74Z") +
  path(
    "a",
    "M56 18C66 16 76 16 84 18 101 23 104 36 102 50 101 60 98 68 95 76L67 74C68 68 68 64 68 60L54 60Z",
  ) +
  path("w", "M66 18L70 58M100 38L70 60M98 64L68 68") +
  path("l", "M108 12l10-8M114 26h12");

/** A band with a handle at each end. */
export const bandStretch: Drawn = at(
  [0, 1],
  band("n", { d: "M24 44C24 126 96 126 96 44", width: 11, isRound: true }) +
    band("b", { d: "M24 44C24 126 96 126 96 44", width: 6.5, isRound: true }) +
    [24, 96]
      .map(
        (x) =>
          path("n", `M${x} 46L${x - 18} 14M${x} 46L${x + 18} 14`) +
          path("l", `M${x} 46L${x - 18} 14M${x} 46L${x + 18} 14`) +
          box("a", [x - 22, 4, 44, 15, 7.5]),
      )
      .join(""),
);

/** Somebody lying on a couch, wide: 240 by 112 units. */
export const patient: Drawn =
  path("l", "M44 66L70 110M196 66L170 110M70 110L186 70M170 110L54 70") +
  box("d", [60, 106, 120, 6, 3]) +
  box("b", [10, 32, 44, 16, 8]) +
  disc("c", [38, 20, 15]) +
  path("a", "M23 16C20-2 50 0 53 12 44 10 36 12 34 20L24 24Z") +
  path("c", "M56 24C80 14 120 18 138 24L176-6Q190-10 194 4L212 34H230Q236 36 234 46H60Q50 34 56 24Z") +
  path("b", "M138 24L176-6Q190-10 194 4L198 12 152 46H128Z") +
  box("a", [2, 46, 236, 20, 9]) +
  path("w", "M16 56H150");

/** Somebody at work on a person who lies on a couch. */
export const treated: Drawn =
  path("c", "M22 66C36 50 60 54 84 58L116 64V78H22Z") +
  path("b", "M84 57L116 64V78H80Z") +
  disc("c", [15, 65, 12]) +
  path("a", "M4 60C4 46 26 46 27 60 20 58 14 60 12 66Z") +
  path("a", "M46 60V44C46 32 54 28 66 28S86 32 86 44V62Z") +
  disc("c", [66, 13, 12]) +
  path("d", "M53 12C52-4 80-4 79 12 72 6 60 6 53 12Z") +
  band("n", { d: "M52 38L40 52 48 60M80 38L92 50 78 60", width: 11, isRound: true }) +
  band("c", { d: "M52 38L40 52 48 60M80 38L92 50 78 60", width: 7, isRound: true }) +
  box("e", [0, 78, 120, 12, 5]) +
  path("l", "M16 90V112M104 90V112M16 102H104");

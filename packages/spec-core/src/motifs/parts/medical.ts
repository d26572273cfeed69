import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Things of doctors, nurses, midwives and carers, in a field of 120 by 112 units. */
export const syringe: Drawn = at(
  [4.2, 21.6, 0.93],
  at(
    [60, 50.5, 1, 42],
    path("l", "M0 34V62M0-32V-54"),
    box("c", [-15, -34, 30, 60, 4]),
    path("b", "M-15-4H15V22q0 4-4 4H-11q-4 0-4-4Z"),
    path("n", "M-15-22H-5M-15-12H-5M-15 8H-5"),
    box("e", [-6, 26, 12, 9]),
    box("e", [-23, -38, 46, 8, 4]),
    box("d", [-15, -60, 30, 8, 4]),
  ),
);

/** A capsule of two colors, its middle at 0, 0. */
const capsule: Drawn =
  box("c", [-26, -12, 52, 24, 12]) + path("a", "M0-12H14a12 12 0 0 1 0 24H0Z") + path("n", "M-16-5H-7");

export const pills: Drawn =
  path("b", "M22 34H74Q80 34 80 42V104q0 8-8 8H24q-8 0-8-8V42Q16 34 22 34Z") +
  box("c", [16, 54, 64, 36]) +
  path("n", "M28 66H66M28 78H52") +
  box("c", [12, 10, 72, 24, 5]) +
  path("n", "M26 10V34M40 10V34M55 10V34M70 10V34") +
  at([94, 86, 0.96, -52], capsule);

export const ear: Drawn =
  path(
    "c",
    "M30 92C26 76 18 66 18 44 18 18 38 2 60 2S100 18 100 42C100 60 86 68 78 80 72 92 74 112 54 112 40 112 33 104 30 92Z",
  ) +
  band("n", {
    d: "M34 48C32 28 46 18 60 18S84 28 84 44C84 56 74 60 66 70 62 76 62 84 58 90",
    width: 4,
    isRound: true,
  }) +
  band("n", { d: "M52 44C62 34 72 48 62 56 50 62 48 72 52 78", width: 4, isRound: true });

/** Two test tubes in their rack. */
export const testTubes: Drawn =
  [40, 80]
    .map(
      (x, tube) =>
        path("c", `M${x - 13} 8V84a13 13 0 0 0 26 0V8Z`) +
        path(tube ? "a" : "b", `M${x - 13} ${tube ? 60 : 44}V84a13 13 0 0 0 26 0V${tube ? 60 : 44}Z`) +
        box("e", [x - 17, 4, 34, 9, 4]),
    )
    .join("") +
  path("e", "M6 56H114V68H106V102H114V112H6V102H14V68H6Z") +
  [40, 80].map((x, tube) => path(tube ? "a" : "b", `M${x - 13} 68H${x + 13}V84a13 13 0 0 1-26 0Z`)).join("");

/** A baby in its blanket. */
export const baby: Drawn =
  path("a", "M60 2C88 2 98 24 94 46 104 62 98 112 60 112S16 62 26 46C22 24 32 2 60 2Z") +
  disc("c", [60, 38, 25]) +
  path("n", "M44 38q5 5 10 0M66 38q5 5 10 0M53 50q7 6 14 0M56 13q8 2 8 10") +
  path("b", "M26 60Q48 74 66 68L98 78Q100 92 92 100 52 96 26 60Z") +
  path("w", "M34 90q8 12 20 15");

/** A house with a heart: care at home. */
export const heartHome: Drawn =
  path("c", "M20 112V58L60 24 100 58V112Z") +
  box("e", [80, 14, 14, 30]) +
  path("a", "M4 60L60 8 116 60 106 70 60 28 14 70Z") +
  path("b", "M60 102C42 88 34 78 36 68 38 58 54 56 60 68 66 56 82 58 84 68 86 78 78 88 60 102Z");

/** A heart above an open hand. */
export const heldHeart: Drawn =
  path("a", "M64 62C42 44 34 34 36 20 38 6 58 4 64 20 70 4 90 6 92 20 94 34 86 44 64 62Z") +
  path(
    "c",
    "M26 76C38 68 48 70 56 78H76Q86 78 86 86 86 92 78 92L104 78Q114 74 117 82 118 88 110 94L82 108Q78 110 72 110H26Z",
  ) +
  path("n", "M80 92H56") +
  box("b", [4, 70, 24, 42, 3]);

/** A sheet with ticks on a clipboard. */
export const clipboard: Drawn =
  box("e", [18, 10, 84, 102, 7]) +
  box("c", [27, 22, 66, 82, 2]) +
  box("d", [42, 3, 36, 17, 5]) +
  [42, 64, 86].map((y) => band("a", { d: `M36 ${y}l5 6 9-12`, width: 4.5, isRound: true })).join("") +
  path("n", "M60 42H84M60 64H84M60 86H76");

/** A doctor's bag. */
export const bag: Drawn =
  path("l", "M42 36V20q0-10 10-10H68q10 0 10 10V36") +
  path("a", "M14 36H106L116 104q0 8-8 8H12q-8 0-8-8Z") +
  path("e", "M14 36H106L109 54H11Z") +
  box("b", [50, 46, 20, 16, 3]) +
  path("c", "M60 104C44 92 38 84 40 76 42 68 55 67 60 77 65 67 78 68 80 76 82 84 76 92 60 104Z");

export const stethoscope: Drawn = at(
  [0, 3.3],
  band("l", {
    d: "M30 8C18 8 16 20 18 34 20 56 32 66 44 66S68 56 70 34C72 20 70 8 58 8M44 66V80C44 116 96 114 96 78V62",
    width: 5.5,
    isRound: true,
  }) +
    disc("b", [96, 46, 17]) +
    disc("c", [96, 46, 9]) +
    box("a", [26, 2, 14, 12, 5]) +
    box("a", [48, 2, 14, 12, 5]) +
    disc("a", [44, 67, 6]),
);

/** A screen on which somebody speaks. */
export const videoCall: Drawn =
  box("a", [16, 16, 88, 72, 6]) +
  box("c", [24, 24, 72, 56, 2]) +
  path("b", "M36 80C36 64 46 58 60 58S84 64 84 80Z") +
  disc("b", [60, 44, 12]) +
  path("e", "M6 88H114L120 104q0 8-8 8H8q-8 0-8-8Z") +
  path("n", "M46 99H74");

export const scales: Drawn =
  box("c", [6, 30, 108, 82, 16]) +
  path("a", "M34 70V62C34 38 86 38 86 62V70Z") +
  path("w", "M60 66L72 54M44 62l3 2M60 50v3M76 62l-3 2") +
  path("n", "M20 92H48M72 92H100");

import { at, band, box, type Drawn, disc, oval, path, tube } from "../shape.ts";

/** Instruments and things for practice, in a field of 120 by 112 units. */
export const saxophone: Drawn = at(
  [0, 3.2],
  path("l", "M22 14L12 18") +
    tube("b", { d: "M22 13H40Q50 13 50 24V78Q50 101 70 101 88 101 88 82V70", width: 12 }) +
    path("b", "M80 74L72 38Q92 30 112 38L96 74Z") +
    oval("e", [92, 38, 20, 6]) +
    box("d", [8, 9, 18, 9, 4]) +
    disc("c", [50, 40, 6]) +
    disc("c", [50, 56, 6]) +
    disc("c", [50, 72, 6]) +
    path("l", "M40 36H30V58H40"),
);

export const trumpet: Drawn = at(
  [0, 30],
  band("n", { d: "M14 46H96M30 46V66Q30 78 42 78H70Q82 78 82 66V46", width: 11 }),
  band("b", { d: "M14 46H96M30 46V66Q30 78 42 78H70Q82 78 82 66V46", width: 7 }),
  path("b", "M78 42C96 42 108 34 116 20V72C108 58 96 50 78 50Z"),
  path("d", "M4 38H9V43H18V49H9V54H4Z"),
  [42, 56, 70]
    .map((x) => box("e", [x - 6, 38, 12, 44, 3]) + path("l", `M${x} 38V28`) + box("a", [x - 6, 22, 12, 7, 3]))
    .join(""),
);

export const clarinet: Drawn = at(
  [60, 54.6, 0.9, 32],
  path("d", "M-4-64H4L6-48H-6Z"),
  box("e", [-8, -48, 16, 9, 2]),
  path("a", "M-7-39H7V40H-7Z"),
  path("a", "M-7 44H7C8 54 12 58 18 64H-18C-12 58-8 54-7 44Z"),
  box("e", [-9, 38, 18, 8, 2]),
  box("b", [-9, -4, 18, 7, 2]),
  [-30, -20, -10, 11, 21, 31].map((y) => disc("c", [0, y, 3.4])).join(""),
  path("l", "M7-26H15V-10M7 16H15V32"),
);

export const headphones: Drawn = at(
  [0, 6],
  band("l", { d: "M18 72V60a42 42 0 0 1 84 0V72", width: 8 }) +
    box("a", [8, 60, 26, 46, 12]) +
    box("a", [86, 60, 26, 46, 12]) +
    box("b", [30, 64, 10, 38, 5]) +
    box("b", [80, 64, 10, 38, 5]) +
    path("w", "M17 72V92"),
);

export const musicStand: Drawn =
  band("l", { d: "M60 72V96M60 94L30 112M60 94L90 112M60 94V112", width: 4, isRound: true }) +
  path("e", "M2 20H118L110 78H10Z") +
  path("c", "M14 8H58V68H20ZM62 8H106L100 68H62Z") +
  path("n", "M22 20H51M22.500 28H51M68 20H98M68 28H97.500M24 48H51M24.500 56H51M68 48H96M68 56H95.500") +
  disc("d", [32, 28, 4]) +
  disc("d", [44, 22, 4]) +
  disc("d", [78, 50, 4]) +
  disc("d", [88, 56, 4]) +
  path("n", "M35 28V12M47 22V12M81 50V36M91 56V40") +
  box("a", [6, 68, 108, 10, 3]);

export const clef: Drawn = at(
  [0, 4],
  band("a", {
    d: "M62 70C54 66 54 54 64 52 80 50 84 76 64 82 40 88 28 64 44 46 56 34 72 24 70 10 68-2 56 4 55 18 54 42 66 70 66 92 66 108 48 108 46 98",
    width: 6.5,
    isRound: true,
  }) + disc("a", [50, 97, 7]),
);

import { crown } from "../forms.ts";
import { at, box, type Drawn, disc, path } from "../shape.ts";

/** Rooms to sleep in, in a field of 120 by 112 units. */

/** A lamp on a bedside table, its foot at 0, 0. */
const lamp: Drawn =
  box("e", [-13, -34, 26, 34, 2]) +
  path("n", "M-13-18H13") +
  path("c", "M-2-48H2V-34H-2Z") +
  path("b", "M-7-66H7L12-48H-12Z");

/** A bed from its foot end: left edge, width, and how many pillows lie on it. */
const bedFront = ([x, width, pillows]: readonly [number, number, number]): Drawn => {
  const pillow = (width - 12) / pillows;
  return (
    path("e", `M${x} 112V44Q${x} 34 ${x + 10} 34H${x + width - 10}Q${x + width} 34 ${x + width} 44V112Z`) +
    Array.from({ length: pillows }, (_, index) =>
      box("c", [x + 6 + index * pillow + 1, 48, pillow - 2, 24, 8]),
    ).join("") +
    box("c", [x, 64, width, 20, 5]) +
    path("a", `M${x - 2} 74H${x + width + 2}V104H${x - 2}Z`) +
    box("b", [x - 2, 82, width + 4, 10]) +
    path("d", `M${x + 2} 104h8v8h-8zM${x + width - 10} 104h8v8h-8z`)
  );
};

export const doubleBed: Drawn = bedFront([8, 104, 2]);

export const twinBeds: Drawn = at([60, 112], lamp) + bedFront([2, 42, 1]) + bedFront([76, 42, 1]);

/** A lit dormer in a roof. */
export const atticRoom: Drawn =
  box("e", [88, 4, 16, 36, 1]) +
  path("a", "M22 20H98L118 92H2Z") +
  path("n", "M18 38H34M86 38H103M13 56H26M94 56H108M8 74H26M94 74H113") +
  path("c", "M34 86V44L60 24 86 44V86Z") +
  path("e", "M60 12L94 40V50L60 24 26 50V40Z") +
  box("b", [46, 48, 28, 30]) +
  path("n", "M60 48V78M46 63H74") +
  box("c", [42, 78, 36, 6, 2]) +
  box("c", [8, 92, 104, 20]) +
  path("n", "M8 98H112");

/** A window with curtains: hills, sun and water outside. */
export const viewWindow: Drawn =
  path("s", "M16 14H104V90H16Z") +
  disc("y", [76, 36, 11]) +
  path("m", "M16 60Q34 32 52 50T84 46 104 56V90H16Z") +
  path("x", "M66 62C50 66 88 70 58 78 44 82 36 86 34 90H84C86 84 96 80 88 74 82 69 70 67 74 62Z") +
  path("n", "M16 14H104V90H16ZM60 14V90") +
  path("c", "M8 12H34C34 44 28 62 16 70V90H2V12ZM112 12H86C86 44 92 62 104 70V90H118V12Z") +
  path(
    "n",
    "M16 14C16 40 14 56 8 64M104 14C104 40 106 56 112 64M25 14C25 34 22 50 16 60M95 14C95 34 98 50 104 60",
  ) +
  box("b", [0, 4, 120, 9, 4]) +
  box("e", [-2, 90, 124, 9, 2]) +
  box("c", [6, 99, 108, 13]);

/** A bed beneath a window on a garden. */
export const gardenRoom: Drawn =
  path("s", "M44 2H112V56H44Z") +
  path("m", "M44 48Q60 40 78 46T112 44V56H44Z") +
  path("e", "M86 56L88 40H92L94 56Z") +
  crown("b", { x: 90, y: 28, rx: 17, ry: 16, bumps: 9 }) +
  path("n", "M44 2H112V56H44ZM78 2V56") +
  path("e", "M4 30H14V112H4ZM106 70H116V112H106Z") +
  box("c", [14, 58, 32, 20, 8]) +
  path("a", "M14 76H106V100H14Z") +
  path("b", "M46 68H106V88H46Z") +
  box("e", [10, 98, 100, 8]);

export const bunkBed: Drawn =
  path("e", "M4 0H12V112H4ZM108 0H116V112H108Z") +
  [0, 54]
    .map(
      (y) =>
        box("c", [14, y + 20, 26, 16, 7]) +
        path(y ? "b" : "a", `M12 ${y + 34}H108V${y + 46}H12Z`) +
        path(y ? "a" : "b", `M38 ${y + 26}H108V${y + 40}H38Z`) +
        box("e", [8, y + 44, 104, 7]),
    )
    .join("") +
  path("e", "M78 20H83V112H78ZM98 20H103V112H98Z") +
  path("n", "M83 32H98M83 56H98M83 70H98M83 100H98");

export const fourPoster: Drawn =
  path("e", "M6 12H14V112H6ZM106 12H114V112H106Z") +
  path("e", "M22 84V48Q22 40 30 40H90Q98 40 98 48V84Z") +
  box("c", [26, 52, 33, 22, 8]) +
  box("c", [61, 52, 33, 22, 8]) +
  path("c", "M14 68H106V80H14Z") +
  path("a", "M14 78H106V106H14Z") +
  box("b", [14, 86, 92, 9]) +
  path("g", "M14 14H34C34 30 28 38 22 44V72H14ZM106 14H86C86 30 92 38 98 44V72H106Z") +
  path(
    "b",
    "M0 2H120V14a10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0 10 9 0 0 1-20 0Z",
  );

/** A corner of a bed beside a lamp. */
export const bedside: Drawn =
  at([30, 112, 1.5], lamp) +
  path("e", "M62 40Q62 32 70 32H118V112H62Z") +
  box("c", [66, 52, 50, 26, 10]) +
  path("c", "M58 72H118V84H58Z") +
  path("a", "M56 80H118V112H56Z") +
  path("b", "M56 88H118V97H56Z");

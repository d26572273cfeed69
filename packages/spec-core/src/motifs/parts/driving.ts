import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { boardedPlate } from "./school.ts";

/** What learners of driving learn and get, in a field of 120 by 112 units. */
export const licence: Drawn = at(
  [0, 8],
  box("c", [2, 24, 116, 80, 8]) +
    path("a", "M2 42V32q0-8 8-8H110q8 0 8 8V42Z") +
    path("w", "M14 33H46") +
    box("e", [12, 52, 34, 42, 2]) +
    path("b", "M16 94C16 82 22 78 29 78S42 82 42 94Z") +
    disc("c", [29, 68, 8]) +
    path("n", "M56 56H106M56 68H98M56 80H90") +
    disc("b", [102, 88, 8]),
);

/** A book about road signs. */
export const theoryBook: Drawn = at(
  [0, 2],
  path("c", "M24 98H100V110H30Q22 110 22 102Z") +
    path("a", "M30 4H100V98H30Q22 98 22 104V12Q22 4 30 4Z") +
    path("n", "M34 4V98") +
    path("c", "M67 22L90 62H44Z") +
    path("n", "M67 36V48M67 54v2") +
    path("w", "M50 76H84M56 85H78"),
);

/** A road with three lanes under its sign. */
export const motorway: Drawn =
  path("e", "M42 46H78L118 112H2Z") +
  band("w", { d: "M55 52L42 110M65 52L78 110", width: 3.4, dash: "12 8" }) +
  path("l", "M16 112V14M104 112V14") +
  box("a", [6, 4, 108, 36, 5]) +
  path("w", "M18 16H54M18 27H44M72 31V14M66 20l6-7 6 7M94 31V14M88 20l6-7 6 7");

/** A gear stick with the pattern of its gate. */
export const gearStick: Drawn =
  path("d", "M24 112L44 76H76L96 112Z") +
  path("w", "M36 96H84M30 105H90") +
  path("e", "M54 46H66L68 82H52Z") +
  path("a", "M60 2C84 2 94 16 90 32 86 46 74 52 60 52S34 46 30 32C26 16 36 2 60 2Z") +
  path("w", "M46 14V38M60 14V38M74 14V38M46 26H74");

/** The lever of an automatic gearbox. */
export const selector: Drawn =
  box("e", [20, 4, 80, 108, 14]) +
  box("c", [34, 16, 32, 84, 16]) +
  box("d", [45, 26, 10, 64, 5]) +
  path("n", "M76 30H86M76 46H86M76 78H86") +
  disc("b", [81, 62, 6]) +
  box("a", [26, 48, 48, 28, 14]) +
  path("w", "M38 58H54");

/** Several plates for learners, one behind the other. */
export const plateStack: Drawn = at(
  [1.9, 3.4, 0.97],
  at(
    [0, -14],
    at([40, -4, 0.8, 10], box("b", [16, 14, 88, 84, 8])) +
      at([24, 2, 0.86, 5], box("e", [16, 14, 88, 84, 8])) +
      at([-10, 14], boardedPlate),
  ),
);

/** A list with ticks on a board. */
export const checklist: Drawn =
  box("e", [16, 10, 88, 102, 6]) +
  box("c", [24, 20, 72, 84, 2]) +
  path("n", "M54 42H86M54 64H86M54 86H78") +
  band("a", { d: "M32 41l6 7 9-12M32 63l6 7 9-12M32 85l6 7 9-12", width: 4.5, isRound: true }) +
  path("b", "M42 18V12H50Q52 2 60 2T70 12H78V18Q78 24 72 24H48Q42 24 42 18Z");
